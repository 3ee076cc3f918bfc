/** Counts what may be tried so often and no oftener, before it is made: in scopes of its own, so that a refusal keeps it. */
import { DateTime, Duration, Effect } from "effect"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { Refused } from "#modules/kernel/errors.ts"
import { countTries, giveTriesBack } from "../repository/sign-in.ts"
import { isBeyond, longestMinutes, windowMinutes } from "../rules/tries.ts"

const platform = acrossCompanies("tries")

/** What was right, or was not made, is no try. */
export const giveTryBack = (names: ReadonlyArray<string>) => platform(giveTriesBack(names))

/** One try more under each of these names, within so many minutes. */
export const countTry = Effect.fn("Identity.countTry")(function* (
  names: ReadonlyArray<string>,
  minutes: number = windowMinutes,
) {
  const now = yield* DateTime.now
  const before = (ago: number) => DateTime.formatIso(DateTime.subtractDuration(now, Duration.minutes(ago)))
  const window = { now: DateTime.formatIso(now), began: before(minutes), forgotten: before(longestMinutes) }
  return yield* platform(countTries(names, window))
})

/** One that is too many is not made. Fails with Maximum_Request. */
export const reserveTry = Effect.fn("Identity.reserveTry")(function* (names: ReadonlyArray<string>) {
  const now = yield* DateTime.now
  const window = Duration.minutes(windowMinutes)
  const counted = yield* countTry(names)
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
