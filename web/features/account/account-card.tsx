import { Link } from "@tanstack/react-router"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { languageNames } from "@/features/session/language-choice.tsx"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { loadTexts } from "@/i18n/i18n.ts"
import type { OwnProfile } from "./profile-queries.ts"

const windows = {
  account: lazy(async () => {
    await loadTexts("profile", "account", "session", "form")
    return await import("@/features/session/account-dialog.tsx")
  }),
  display: lazy(() => import("@/features/shell/display-dialog.tsx")),
  mobile: lazy(async () => {
    await loadTexts("mobile", "profile")
    return await import("./mobile-link-dialog.tsx")
  }),
}

/** The account above all companies; what changes it opens where it stands for every screen. */
export function AccountCard({ profile }: { readonly profile: OwnProfile }) {
  const { t } = useTranslation(["mypage", "profile"])
  const workspace = useWorkspace()
  const [window, setWindow] = useState<keyof typeof windows>()
  const Window = window === undefined ? undefined : windows[window]
  return (
    <Card className="flex flex-col gap-3 p-4">
      <h2 className="text-base font-bold">{t("account")}</h2>
      <dl className="flex flex-col gap-2">
        {(
          [
            ["accountName", workspace.person.name],
            ["email", profile.email],
            ["language", languageNames[workspace.person.language]],
          ] as const
        ).map(([key, value]) => (
          <div key={key}>
            <dt className="text-xs text-muted-foreground">{t(key)}</dt>
            <dd className="break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => setWindow("account")}>
          {t("changeAccount")}
        </Button>
        <Button variant="outline" onClick={() => setWindow("display")}>
          {t("changeDisplay")}
        </Button>
        <Button variant="outline" onClick={() => setWindow("mobile")}>
          {t("signInOnPhone")}
        </Button>
        {isOpen(workspace, "/suspend") && (
          <Link to="/suspend" className={buttonVariants({ variant: "quiet" })}>
            {t("profile:leaveTitle")}
          </Link>
        )}
      </div>
      <Suspense>{Window !== undefined && <Window onClose={() => setWindow(undefined)} />}</Suspense>
    </Card>
  )
}
