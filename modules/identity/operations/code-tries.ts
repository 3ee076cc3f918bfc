/** Who tries an address's codes is counted by himself: five in half an hour, whatever others try. */
import { DateTime, Effect } from "effect"
import { type Instant, instantOfMillis, millisOfInstant } from "#modules/kernel/civil-day.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { Refused } from "#modules/kernel/errors.ts"
import { clientAddress } from "#modules/kernel/http/client-address.ts"
import { type Counted, triesCounted } from "../repository/sign-in.ts"
import { codeRule } from "../rules/one-time-codes.ts"
import { isBeyond, namesOfCodeTry } from "../rules/tries.ts"
import { moments } from "./moments.ts"
import { countTry, giveTryBack } from "./reserve-try.ts"

/** Too many wrong codes: none is sent or taken until then. */
export const pausedUntil = (until: Instant, now: Instant) =>
  new Refused({
    code: "Maximum_Retry_Verification_Code",
    retryAfterSeconds: Math.max(1, Math.ceil((millisOfInstant(until) - millisOfInstant(now)) / 1000)),
  })

const untilOf = ({ since }: Counted) =>
  instantOfMillis(DateTime.toEpochMillis(DateTime.makeUnsafe(since)) + codeRule.triesMinutes * 60_000)

/** Whoever has made his five tries is sent no code either. Fails with Maximum_Retry_Verification_Code. */
export const refuseOfManyTries = Effect.fn("Identity.refuseOfManyTries")(function* (email: string) {
  const names = namesOfCodeTry({ email, address: yield* clientAddress })
  const { now } = yield* moments(0)
  const [counted] = yield* acrossCompanies("tries")(triesCounted(names))
  if (counted === undefined || counted.tries < codeRule.tries || untilOf(counted) <= now) return
  return yield* pausedUntil(untilOf(counted), now)
})

/** Counts one, before the code is looked at. Fails with Maximum_Retry_Verification_Code where it is one too many. */
export const reserveCodeTry = Effect.fn("Identity.reserveCodeTry")(function* (email: string) {
  const names = namesOfCodeTry({ email, address: yield* clientAddress })
  const { now } = yield* moments(0)
  const [counted] = yield* countTry(names, codeRule.triesMinutes)
  if (counted === undefined) return yield* Effect.die(new Error("a try was not counted"))
  const giveBack = giveTryBack(names)
  if (isBeyond(counted)) {
    yield* giveBack
    return yield* pausedUntil(untilOf(counted), now)
  }
  /** Set where it was the last: until when no other is taken. */
  const pause = counted.tries === codeRule.tries ? untilOf(counted) : undefined
  return { giveBack, pause, left: codeRule.tries - counted.tries }
})
