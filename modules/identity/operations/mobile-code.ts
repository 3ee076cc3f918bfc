/**
 * What a link to the mobile app carries instead of tokens (D97): an address is written into logs and shown to whoever looks
 * over a shoulder; a code that was used or is a minute old opens nothing.
 */
import { Effect } from "effect"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { tell } from "#modules/kernel/write.ts"
import { personById } from "../repository/accounts.ts"
import { dropOldMobileCodes, insertMobileCode, mobileCodeByHash, useMobileCode } from "../repository/mobile-codes.ts"
import { moments } from "./moments.ts"
import { newToken, tokenHash } from "./secrets.ts"
import { refusalOf } from "./sessions.ts"

const seconds = 60

/** A code for the signed-in person, in the company that he has chosen. */
export const makeMobileCode = Effect.fn("Identity.makeMobileCode")(function* (companyId: number | null) {
  const { personId } = yield* CurrentPerson
  const { now, until } = yield* moments(`${seconds} seconds`)
  const { before } = yield* moments("1 day")
  const code = newToken()
  yield* insertMobileCode({ codeHash: tokenHash(code), personId, forCompany: companyId, madeAt: now, until })
  yield* dropOldMobileCodes(before)
  yield* tell({ action: "person.mobileLink", subject: `person:${personId}`, after: { companyId, until } })
  return { code, until, seconds }
})

/** Uses a code up; gives whose it is. Fails with Link_Expired (an unknown one too), Link_Used, and what his account says. */
export const takeMobileCode = Effect.fn("Identity.takeMobileCode")(function* (code: string) {
  const hash = tokenHash(code)
  const held = (yield* mobileCodeByHash(hash)) ?? (yield* refuse("Link_Expired"))
  const { now } = yield* moments(0)
  if (held.usedAt !== null) return yield* refuse("Link_Used")
  if (held.until <= now) return yield* refuse("Link_Expired")
  const person = (yield* personById(held.personId)) ?? (yield* refuse("Link_Expired"))
  const refused = refusalOf(person.status)
  if (refused !== undefined) return yield* refuse(refused)
  yield* useMobileCode(hash, now)
  return { personId: held.personId, companyId: held.forCompany }
})
