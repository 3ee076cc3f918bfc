/** Hears what a channel of PostgreSQL tells, whichever process tells it, until the scope ends. */
import { Effect } from "effect"
import type postgres from "postgres"
import { inTime } from "./reserve.ts"

/** A connection that is lost while the scope ends is not waited for. */
const farewellMillis = 1_000

/**
 * Nobody waits for it: a database that is away now is listened to once it is there, because the driver tries again by
 * itself after a lost connection, the first one too. Whoever must miss nothing also asks by the clock.
 */
export const hear = (pool: postgres.Sql, channel: string, heard: (payload: string) => void) => {
  let isOver = false
  const told = (payload: string) => {
    if (!isOver) heard(payload)
  }
  const listening = Effect.promise(() => pool.listen(channel, told)).pipe(
    Effect.catchCause((cause) =>
      Effect.andThen(Effect.logWarning("a channel is listened to later", channel, cause), Effect.never),
    ),
  )
  const forgotten = (unlisten: () => Promise<void>) =>
    Effect.promise(() => inTime(unlisten(), farewellMillis).catch(() => undefined))
  return Effect.gen(function* () {
    yield* Effect.addFinalizer(() =>
      Effect.sync(() => {
        isOver = true
      }),
    )
    yield* Effect.forkScoped(
      Effect.flatMap(listening, ({ unlisten }) => Effect.onInterrupt(Effect.never, () => forgotten(unlisten))),
    )
  })
}
