/** Pieces of work that are not billed as they should be, each with why. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { wordOf } from "#modules/kernel/codes.ts"
import { noYen } from "#modules/kernel/yen.ts"
import { type MissingReason, paperTypes } from "../codes.ts"
import { paperPolicy } from "../policy.ts"
import { type BilledInForce, piecesInForce } from "../repository/in-force.ts"
import { type Payee, type WorkedShift, workLines } from "../rules/billed-work.ts"
import { differences, partyPieceKey } from "../rules/changed-work.ts"
import { feesOf, unbilledFees } from "./fees.ts"
import { unbilled } from "./gather-work.ts"
import { type AskedWork, workOfCustomers, workOfFreelancers, workOfVendors } from "./work-of-party.ts"

export interface Days {
  readonly from: IsoDate
  readonly to: IsoDate
}
/** A piece of work with whom its paper would be with. */
interface WorkWith extends Payee {
  readonly piece: WorkedShift
}
/** Pieces of one line, or one piece; yen and quantity with a sign. */
export interface Missing extends Payee {
  readonly why: MissingReason
  readonly siteId: number | null
  readonly no: string | null
  readonly paperId: number | null
  readonly mayCorrect: boolean
  readonly certificate: string
  readonly quantity: number
  readonly amount: number
  readonly shifts: ReadonlyArray<{ readonly taskId: number; readonly day: IsoDate }>
  /** The period of 業務委託料 that no paper pays; no arrangement stands behind it. */
  readonly fee: Days | null
}
const onNoPaper = { no: null, paperId: null, mayCorrect: false, fee: null }

const workOf = Effect.fnUntraced(function* (companyId: number, ofCustomers: boolean, asked: AskedWork) {
  if (ofCustomers) {
    const work = yield* workOfCustomers(companyId, asked)
    return work.map((piece): WorkWith => ({ piece, partnerId: piece.customerId, staffId: null }))
  }
  const work = [...(yield* workOfVendors(companyId, asked)), ...(yield* workOfFreelancers(companyId, asked))]
  return work.map((piece): WorkWith => ({ piece, partnerId: piece.partnerId, staffId: piece.staffId }))
})

const partyOf = ({ partnerId, staffId }: Payee) => `${partnerId ?? ""} ${staffId ?? ""}`

/** Terms that were never priced say 0: such work would be billed at nothing. */
const lacksPrice = ({ unitPrice }: WorkedShift) => unitPrice === null || unitPrice === 0

/** On no paper: lines of what has a price, and the pieces that have none. */
const onNone = Effect.fnUntraced(function* (companyId: number, work: ReadonlyArray<WorkWith>) {
  const { isFree } = yield* unbilled(
    companyId,
    work.map(({ piece }) => piece),
    undefined,
  )
  return [...Map.groupBy(work, partyOf).values()].flatMap((ofParty): ReadonlyArray<Missing> => {
    const [first] = ofParty
    if (first === undefined) return []
    const { partnerId, staffId } = first
    const pieces = ofParty.map(({ piece }) => piece)
    const lines = workLines(pieces, (piece) => isFree(piece) && !lacksPrice(piece)).map(
      ({ amount, certificate, quantity, shifts, siteId }) => ({
        ...onNoPaper,
        ...{ why: "unbilled" as const, partnerId, staffId, siteId, certificate, quantity, amount, shifts },
      }),
    )
    const unpriced = pieces
      .filter((piece) => lacksPrice(piece) && piece.heads !== 0 && isFree(piece))
      .map(({ certificate, heads, siteId, ...shift }) => ({
        ...onNoPaper,
        ...{ why: "noPrice" as const, partnerId, staffId, siteId, certificate, quantity: heads, amount: noYen },
        shifts: [shift],
      }))
    return [...lines, ...unpriced]
  })
})

/** Whether he writes the next edition: nobody is writing it, and the paper is one that his side makes. */
const mayCorrect = Effect.map(CurrentActor, (actor) => (piece: BilledInForce) => {
  const type = wordOf(paperTypes, piece.type)
  const subject = { ...piece, type, status: "active" as const, isReplaced: false, answer: null, hasOtherDecider: true }
  return piece.nextId === null && paperPolicy.actions.correct(actor, subject) === true
})

/** On a paper in force and not as it is arranged now, whichever day it was moved to. */
const onChanged = Effect.fnUntraced(function* (companyId: number, ofCustomers: boolean, days: Days) {
  const billed = yield* piecesInForce(companyId, days, ofCustomers)
  if (billed.length === 0) return []
  const taskIds = [...new Set(billed.map(({ taskId }) => taskId))]
  const work = yield* workOf(companyId, ofCustomers, { taskIds })
  const keyed = work.map(
    ({ partnerId, piece, staffId }) => [partyPieceKey({ ...piece, partnerId, staffId }), piece] as const,
  )
  const now = new Map(keyed.map(([key, { heads }]) => [key, heads]))
  const sites = new Map(keyed.map(([key, { siteId }]) => [key, siteId]))
  const isCorrectable = yield* mayCorrect
  return differences(billed, now).map(({ amount, heads, piece, why }): Missing => {
    const { certificate, day, nextId, no, paperId, partnerId, staffId, taskId } = piece
    return {
      ...{ why, partnerId, staffId, no, certificate, quantity: heads, amount },
      fee: null,
      siteId: piece.siteId ?? sites.get(partyPieceKey(piece)) ?? null,
      paperId: nextId ?? paperId,
      mayCorrect: isCorrectable(piece),
      shifts: [{ taskId, day }],
    }
  })
})

/** Fees of periods that closed and that no number bills. */
const unpaidFees = Effect.fnUntraced(function* (companyId: number, days: Days) {
  const { free } = yield* unbilledFees(companyId, yield* feesOf(companyId, days), undefined)
  return free.map(
    ({ fee, from, staffId, to }): Missing => ({
      ...onNoPaper,
      ...{ why: "unbilled", partnerId: null, staffId, siteId: null, certificate: "" },
      ...{ quantity: 0, amount: fee, shifts: [], fee: { from, to } },
    }),
  )
})

/** Of customers or of payees: what was worked until a day, and what papers in force bill in the whole stretch. */
export const missingWork = Effect.fn("Papers.missingWork")(function* (
  companyId: number,
  ofCustomers: boolean,
  days: Days & { readonly worked: IsoDate },
) {
  const { from, to, worked } = days
  const work = from > worked ? [] : yield* workOf(companyId, ofCustomers, { from, to: worked })
  return [
    ...(yield* onNone(companyId, work)),
    ...(yield* onChanged(companyId, ofCustomers, { from, to })),
    ...(ofCustomers ? [] : yield* unpaidFees(companyId, { from, to: worked })),
  ]
})
