import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Refused } from "@/features/session/account-form.tsx"
import { useSending } from "@/lib/use-sending.ts"
import type { Invitation } from "./invitation-query.ts"
import { decline } from "./join.ts"

interface DeclineProps {
  readonly invitation: Invitation
  readonly onDeclined: () => void
}
/** A no, asked about once: signed in or not, since whoever wants no account makes none to say so. */
export function Decline({ invitation, onDeclined }: DeclineProps) {
  const { t } = useTranslation("invited")
  const [isAsking, setAsking] = useState(false)
  const { companyName, email, isMine } = invitation
  const no = useSending<undefined>(async () => {
    await decline(invitation)
    onDeclined()
  })
  return (
    <div className="flex flex-col gap-3">
      {no.error !== undefined && <Refused title={t("notDeclined")} error={no.error} />}
      <Button variant="quiet" size="lg" busy={no.isBusy} onClick={() => setAsking(true)}>
        {t(isMine ? "decline" : "declineNotMe")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("declineAsk")}
        description={t(isMine ? "declineText" : "declineByLinkText", { company: companyName, email })}
        action={t("decline")}
        onConfirm={() => {
          setAsking(false)
          no.send(undefined)
        }}
      />
    </div>
  )
}
export function Declined({ invitation }: Pick<DeclineProps, "invitation">) {
  const { t } = useTranslation(["invited", "common"])
  return (
    <>
      <p role="status" className="text-base font-bold">
        {t("declined", { company: invitation.companyName })}
      </p>
      <a href="/" className="inline-flex min-h-12 items-center text-link underline">
        {t("common:toStart")}
      </a>
    </>
  )
}
