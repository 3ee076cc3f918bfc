import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { Can } from "@/lib/permissions.tsx"
import type { StaffView } from "../staff-queries.ts"

const AskDialog = lazy(async () => ({ default: (await import("./ask-dialog.tsx")).AskDialog }))

/** ログイン of who has none yet: never asked, or asked and not answered (D55). */
export function LoginCard({ view }: { readonly view: StaffView }) {
  const { t } = useTranslation("access")
  const [isAsking, setAsking] = useState(false)
  if (view.login === "own") return null
  const isAsked = view.login === "asked"
  return (
    <Card className="flex flex-col gap-3 p-4">
      <h2 className="font-bold">{t("login")}</h2>
      <p>{t(isAsked ? "loginAsked" : "loginNone")}</p>
      {isAsked && view.email !== null && <p className="break-all text-muted-foreground">{view.email}</p>}
      <Can do="giveAddress" to={view}>
        <Button variant="outline" size="sm" className="self-start" onClick={() => setAsking(true)}>
          {t(isAsked ? "askOther" : "askLater")}
        </Button>
      </Can>
      <Suspense>{isAsking && <AskDialog view={view} onClose={() => setAsking(false)} />}</Suspense>
    </Card>
  )
}
