/** A code is typed in: counted before it is compared, so that a million tries at once are five. */
import { timingSafeEqual } from "node:crypto"
import { Effect } from "effect"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { errorText, refuse } from "#modules/kernel/errors.ts"
import { RequestId } from "#modules/kernel/http/request-id.ts"
import { spokenLanguage } from "#modules/kernel/http/spoken-language.ts"
import { Keys } from "#modules/kernel/keys.ts"
import { tell, writeAcross } from "#modules/kernel/write.ts"
import { codeOf, countTry, useCode } from "../repository/one-time-codes.ts"
import { insertPasswordLink } from "../repository/password-links.ts"
import { codeRule, codeText } from "../rules/one-time-codes.ts"
import { moments } from "./moments.ts"
import { pausedUntil } from "./request-otp.ts"
import { addressHash, newToken, tokenHash } from "./secrets.ts"

const platform = acrossCompanies("one-time code")

const wrong = Effect.gen(function* () {
  const message = errorText("Verification_Code_Invalid", yield* spokenLanguage)
  return yield* refuse("Verification_Code_Invalid", [{ field: "code", message }])
})

/**
 * Gives the token with which a new password is set within ten minutes (forgot-password).
 *
 * Fails with Verification_Code_Invalid for a wrong, used or ended code and for an address that nobody asked for, and with
 * Maximum_Retry_Verification_Code from the fifth wrong one on, for half an hour.
 */
export const checkOtp = Effect.fn("Identity.checkOtp")(function* (given: {
  readonly email: string
  readonly code: string
}) {
  const of = addressHash(given.email)
  const { now, until } = yield* moments(codeRule.life)
  const pause = yield* moments(codeRule.pause)
  const { auditMac } = yield* Keys
  const tried = yield* platform(countTry(of, { most: codeRule.tries, now, pausedUntil: pause.until }))
  if (tried === undefined) {
    const last = yield* platform(codeOf(of))
    return yield* last?.pausedUntil != null && last.pausedUntil > now ? pausedUntil(last.pausedUntil, now) : wrong
  }
  if (!timingSafeEqual(auditMac(codeText(given.email, given.code)), tried.codeMark) || tried.personId === null)
    return yield* tried.pausedUntil === null ? wrong : pausedUntil(tried.pausedUntil, now)
  const using = Effect.gen(function* () {
    const personId = (yield* useCode(of, now)) ?? (yield* wrong)
    const token = newToken()
    yield* insertPasswordLink({ tokenHash: tokenHash(token), personId, madeAt: now, until })
    yield* tell({
      action: "person.checkCode",
      subject: `person:${personId}`,
      before: { usedAt: null },
      after: { usedAt: now },
    })
    return { token, until }
  })
  return yield* writeAcross({ reason: "one-time code", personId: null, requestId: yield* RequestId }, using)
})
