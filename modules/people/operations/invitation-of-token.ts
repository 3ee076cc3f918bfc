/** The invitation that a link in a mail names. The link proves its reader's address and nothing else. */
import { Effect } from "effect"
import { tokenHash } from "#modules/identity/index.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { now } from "#modules/kernel/write.ts"
import { invitationByToken } from "../repository/invitations.ts"

/** Undefined for a token of no invitation. Fails with Link_Used for an answered one, Link_Expired after its day. */
export const invitationOfToken = Effect.fn("People.invitationOfToken")(function* (token: string) {
  const found = yield* invitationByToken(tokenHash(token))
  if (found === undefined) return undefined
  if (found.state !== "open") return yield* refuse("Link_Used")
  return found.expiresAt <= (yield* now) ? yield* refuse("Link_Expired") : found
})

/** As above, of this address. Fails with Invite_Token_Invalid, too. */
export const invitationTo = Effect.fn("People.invitationTo")(function* (email: string, token: string) {
  const found = yield* invitationOfToken(token)
  if (found === undefined || found.email.toLowerCase() !== email.toLowerCase())
    return yield* refuse("Invite_Token_Invalid")
  return found
})
