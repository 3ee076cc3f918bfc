/**
 * A link by which a person sets the own password.
 *
 * Whoever makes it learns no password and sets none; who opens it proves to be the person by having been given it. It
 * works once, for an hour, and ends every sign-in of the person.
 */
import { DateTime, Effect } from "effect"
import { userStatuses } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { tell } from "#modules/kernel/write.ts"
import { personForUpdate, savePerson } from "../repository/accounts.ts"
import { insertPasswordLink, passwordLinkByHash, useUpPasswordLinks } from "../repository/password-links.ts"
import { personByEmail } from "../repository.ts"
import { tellPasswordChanged } from "./change-password.ts"
import { refuseCommon, refuseGuessable } from "./guessable.ts"
import { registerPerson } from "./people-who-sign-in.ts"
import { hashPassword, newToken, tokenHash } from "./secrets.ts"
import { endSignInsOf } from "./sessions.ts"

const life = "1 hour"

/** Whom the link is for. */
interface LinkWanted {
  readonly email: string
  /** Makes the account where there is none yet: of somebody whom a company has asked, and who has never signed in. */
  readonly name?: string | undefined
}
/** Gives the link's token, which is nowhere kept. Fails with Email_Not_exist. */
export const makePasswordLink = Effect.fn("Identity.makePasswordLink")(function* ({ email, name }: LinkWanted) {
  const before = yield* personByEmail(email)
  // Until he sets his own, the account has a password that nobody is told.
  if (before === undefined && name !== undefined) yield* registerPerson({ email, name, password: newToken() })
  const known = before ?? (yield* personByEmail(email))
  if (known === undefined) return yield* refuse("Email_Not_exist")
  const now = yield* DateTime.now
  const token = newToken()
  const until = DateTime.formatIso(DateTime.addDuration(now, life))
  yield* insertPasswordLink({
    tokenHash: tokenHash(token),
    personId: known.id,
    madeAt: DateTime.formatIso(now),
    until,
  })
  yield* tell({ action: "person.passwordLink", subject: `person:${known.id}`, after: { until } })
  return { token, until, personId: known.id, email: known.email }
})

/** Sets the password of whom the link was made for. Fails with Link_Used, Link_Expired, and Register_Token_Invalid for one that nobody made. */
export const setOwnPassword = Effect.fn("Identity.setOwnPassword")(function* (given: {
  readonly token: string
  readonly password: string
}) {
  const link = yield* passwordLinkByHash(tokenHash(given.token))
  const now = DateTime.formatIso(yield* DateTime.now)
  if (link === undefined) return yield* refuse("Register_Token_Invalid")
  if (link.usedAt !== null) return yield* refuse("Link_Used")
  if (link.until <= now) return yield* refuse("Link_Expired")
  const { personId } = link
  yield* refuseCommon(given.password)
  const passwordHash = yield* hashPassword(given.password)
  const person = (yield* personForUpdate(personId)) ?? (yield* refuse("Register_Token_Invalid"))
  yield* refuseGuessable(given.password, person.email)
  // Whoever got a link or a code by mail has proved the address as well.
  const status = person.status === userStatuses.notVerify ? userStatuses.active : person.status
  yield* savePerson(personId, { passwordHash, status, vouchedBy: null })
  yield* useUpPasswordLinks(personId, now)
  yield* endSignInsOf(personId, now)
  yield* tellPasswordChanged(person)
  yield* tell({
    action: "person.setPassword",
    subject: `person:${personId}`,
    before: { link: { madeAt: link.madeAt, usedAt: null } },
    after: { link: { madeAt: link.madeAt, usedAt: now } },
  })
  return {}
})
