/** The days of an invitation are over: whoever holds its link asks the company to send it again (INV-13, 21-4). */
import { Effect } from "effect"
import { personWithPreferences, tokenHash } from "#modules/identity/index.ts"
import { instantOfMillis, millisOfInstant } from "#modules/kernel/civil-day.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { found } from "#modules/kernel/policy.ts"
import { adoptCompany } from "#modules/kernel/write.ts"
import { invitationByToken, invitationForUpdate, saveAskedAgain } from "../repository/invitations.ts"
import { invitationFault, isExpired } from "../rules/invitation-fault.ts"
import { senderHears, tellAskedAgain } from "./tell-asked-again.ts"
import { tellInvitation } from "./tell-invitation.ts"

/** Who presses again within the hour is answered as before, and nobody is told twice. */
const quietMillis = 3_600_000

/**
 * Runs above all companies and goes on as the one that asked. Fails with Link_Used for an answered one and with
 * Invite_Token_Invalid for one that was withdrawn, that a newer mail took the place of, or that is good still. Names its
 * sender where he is told himself.
 */
export const askForInvitation = Effect.fn("People.askForInvitation")(function* (token: string) {
  const unknown = refuse("Invite_Token_Invalid")
  const { companyId, id } = (yield* invitationByToken(tokenHash(token))) ?? (yield* unknown)
  yield* adoptCompany(companyId)
  const held = yield* found(invitationForUpdate(companyId, id))
  const at = yield* instantNow
  if (held.tokenHash === null || !tokenHash(token).equals(held.tokenHash)) return yield* unknown
  if (!isExpired(held, at)) {
    const stands = refuse("Invite_Token_Invalid", [{ field: "token", message: messageKey("invitationStands") }])
    return yield* invitationFault(held, at, "token") ?? stands
  }
  const inviter = (yield* senderHears(held)) ? (yield* personWithPreferences(held.invitedBy)).name : null
  const { askedAgainAt } = held
  const quietFrom = instantOfMillis(millisOfInstant(at) - quietMillis)
  if (askedAgainAt !== null && askedAgainAt > quietFrom)
    return { companyName: held.companyName, inviter, askedAt: askedAgainAt }
  yield* saveAskedAgain(companyId, id, at)
  yield* tellInvitation(companyId, id, { action: "askAgain", before: { askedAgainAt }, after: { askedAgainAt: at } })
  yield* tellAskedAgain(held, at)
  return { companyName: held.companyName, inviter, askedAt: at }
})
