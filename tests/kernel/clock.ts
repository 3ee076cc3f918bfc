/** A clock that runs, but from a moment that the test names: a test of a day must not depend on the hour it runs at. */
import { Clock, Effect } from "effect"

export interface MovedClock {
  readonly clock: Clock.Clock
  /** Goes on from this moment. */
  readonly set: (instant: string) => void
  /** Later by so much. */
  readonly advance: (millis: number) => void
  readonly now: () => number
}

export const movedClock = (instant: string): MovedClock => {
  const real = Effect.runSync(Clock.clockWith((clock) => Effect.succeed(clock)))
  let ahead = 0
  const millis = () => real.currentTimeMillisUnsafe() + ahead
  const nanos = () => real.currentTimeNanosUnsafe() + BigInt(ahead) * 1_000_000n
  const set = (to: string) => {
    ahead = Date.parse(to) - real.currentTimeMillisUnsafe()
  }
  set(instant)
  const clock: Clock.Clock = Object.assign(Object.create(real), {
    currentTimeMillisUnsafe: millis,
    currentTimeMillis: Effect.sync(millis),
    currentTimeNanosUnsafe: nanos,
    currentTimeNanos: Effect.sync(nanos),
  })
  const advance = (later: number) => {
    ahead += later
  }
  return { clock, set, advance, now: millis }
}
