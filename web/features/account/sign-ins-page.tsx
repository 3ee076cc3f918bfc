import { useSuspenseQuery } from "@tanstack/react-query"
import { CircleHelp, type LucideIcon, Monitor, Smartphone, Tablet } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { PageHead } from "@/features/shell/page-head.tsx"
import { data, identity } from "@/lib/client.ts"
import { clockTime, dayOfInstant, slashDate } from "@/lib/format.ts"
import { useWrite } from "@/lib/use-write.ts"
import { type SignInEntry, signInsQuery } from "./sign-ins-query.ts"

const icons: Readonly<Record<SignInEntry["device"], LucideIcon>> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Monitor,
  unknown: CircleHelp,
}

/** ログインの記録: a year of one's own sign-ins; what one does not know is ended here, and the password changed. */
export function SignInsPage() {
  const { t } = useTranslation("profile")
  const { data: signIns } = useSuspenseQuery(signInsQuery)
  const [asked, setAsked] = useState<SignInEntry>()
  const end = useWrite({
    write: ({ id }: SignInEntry, extraHeaders) => data(identity.endSignIn({ params: { id }, body: {}, extraHeaders })),
    done: t("signInEnded"),
    onDone: () => setAsked(undefined),
    onFailed: () => setAsked(undefined),
    invalidates: [signInsQuery.queryKey],
  })
  return (
    <div className="flex flex-col pb-6">
      <PageHead title={t("signIns")} detail={t("signInsDetail")} />
      <div className="flex max-w-190 flex-col gap-3 px-5 max-md:px-4">
        <Card>
          <ul className="divide-y">
            {signIns.map((entry) => (
              <SignInLine key={entry.id} entry={entry} onEnd={() => setAsked(entry)} />
            ))}
          </ul>
        </Card>
        <p className="text-sm text-muted-foreground">{t("signInsHint")}</p>
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={t("signInEndAsk")}
        description={t("signInEndText")}
        action={t("signInEnd")}
        destructive={false}
        busy={end.isPending}
        onConfirm={() => asked && end.mutate(asked)}
      />
    </div>
  )
}

interface LineProps {
  readonly entry: SignInEntry
  readonly onEnd: () => void
}
function SignInLine({ entry: { address, at, device, isCurrent, isOpen }, onEnd }: LineProps) {
  const { t } = useTranslation("profile")
  const Icon = icons[device]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Icon className="size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <b className="block">{t(`device.${device}`)}</b>
        <span className="tnum text-sm text-muted-foreground">
          <time dateTime={at}>
            {slashDate(dayOfInstant(at))} {clockTime(at)}
          </time>
          　{address ?? t("addressUnknown")}
        </span>
      </span>
      {isCurrent ? (
        <Badge tone="success">{t("thisDevice")}</Badge>
      ) : isOpen ? (
        <Button variant="outline" size="sm" onClick={onEnd}>
          {t("signInEnd")}
        </Button>
      ) : (
        <Badge>{t("signInOver")}</Badge>
      )}
    </li>
  )
}
