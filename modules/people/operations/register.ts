/**
 * Somebody makes himself an account: a founder or a customer without invitation proves the address by a second mail, who
 * comes from an invitation has proved it and is signed in. The invitation itself waits for his yes (D70, D71).
 */
import { Effect } from "effect"
import {
  giveTryBack,
  hashPassword,
  namesOfLink,
  openAccount,
  openProvenAccount,
  refuseGuessable,
  remembered,
  reserveTry,
  signedIn,
} from "#modules/identity/index.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { clientAddress } from "#modules/kernel/http/client-address.ts"
import { RequestId } from "#modules/kernel/http/request-id.ts"
import { spokenLanguage } from "#modules/kernel/http/spoken-language.ts"
import { lookIntoCompany, writeAcross } from "#modules/kernel/write.ts"
import { wasKeptFor } from "#modules/notifications/index.ts"
import type { Register } from "../contract/account.ts"
import { invitationTo } from "./invitation-of-token.ts"

const platform = acrossCompanies("register")

/** The company of an invitation whose link its people could read in 送信履歴 themselves; null where a mail server took it. */
const vouching = Effect.fn("People.vouching")(function* (email: string, inviteToken: string) {
  const { companyId } = yield* invitationTo(email, inviteToken)
  yield* lookIntoCompany(companyId)
  return (yield* wasKeptFor(companyId, "invitation", email)) ? companyId : null
})

/**
 * Fails with Maximum_Request; with an invitation's token also with Invite_Token_Invalid, Link_Used, Link_Expired and
 * Email_Already_exist. Without one it never says whether the address has an account (D68).
 */
export const register = Effect.fn("People.register")(function* (of: Register) {
  const { agreedTerms, email, inviteToken, name, password } = of
  const language = of.language ?? (yield* spokenLanguage)
  if (inviteToken === undefined) return yield* openAccount({ agreedTerms, email, language, name, password })
  yield* refuseGuessable(password, email)
  // A hash is dear, and hashes wait for each other: links are counted by whom they come from.
  const names = namesOfLink(yield* clientAddress)
  yield* reserveTry(names)
  const vouchedBy = yield* platform(vouching(email, inviteToken))
  const passwordHash = yield* hashPassword(password)
  const registering = Effect.gen(function* () {
    // It may have been answered while the password was hashed.
    yield* invitationTo(email, inviteToken)
    return yield* signedIn(yield* openProvenAccount({ agreedTerms, email, language, name, passwordHash, vouchedBy }))
  })
  const by = { reason: "register", personId: null, requestId: yield* RequestId }
  const tokens = yield* writeAcross(by, registering)
  yield* giveTryBack(names)
  return yield* remembered(tokens)
})
