import { useCallback, useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { data } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { useWrite } from "@/lib/use-write.ts"
import { invitationsKey, type ReceivedRow } from "./invitation-queries.ts"

interface Answer {
  readonly row: ReceivedRow
  readonly isAccepted: 0 | 1
}
/** Yes or no to a company, after one question; as what he read that he is asked. */
export const useAnswerInvitation = () => {
  const { t } = useTranslation("invitations")
  const roleName = useRoleName()
  const [asked, setAsked] = useState<Answer>()
  const close = () => setAsked(undefined)
  const send = useWrite({
    write: ({ row: { id, roleId }, isAccepted }: Answer, extraHeaders) =>
      data(people.acceptInvite({ body: { inviteId: id, isAccepted, roleId }, extraHeaders })),
    done: ({ isAccepted }) => t(isAccepted === 1 ? "joined" : "declined"),
    onDone: close,
    onFailed: close,
    invalidates: [invitationsKey, ["my-companies"], ["my-invitations"]],
  })
  const answer = useCallback((row: ReceivedRow, isAccepted: 0 | 1) => setAsked({ row, isAccepted }), [])
  const words = { name: asked?.row.companyName ?? "", role: roleName(asked?.row.roleId ?? 0) }
  const isYes = asked?.isAccepted === 1
  const question = (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={close}
      destructive={!isYes}
      title={t(isYes ? "joinAsk" : "declineAsk", words)}
      description={t(isYes ? "joinText" : "declineText")}
      action={t(isYes ? "join" : "decline")}
      busy={send.isPending}
      onConfirm={() => asked && send.mutate(asked)}
    />
  )
  return { answer, question }
}
