/**
 * The sealer: gives each committed entry its place in its company's chain, once a second and off the write path.
 *
 * No write waits for it or locks a chain's end; it takes what is committed, in batches, and one process seals at a time.
 * Between commit and seal an entry has its own mark and no neighbours yet.
 */
import { DateTime, Effect, Schedule } from "effect"
import type postgres from "postgres"
import { type Anchor, anchorMark, type Chain, linkOf, noLink } from "../../kernel/audit/marks.ts"
import { inTransaction } from "../../kernel/database/reserve.ts"
import { Database } from "../../kernel/database/scope.ts"
import { type KeyRing, Keys } from "../../kernel/keys.ts"
import { appendAnchors, bytesOfAnchors, keepAnchorsOnly, readAnchors } from "./anchor-file.ts"
import { worthKeeping } from "./compact.ts"
import {
  anchorsIn,
  asOnlySealer,
  endsOf,
  hasOpenEntries,
  heldAnchors,
  keepAnchors,
  type OpenEntry,
  openEntries,
  placeEntries,
  type SealedEntry,
} from "./repository/seals.ts"

const atOnce = 1000

/** Continues each chain from its end: the entries with their places, and where the chains end now. */
export const chained = (keys: KeyRing, ends: ReadonlyArray<Anchor>, entries: ReadonlyArray<OpenEntry>) => {
  const newest = new Map<Chain, Anchor>(ends.map((end) => [end.chain, end]))
  const sealed = entries.map((entry): SealedEntry => {
    const end = newest.get(entry.chain)
    const place = (end?.place ?? 0) + 1
    const previous = end?.link ?? noLink
    const link = linkOf(keys, entry.chain, place, { ...entry, previous })
    newest.set(entry.chain, { chain: entry.chain, place, link })
    return { ...entry, place, previous, link }
  })
  const touched = new Set(entries.map(({ chain }) => chain))
  const anchors = [...newest.values()]
    .filter(({ chain }) => touched.has(chain))
    .map((anchor) => ({ ...anchor, mac: anchorMark(keys, anchor) }))
  return { sealed, anchors }
}

const sealBatch = (relay: postgres.Sql, keys: KeyRing) =>
  inTransaction(relay, (sql) =>
    openEntries(sql, atOnce).then((entries) =>
      entries.length === 0
        ? { sealed: [], anchors: [] }
        : endsOf(sql, [...new Set(entries.map(({ chain }) => chain))]).then((ends) => {
            const batch = chained(keys, ends, entries)
            return Promise.all([placeEntries(sql, batch.sealed), keepAnchors(sql, batch.anchors)]).then(() => batch)
          }),
    ),
  )

const now = Effect.map(DateTime.now, DateTime.formatIso)

/** Seals one batch; gives how many entries it had. Nothing when another process is sealing. */
export const sealOnce = Effect.fn("Audit.sealOnce")(function* (folder: string) {
  const { relay } = yield* Database
  const keys = yield* Keys
  if (!(yield* Effect.promise(() => hasOpenEntries(relay)))) return 0
  const at = yield* now
  // The file is written after the commit, or a lost one would leave an anchor to nothing; and still as the only sealer.
  const sealed = yield* Effect.promise(() =>
    asOnlySealer(relay, () =>
      sealBatch(relay, keys).then((batch) => {
        appendAnchors(folder, at, batch.anchors)
        return batch.sealed.length
      }),
    ),
  )
  return sealed?.done ?? 0
})

/** The anchors that a process committed and died before writing, or could not write, are in the database still. */
const catchUp = Effect.fn("Audit.catchUp")(function* (folder: string) {
  const { relay } = yield* Database
  const at = yield* now
  const anchors = yield* Effect.promise(() => anchorsIn(relay))
  yield* Effect.sync(() => appendAnchors(folder, at, anchors))
})

/** Drops the anchors that others vouch for; nothing when another process is sealing. */
export const compactAnchors = Effect.fn("Audit.compactAnchors")(function* (folder: string) {
  const { relay } = yield* Database
  const keys = yield* Keys
  yield* Effect.promise(() =>
    asOnlySealer(relay, () => {
      const anchors = readAnchors(folder)
      return heldAnchors(relay, anchors).then((held) => {
        const isHeld = new Set(anchors.filter((_, at) => held.has(at)))
        keepAnchorsOnly(
          folder,
          worthKeeping(keys, anchors, (anchor) => isHeld.has(anchor)),
        )
      })
    }),
  )
})

const smallEnoughBytes = 1_000_000

/** Compacts when the files have doubled since the last time, and never while they are small. */
const compacting = (folder: string) => {
  let leftBytes = smallEnoughBytes / 2
  return Effect.gen(function* () {
    if (bytesOfAnchors(folder) <= 2 * leftBytes) return
    yield* compactAnchors(folder)
    leftBytes = Math.max(smallEnoughBytes / 2, bytesOfAnchors(folder))
  })
}

/** A statement in the queue of a pool may be lost with a connection, and postgres.js never answers it. */
const longestRound = "30 seconds"

/** Seals until interrupted, a full batch at once and else once a second. */
export const sealing = (folder: string) => {
  const sealedOnce = Effect.timeout(Effect.tap(sealOnce(folder), compacting(folder)), longestRound)
  const round = Effect.flatMap(sealedOnce, (sealed) => (sealed < atOnce ? Effect.sleep("1 second") : Effect.void))
  return catchUp(folder).pipe(
    Effect.timeout(longestRound),
    Effect.andThen(Effect.repeat(round, Schedule.forever)),
    Effect.catchCause((cause) =>
      Effect.logWarning("the sealer waits for the database or its folder", cause).pipe(
        Effect.andThen(Effect.sleep("1 second")),
      ),
    ),
    Effect.repeat(Schedule.forever),
  )
}
