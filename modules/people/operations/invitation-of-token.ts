/** The invitation that a link in a mail names. The link proves its reader's address and nothing else. */
import { Effect } from "effect"
import { tokenHash } from "#modules/identity/index.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { now } from "#modules/kernel/write.ts"
import { invitationByToken } from "../repository/invitations.ts"
import { invitationFault } from "../rules/invitation-fault.ts"

/**
 * Undefined for a token of no invitation, such as one that a newer mail took the place of. Fails with Link_Used for an
 * answered one, Link_Expired after its day, Invite_Token_Invalid where it was withdrawn.
 */
export const invitationOfToken = Effect.fn("People.invitationOfToken")(function* (token: string, field = "token") {
  const found = yield* invitationByToken(tokenHash(token))
  if (found === undefined) return undefined
  const fault = invitationFault(found, yield* now, field)
  return fault === undefined ? found : yield* fault
})

/** As above, of this address. Fails with Invite_Token_Invalid for another one, too. */
export const invitationTo = Effect.fn("People.invitationTo")(function* (email: string, token: string) {
  const found = yield* invitationOfToken(token, "inviteToken")
  if (found === undefined) return yield* refuse("Invite_Token_Invalid")
  if (found.email.toLowerCase() !== email.toLowerCase())
    return yield* refuse("Invite_Token_Invalid", [{ field: "email", message: messageKey("invitationOfAnother") }])
  return found
})
