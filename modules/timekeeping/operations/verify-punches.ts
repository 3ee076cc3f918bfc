/**
 * Punches compared with the audit that sealed them, for `audit verify`: what was changed, removed or written past the
 * product is named. Piece by piece, whatever the number of punches, and while people press.
 */
import { Effect, Schema } from "effect"
import {
  entriesOfAction,
  lastEntriesOf,
  type SealingEntry,
  subjectsWithPrefix,
} from "#modules/kernel/audit/repository/entries.ts"
import { contentCount } from "#modules/kernel/audit/sealed-content.ts"
import { type PunchWithRests, punchesAfter, punchesByIds } from "../repository/punches.ts"
import { punchSeal } from "../rules/punch-seal.ts"

const atOnce = 500
const prefix = "punch:"
const subjectOf = (id: number) => `${prefix}${id}`

const sealOf = Schema.decodeUnknownOption(Schema.Struct({ seal: Schema.String }))
const whoseOf = Schema.decodeUnknownOption(
  Schema.Struct({ staffId: Schema.Int, day: Schema.optionalKey(Schema.String) }),
)

type Judged = "proven" | "notSealed" | "changed" | "unwritten"
const judged = (punch: PunchWithRests, entry: SealingEntry | undefined): Judged => {
  if (entry === undefined) return "unwritten"
  const sealed = sealOf(entry.after)
  if (sealed._tag === "None") return "notSealed"
  return sealed.value.seal === punchSeal(punch) ? "proven" : "changed"
}

/**
 * Whether these are changed indeed: one that somebody presses for between the look at it and the look at its entry is
 * looked at again, until its entry was the same before and after.
 */
const changedIndeed = Effect.fn("Timekeeping.changedIndeed")(function* (companyId: number, ids: ReadonlyArray<number>) {
  const found: Array<PunchWithRests> = []
  let open = ids
  while (open.length > 0) {
    const subjects = open.map(subjectOf)
    const before = yield* lastEntriesOf(companyId, subjects)
    const punches = yield* punchesByIds(companyId, open)
    const after = yield* lastEntriesOf(companyId, subjects)
    const isSettled = (id: number) => before.get(subjectOf(id))?.id === after.get(subjectOf(id))?.id
    for (const punch of punches) {
      if (punch === undefined || !isSettled(punch.id)) continue
      if (judged(punch, after.get(subjectOf(punch.id))) === "changed") found.push(punch)
    }
    open = open.filter((id) => !isSettled(id))
  }
  return found
})

/** How many punches were written in bulk, before each had an entry of its own. */
const writtenInBulk = Effect.fn("Timekeeping.writtenInBulk")(function* (companyId: number) {
  const bulk = Schema.decodeUnknownOption(Schema.Struct({ punches: Schema.Int }))
  let [count, last] = [0, "0"]
  for (;;) {
    const entries = yield* entriesOfAction(companyId, "punch.takeIn", last, atOnce)
    for (const { id, after } of entries) {
      const of = bulk(after)
      count += of._tag === "Some" ? of.value.punches : 0
      last = id
    }
    if (entries.length < atOnce) return count
  }
})

const fault = (kind: "changed" | "inserted", { id, staffId, workDay }: PunchWithRests) => ({
  kind,
  row: subjectOf(id),
  userId: staffId,
  of: workDay,
})

type Count = ReturnType<typeof contentCount>

/** Every punch that is there. */
const verifyPresent = Effect.fn("Timekeeping.verifyPresent")(function* (companyId: number, count: Count) {
  const mayBeUnwritten = yield* writtenInBulk(companyId)
  let [last, unwritten] = [0, 0]
  for (;;) {
    const punches = yield* punchesAfter(companyId, last, atOnce)
    const entries = yield* lastEntriesOf(
      companyId,
      punches.map(({ id }) => subjectOf(id)),
    )
    const suspects: Array<number> = []
    for (const punch of punches) {
      last = punch.id
      const verdict = judged(punch, entries.get(subjectOf(punch.id)))
      if (verdict === "unwritten") unwritten += 1
      if (verdict === "proven") count.prove()
      else if (verdict === "changed") suspects.push(punch.id)
      else if (verdict === "notSealed" || unwritten <= mayBeUnwritten) count.leave()
      else count.blame(fault("inserted", punch))
    }
    const changed = yield* changedIndeed(companyId, suspects)
    for (const punch of changed) count.blame(fault("changed", punch))
    count.prove(suspects.length - changed.length)
    if (punches.length < atOnce) return
  }
})

/** Every punch that the audit knows. */
const verifyGone = Effect.fn("Timekeeping.verifyGone")(function* (companyId: number, count: Count) {
  let last = prefix
  for (;;) {
    const subjects = yield* subjectsWithPrefix(companyId, prefix, last, atOnce)
    const ids = subjects.map((subject) => Number(subject.slice(prefix.length)))
    const punches = yield* punchesByIds(companyId, ids)
    const gone = subjects.filter((_, at) => punches[at] === undefined)
    const entries = yield* lastEntriesOf(companyId, gone)
    for (const row of gone) {
      const whose = whoseOf(entries.get(row)?.after)
      const known = whose._tag === "Some" ? whose.value : undefined
      count.blame({ kind: "deleted", row, userId: known?.staffId ?? null, of: known?.day ?? null })
    }
    last = subjects.at(-1) ?? last
    if (subjects.length < atOnce) return
  }
})

/** In the company's scope. */
export const verifyPunches = Effect.fn("Timekeeping.verifyPunches")(function* (companyId: number) {
  const count = contentCount()
  yield* verifyPresent(companyId, count)
  yield* verifyGone(companyId, count)
  return count.told()
})
