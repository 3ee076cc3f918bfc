/**
 * Slips compared with the audit that sealed them, for `audit verify`: texts, columns and whose they are, one after another.
 *
 * A slip's text is proven by its digest, its columns by its text, and the digest by the entry of its piece. Pieces written
 * before entries named their people are proven by the digest over all of them, which tells that one was changed and who
 * only where text, digest and columns no longer agree.
 */
import { createHash, hash } from "node:crypto"
import { Effect, Result, Schema } from "effect"
import { entriesOfAction, type SealingEntry } from "#modules/kernel/audit/repository/entries.ts"
import { type ContentFault, contentCount } from "#modules/kernel/audit/sealed-content.ts"
import { type IsoMonth, isoMonth } from "#modules/kernel/civil-day.ts"
import { eachSlipAt, type StandingSlip, slipCounts, slipsOfOthers } from "../repository/sealed-slips.ts"
import { unpackTexts } from "../repository/slip-texts.ts"
import { plannedIds } from "../repository.ts"
import { digestOf } from "../rules/slip/canonical-json.ts"
import { slipMarkBytes } from "../rules/slip/slip-seals.ts"

const Sealed = Schema.Struct({
  revision: Schema.Int,
  chunk: Schema.Int,
  written: Schema.Int,
  digest: Schema.String,
  people: Schema.optionalKey(Schema.Array(Schema.Int)),
  marks: Schema.optionalKey(Schema.String),
})
const sealedOf = Schema.decodeUnknownEffect(Sealed)
const monthOf = ({ subject }: SealingEntry): IsoMonth => isoMonth(subject.slice("payMonth:".length))

/** What of a slip's text its columns repeat. */
const Repeated = Schema.Struct({
  month: Schema.String,
  paidOn: Schema.String,
  inputsDigest: Schema.String,
  totals: Schema.Struct({
    gross: Schema.Int,
    deductions: Schema.Int,
    net: Schema.Int,
    repaid: Schema.optionalKey(Schema.Int),
  }),
})
const repeatedIn = Schema.decodeUnknownSync(Repeated)

/** Whether text, digest and columns of a slip say the same. */
const agrees = (row: StandingSlip, month: IsoMonth): boolean => {
  const { texts } = row
  if (texts === null) return true
  const read = Result.try(() => {
    const { inputs, slip } = unpackTexts(texts)
    return { inputs, slip, said: repeatedIn(JSON.parse(slip)) }
  })
  if (Result.isFailure(read)) return false
  const { inputs, slip, said } = read.success
  const { gross, deductions, net, repaid = 0 } = said.totals
  return (
    hash("sha256", slip, "buffer").equals(row.hash) &&
    digestOf(inputs) === said.inputsDigest &&
    said.month === month &&
    said.paidOn === row.paidOn &&
    gross === row.gross &&
    deductions === row.deductions &&
    net === row.net &&
    repaid === row.repaid
  )
}

type Count = ReturnType<typeof contentCount>

interface Close {
  readonly month: IsoMonth
  readonly revision: number
}
const nameOf = ({ month, revision }: Close) => `${month} ${revision}`

/** Each company has some pieces a month: their entries are few, and large. */
const entriesAtOnce = 4

const eachPiece = Effect.fn("Payroll.eachPiece")(function* <E, R>(
  companyId: number,
  take: (entry: SealingEntry) => Effect.Effect<void, E, R>,
) {
  let last = "0"
  for (;;) {
    const entries = yield* entriesOfAction(companyId, "payMonth.slips", last, entriesAtOnce)
    for (const entry of entries) {
      yield* take(entry)
      last = entry.id
    }
    if (entries.length < entriesAtOnce) return
  }
})

/** One piece of a close; its slips pass and are not kept. */
const verifyPiece = Effect.fn("Payroll.verifyPiece")(function* (companyId: number, entry: SealingEntry, count: Count) {
  const month = monthOf(entry)
  const sealed = yield* Effect.orDie(sealedOf(entry.after))
  const { revision, chunk: piece } = sealed
  const people = sealed.people ?? (yield* plannedIds(companyId, month, revision, piece))
  const marks = sealed.marks === undefined ? undefined : Buffer.from(sealed.marks, "base64url")
  const digest = createHash("sha256")
  let [at, wrong, proven] = [0, 0, 0]
  const blame = (kind: ContentFault["kind"], userId: number | null, row: string | null) => {
    wrong += 1
    count.blame({ kind, row, userId, of: month })
  }
  /** People whose slip has not come when one of a later person comes have none. */
  const skipTo = (staffId: number | undefined) => {
    for (; at < people.length && people[at] !== staffId; at++) blame("deleted", people[at] ?? null, null)
  }
  yield* eachSlipAt(companyId, { month, revision }, people, (row) => {
    skipTo(row.staffId)
    digest.update(row.hash)
    const mark = marks?.subarray(at * slipMarkBytes, (at + 1) * slipMarkBytes)
    const isMarked = mark === undefined || mark.equals(row.hash.subarray(0, slipMarkBytes))
    if (!isMarked || !agrees(row, month)) blame("changed", row.staffId, `slip:${row.id}`)
    else if (row.texts !== null) proven += 1
    at += 1
  })
  skipTo(undefined)
  // Nobody can be named: the piece has lost what its digest was made of.
  if (wrong === 0 && digest.digest("hex") !== sealed.digest) blame("changed", null, `piece:${revision}.${piece}`)
  else count.prove(proven)
  return { name: nameOf({ month, revision }), written: sealed.written }
})

/** Slips that nobody has written by a close: named where their people are in no piece of it. */
const blameUnwritten = Effect.fn("Payroll.blameUnwritten")(function* (companyId: number, close: Close, count: Count) {
  const known: Array<number> = []
  yield* eachPiece(companyId, (entry) =>
    Effect.gen(function* () {
      const { revision, chunk: piece, people } = yield* Effect.orDie(sealedOf(entry.after))
      if (monthOf(entry) !== close.month || revision !== close.revision) return
      known.push(...(people ?? (yield* plannedIds(companyId, close.month, revision, piece))))
    }),
  )
  const slips = yield* slipsOfOthers(companyId, close, known)
  for (const { id, staffId } of slips)
    count.blame({ kind: "inserted", row: `slip:${id}`, userId: staffId, of: close.month })
  if (slips.length === 0) count.blame({ kind: "inserted", row: null, userId: null, of: close.month })
})

/** In the company's scope. */
export const verifySlips = Effect.fn("Payroll.verifySlips")(function* (companyId: number) {
  const count = contentCount()
  // Counted first: what is written from now on has its entry by the time that entries are read.
  const counts = yield* slipCounts(companyId)
  const written = new Map<string, number>()
  yield* eachPiece(companyId, (entry) =>
    Effect.map(verifyPiece(companyId, entry, count), (piece) => {
      written.set(piece.name, (written.get(piece.name) ?? 0) + piece.written)
    }),
  )
  for (const close of counts)
    if (close.slips > (written.get(nameOf(close)) ?? 0)) yield* blameUnwritten(companyId, close, count)
  return count.told()
})
