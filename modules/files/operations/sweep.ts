/**
 * Files that no row refers to go a day after they came: marked first, so that nobody takes them up again, then their bytes,
 * then what is known of them. What somebody gave for a company that he never registered goes after thirty days. Any number of processes may do so side by side; one that dies is gone on with by the next.
 */
import { Clock, Effect, Schedule } from "effect"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import { Database } from "#modules/kernel/database/scope.ts"
import { isPictureKind, previewSides } from "../codes.ts"
import { type DroppedFile, droppedBefore, dropUnused, forgetFile, keepWhatWasTakenUp } from "../repository/dropped.ts"
import { droppedWaiting, dropWaiting, forgetWaiting } from "../repository/waiting.ts"
import { storeKey } from "../rules/address.ts"
import { FileStore } from "./file-store.ts"

const dayMillis = 86_400_000
/** As long as a registration that was begun is kept (D114). */
const waitingMillis = 30 * dayMillis
/** Longer than any write that took the file up before it was marked. */
const graceMillis = 60_000
const atATime = 200

const keysOf = ({ id, kind }: Pick<DroppedFile, "id" | "kind">) => [
  storeKey({ id, kind, variant: "whole" }),
  ...(isPictureKind(kind) ? previewSides.map((variant) => storeKey({ id, kind: "webp", variant })) : []),
]

/** One round; gives how many files are gone. */
export const sweepFiles = Effect.fn("Files.sweep")(function* () {
  const { relay } = yield* Database
  const store = yield* FileStore
  const now = yield* Clock.currentTimeMillis
  const before = (millis: number) => instantOfMillis(now - millis)
  yield* Effect.promise(() => dropUnused(relay, before(dayMillis), before(0), atATime))
  yield* Effect.promise(() => keepWhatWasTakenUp(relay))
  const dropped = yield* Effect.promise(() => droppedBefore(relay, before(graceMillis), atATime))
  for (const file of dropped) {
    yield* Effect.forEach(keysOf(file), store.remove, { discard: true })
    yield* Effect.promise(() => forgetFile(relay, file))
  }
  yield* Effect.promise(() => dropWaiting(relay, before(waitingMillis), before(0), atATime))
  const waited = yield* Effect.promise(() => droppedWaiting(relay, atATime))
  for (const file of waited) {
    yield* Effect.forEach(keysOf(file), store.remove, { discard: true })
    yield* Effect.promise(() => forgetWaiting(relay, file.id))
  }
  return dropped.length + waited.length
})

/** Until interrupted, every ten minutes. */
export const sweepingFiles = sweepFiles().pipe(
  Effect.catchCause((cause) => Effect.logWarning("files that nobody uses wait to be taken away", cause)),
  Effect.repeat(Schedule.spaced("10 minutes")),
)
