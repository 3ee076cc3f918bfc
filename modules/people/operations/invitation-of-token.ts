/** The invitation that a link in a mail names. The link proves its reader's address and nothing else. */
import { Effect } from "effect"
import { personWithPreferences, tokenHash } from "#modules/identity/index.ts"
import { Refused, refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { now } from "#modules/kernel/write.ts"
import { type InvitationRow, invitationByToken } from "../repository/invitations.ts"
import { invitationFault } from "../rules/invitation-fault.ts"
import { maskedAddress } from "../rules/masked-address.ts"

/** Whose it was and how it ended: told with the refusal, since whoever holds the link has read that mail. */
const ended = Effect.fnUntraced(function* (of: InvitationRow) {
  const { answeredAt, companyName, email, expiresAt, invitedBy, state } = of
  const { name: inviter } = yield* personWithPreferences(invitedBy)
  return { companyName, inviter, email: maskedAddress(email), state, at: answeredAt ?? expiresAt }
})

/**
 * Undefined for a token of no invitation, such as one that a newer mail took the place of. Fails with Link_Used for an
 * answered one, Link_Expired after its day, Invite_Token_Invalid where it was withdrawn.
 */
export const invitationOfToken = Effect.fn("People.invitationOfToken")(function* (token: string, field = "token") {
  const found = yield* invitationByToken(tokenHash(token))
  if (found === undefined) return undefined
  const fault = invitationFault(found, yield* now, field)
  if (fault === undefined) return found
  const { code, fields } = fault
  return yield* new Refused({ code, ...(fields === undefined ? {} : { fields }), view: yield* ended(found) })
})

/** As above, of this address. Fails with Invite_Token_Invalid for another one, too. */
export const invitationTo = Effect.fn("People.invitationTo")(function* (email: string, token: string) {
  const found = yield* invitationOfToken(token, "inviteToken")
  if (found === undefined) return yield* refuse("Invite_Token_Invalid")
  if (found.email.toLowerCase() !== email.toLowerCase())
    return yield* refuse("Invite_Token_Invalid", [{ field: "email", message: messageKey("invitationOfAnother") }])
  return found
})
