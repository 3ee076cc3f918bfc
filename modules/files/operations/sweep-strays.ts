/**
 * Bytes that no row ever named: a process ended between laying them down and its commit, or while it received them. Once
 * at the start and then every day, because it looks through the whole folder.
 */
import { Effect, Schedule } from "effect"
import { Database } from "#modules/kernel/database/scope.ts"
import { clearReceived } from "#modules/kernel/http/received-left.ts"
import { idsNamed, millisNow } from "../repository/dropped.ts"
import { FileStore } from "./file-store.ts"

const dayMillis = 86_400_000
const atATime = 500
/** What isn't called after a file was not laid down by us. */
const ofFile = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\//

/** One round; gives how many copies are gone from the store. */
export const sweepStrays = Effect.fn("Files.sweepStrays")(function* () {
  const { relay } = yield* Database
  const store = yield* FileStore
  // Bytes carry the time of the machine, whatever day the product is asked to take for today.
  const before = (yield* Effect.promise(() => millisNow(relay))) - dayMillis
  yield* Effect.promise(() => clearReceived(before))
  const keys = (yield* store.laidBefore(before)).filter((key) => ofFile.test(key))
  const byId = [...Map.groupBy(keys, (key) => key.split("/")[0] ?? "")]
  let gone = 0
  for (let at = 0; at < byId.length; at += atATime) {
    const some = byId.slice(at, at + atATime)
    const named = new Set(
      yield* Effect.promise(() =>
        idsNamed(
          relay,
          some.map(([id]) => id),
        ),
      ),
    )
    const strays = some.flatMap(([id, of]) => (named.has(id) ? [] : of))
    yield* Effect.forEach(strays, store.remove, { discard: true })
    gone += strays.length
  }
  return gone
})

/** Until interrupted. */
export const sweepingStrays = sweepStrays().pipe(
  Effect.catchCause((cause) => Effect.logWarning("bytes that no row names wait to be taken away", cause)),
  Effect.repeat(Schedule.spaced("1 day")),
)
