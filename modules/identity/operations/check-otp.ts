/** A code is typed in: counted before it is compared, so that a million tries at once are five, and 25 from everywhere. */
import { timingSafeEqual } from "node:crypto"
import { Effect } from "effect"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { RequestId } from "#modules/kernel/http/request-id.ts"
import { Keys } from "#modules/kernel/keys.ts"
import { tell, writeAcross } from "#modules/kernel/write.ts"
import { codeOf, countTryOfAll, useCode } from "../repository/one-time-codes.ts"
import { insertPasswordLink } from "../repository/password-links.ts"
import { codeRule, codeText } from "../rules/one-time-codes.ts"
import { pausedUntil, reserveCodeTry } from "./code-tries.ts"
import { moments } from "./moments.ts"
import { addressHash, newToken, tokenHash } from "./secrets.ts"

const platform = acrossCompanies("one-time code")

/** The tries that are left are his own, known address or not. */
const wrongCode = (left: number) =>
  refuse("Verification_Code_Invalid", [{ field: "code", message: messageKey("codeTriesLeft", left) }])

/**
 * Gives the token with which a new password is set within ten minutes (forgot-password).
 *
 * Fails with Verification_Code_Invalid for a wrong, used or ended code and for an address that nobody asked for, and with
 * Maximum_Retry_Verification_Code from his fifth wrong one on, for half an hour, and where all together have killed the code.
 */
export const checkOtp = Effect.fn("Identity.checkOtp")(function* (given: {
  readonly email: string
  readonly code: string
}) {
  const of = addressHash(given.email)
  const { now, until } = yield* moments(codeRule.life)
  const { auditMac } = yield* Keys
  const { giveBack, left, pause } = yield* reserveCodeTry(given.email)
  const wrong = wrongCode(left)
  const wrongOne = pause === undefined ? wrong : pausedUntil(pause, now)
  const tried = yield* platform(countTryOfAll(of, { most: codeRule.triesOfAll, now }))
  if (tried === undefined) {
    const last = yield* platform(codeOf(of))
    if (last?.pausedUntil == null || last.pausedUntil <= now) return yield* wrongOne
    yield* giveBack
    return yield* pausedUntil(last.pausedUntil, now)
  }
  if (!timingSafeEqual(auditMac(codeText(given.email, given.code)), tried.codeMark) || tried.personId === null)
    return yield* wrongOne
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
  const link = yield* writeAcross({ reason: "one-time code", personId: null, requestId: yield* RequestId }, using)
  yield* giveBack
  return link
})
