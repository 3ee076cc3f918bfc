/** 業務委託料 (PAY-20): what is paid for a period to somebody who is outsourced, and which number bills it. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import type { FieldError } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { staffByIds, staffOfCompany, termsCovering } from "#modules/people/index.ts"
import type { PaperType } from "../codes.ts"
import type { PaperLine } from "../contract/paper-input.ts"
import { payeeRoles } from "../policy/visible-papers.ts"
import { feesBilled } from "../repository/fees.ts"
import { type FeePeriod, feeLabel, feePeriods, overlaps, type Stretch } from "../rules/fee-periods.ts"
import { billsWork } from "../rules/kinds.ts"
import type { Between } from "./parties.ts"

export interface Fee extends FeePeriod {
  readonly staffId: number
}
/** Of one person (or all), for the periods that close within a stretch of days and before he left. */
export const feesOf = Effect.fn("Papers.feesOf")(function* (
  companyId: number,
  { from, staffId, to }: Stretch & { readonly staffId?: number },
) {
  if (from > to) return []
  const people =
    staffId === undefined
      ? yield* staffOfCompany(companyId, { roles: payeeRoles, includeBlocked: true })
      : [...(yield* staffByIds(companyId, [staffId])).values()]
  const ids = people.map(({ id }) => id)
  const terms = yield* termsCovering(companyId, ids, from, to)
  return people.flatMap(
    ({ id, joinedOn, leftOn }): ReadonlyArray<Fee> =>
      feePeriods(terms.get(id) ?? [], joinedOn, { from, to: leftOn !== null && leftOn < to ? leftOn : to }).map(
        (period) => ({ ...period, staffId: id }),
      ),
  )
})

const stretchOver = (periods: ReadonlyArray<Stretch>): Stretch | undefined => {
  const [first, ...others] = periods
  return first === undefined
    ? undefined
    : others.reduce<Stretch>(
        (all, { from, to }) => ({ from: from < all.from ? from : all.from, to: to > all.to ? to : all.to }),
        { from: first.from, to: first.to },
      )
}
/** Fees of which no other number bills a day; `billed` are the numbers that do. `no` is the paper that is being written. */
export const unbilledFees = Effect.fn("Papers.unbilledFees")(function* (
  companyId: number,
  fees: ReadonlyArray<Fee>,
  no: string | undefined,
) {
  const stretch = stretchOver(fees)
  if (stretch === undefined) return { free: [], billed: [] }
  const ids = [...new Set(fees.map(({ staffId }) => staffId))]
  const others = (yield* feesBilled(companyId, ids, stretch)).filter((one) => one.no !== no)
  const billing = (fee: Fee) => others.find((one) => one.staffId === fee.staffId && overlaps(one, fee))
  return {
    free: fees.filter((fee) => billing(fee) === undefined),
    billed: fees.flatMap((fee) => billing(fee)?.no ?? []),
  }
})

/** A line for each period of a person that no other number bills. */
export const feeLines = Effect.fn("Papers.feeLines")(function* (
  companyId: number,
  staffId: number | null,
  asked: Stretch,
  no: string | undefined,
) {
  if (staffId === null) return { lines: [], billed: [] }
  const fees = yield* feesOf(companyId, { ...asked, staffId })
  const { billed, free } = yield* unbilledFees(companyId, fees, no)
  return { lines: free.map(feeLine), billed }
})
const feeLine = ({ fee, from, to }: Fee) => ({
  ...{ siteId: null, siteName: "", kind: "regular" as const, certificate: "", label: feeLabel({ from, to }) },
  ...{ unit: "式", unitPrice: fee, quantity: 1, amount: fee, days: [], fee: { from, to } },
})

type PaidPeriod = { readonly n: number } & { readonly [end in keyof Stretch]: IsoDate }
/**
 * What is wrong with the periods that lines pay for: each is a whole one of this person's terms, over, and named once. The sum
 * is free. What the number `no` bills already stays its own, whatever became of the terms behind it.
 */
export const faultsOfFees = Effect.fn("Papers.faultsOfFees")(function* (
  lines: ReadonlyArray<PaperLine>,
  type: PaperType,
  between: Between,
  no: string | undefined,
) {
  const { companyId } = yield* CurrentActor
  const today = yield* todayInJapan
  const paid = lines.flatMap(({ fee }, n): ReadonlyArray<PaidPeriod> => (fee == null ? [] : [{ ...fee, n }]))
  const stretch = stretchOver(paid)
  if (stretch === undefined) return []
  const staffId = billsWork(type, between) ? between.staffId : null
  const known =
    staffId === null
      ? []
      : [
          ...(yield* feesOf(companyId, { ...stretch, staffId })),
          ...(yield* feesBilled(companyId, [staffId], stretch)).filter((held) => held.no === no),
        ]
  return paid.flatMap((one, at): ReadonlyArray<FieldError> => {
    const isKnown = known.some(({ from, to }) => from === one.from && to === one.to)
    const isTwice = paid.slice(0, at).some((other) => overlaps(other, one))
    const wrong = !isKnown ? "notChoice" : one.to > today ? "dayToCome" : isTwice ? "duplicate" : undefined
    return wrong === undefined ? [] : [{ field: `lines.${one.n}.fee`, message: messageKey(wrong) }]
  })
})
