/** Counts what may be tried so often and no oftener, before it is made: in scopes of its own, so that a refusal keeps it. */
import { DateTime, Duration, Effect } from "effect"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { Refused } from "#modules/kernel/errors.ts"
import { countTries, giveTriesBack } from "../repository/sign-in.ts"
import { isBeyond, windowMinutes } from "../rules/tries.ts"

const platform = acrossCompanies("tries")

/** What was right, or was not made, is no try. */
export const giveTryBack = (names: ReadonlyArray<string>) => platform(giveTriesBack(names))

/** One that is too many is not made. Fails with Maximum_Request. */
export const reserveTry = Effect.fn("Identity.reserveTry")(function* (names: ReadonlyArray<string>) {
  const now = yield* DateTime.now
  const window = Duration.minutes(windowMinutes)
  const windowBegan = DateTime.formatIso(DateTime.subtractDuration(now, window))
  const counted = yield* platform(countTries(names, DateTime.formatIso(now), windowBegan))
  const beyond = counted.filter(isBeyond)
  if (beyond.length === 0) return
  yield* giveTryBack(names)
  const until = beyond.map(({ since }) => DateTime.addDuration(DateTime.makeUnsafe(since), window))
  const millis = Math.max(...until.map((one) => DateTime.toEpochMillis(one) - DateTime.toEpochMillis(now)))
  return yield* new Refused({
    code: "Maximum_Request",
    reason: "limit of tries",
    retryAfterSeconds: Math.max(1, Math.ceil(millis / 1000)),
  })
})
