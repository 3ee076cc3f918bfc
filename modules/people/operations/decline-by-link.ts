/** A no by the link of an invitation's mail: whoever does not want an account needs none to say so. */
import { Effect } from "effect"
import { tokenHash } from "#modules/identity/index.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { found } from "#modules/kernel/policy.ts"
import { adoptCompany, now } from "#modules/kernel/write.ts"
import { closeInvitation, invitationForUpdate } from "../repository/invitations.ts"
import { invitationFault } from "../rules/invitation-fault.ts"
import { invitationOfToken } from "./invitation-of-token.ts"
import { tellInvitation } from "./tell-invitation.ts"
import { tellSender } from "./tell-sender.ts"

/**
 * Runs above all companies and goes on as the one that asked; its sender is told. Fails with Invite_Token_Invalid,
 * Link_Used and Link_Expired.
 */
export const declineByLink = Effect.fn("People.declineByLink")(function* (token: string) {
  const unknown = refuse("Invite_Token_Invalid")
  const { companyId, id } = (yield* invitationOfToken(token)) ?? (yield* unknown)
  yield* adoptCompany(companyId)
  const held = yield* found(invitationForUpdate(companyId, id))
  const at = yield* now
  // It may have been answered meanwhile, or sent again by another link.
  if (held.tokenHash === null || !tokenHash(token).equals(held.tokenHash)) return yield* unknown
  const fault = invitationFault(held, at, "token")
  if (fault !== undefined) return yield* fault
  yield* closeInvitation(companyId, id, { state: "refused", answeredBy: null, answeredAt: at })
  yield* tellInvitation(companyId, id, {
    action: "refuse",
    before: { state: held.state },
    after: { companyId, personId: null, membershipId: null, staffId: held.staffId },
  })
  yield* tellSender(held, false)
  return { companyName: held.companyName }
})
