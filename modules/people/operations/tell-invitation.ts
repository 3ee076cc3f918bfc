/** What is told of an invitation: the audit's entry, and the fact for open lists. */
import { tell } from "#modules/kernel/write.ts"

interface Happened {
  readonly action: "ask" | "resend" | "withdraw" | "changeRole" | "accept" | "refuse" | "askAgain"
  readonly before?: unknown
  readonly after: unknown
}
export const tellInvitation = (companyId: number, id: number, { action, ...what }: Happened) =>
  tell(
    { action: `invitation.${action}`, subject: `invitation:${id}`, ...what },
    { topic: "InvitationChanged", body: { companyId, invitationId: id } },
  )
