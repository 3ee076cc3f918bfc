/** 売上: a bill's months share its total; a month's revenue is the sum of such shares (SUP-08). Pure. */
import { type IsoDate, type IsoMonth, monthOf, shiftMonth } from "#modules/kernel/civil-day.ts"

export interface RevenueBill {
  readonly companyId: number
  readonly planId: number
  readonly planName: string
  readonly months: number
  readonly freeMonths: number
  readonly startsOn: IsoDate
  readonly endsOn: IsoDate
  /** Members that were bought for the rest of a term. */
  readonly isRest: boolean
  readonly total: number
  readonly isPaid: boolean
  readonly method: "bank" | "credit" | undefined
}

/** What the first `n` of `of` equal parts come to, a part of a yen dropped: so all parts together are the total to the yen. */
const sumOfParts = (total: number, n: number, of: number) => Number((BigInt(total) * BigInt(n)) / BigInt(of))

const monthsBetween = (from: IsoDate, to: IsoDate) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))

/**
 * The month's share in whole yen: what comes for nothing is used, too, so its months share as well. Of the rest of a term
 * share the months that are left of it.
 */
export const sharesOf = ({ endsOn, freeMonths, isRest, months, startsOn, total }: RevenueBill) => {
  const of = isRest ? Math.max(1, monthsBetween(startsOn, endsOn)) : months + freeMonths
  return Array.from({ length: of }, (_, n) => ({
    month: shiftMonth(monthOf(startsOn), n),
    yen: sumOfParts(total, n + 1, of) - sumOfParts(total, n, of),
  }))
}

const nothing = { revenue: 0, paid: 0, unpaid: 0, credit: 0, bank: 0, open: 0 }
export type Figures = Readonly<typeof nothing>

interface Share extends RevenueBill {
  readonly month: IsoMonth
  readonly yen: number
}
/** Every share that falls into these months, both of them too. */
export const sharesWithin = (bills: ReadonlyArray<RevenueBill>, from: IsoMonth, to: IsoMonth): ReadonlyArray<Share> =>
  bills.flatMap((bill) =>
    sharesOf(bill)
      .filter(({ month }) => month >= from && month <= to)
      .map((share) => ({ ...bill, ...share })),
  )

export const figuresOf = (shares: ReadonlyArray<Share>): Figures & { readonly companies: number } => {
  const sums = { ...nothing }
  for (const { isPaid, method, yen } of shares) {
    sums.revenue += yen
    sums[isPaid ? "paid" : "unpaid"] += yen
    sums[method ?? "open"] += yen
  }
  return { ...sums, companies: new Set(shares.map(({ companyId }) => companyId)).size }
}

/** Groups in the order in which each first stands. */
export const sharesBy = <Key>(shares: ReadonlyArray<Share>, keyOf: (share: Share) => Key) =>
  [...Map.groupBy(shares, keyOf)].map(([key, group]) => ({ key, shares: group }))

export const monthsFrom = (from: IsoMonth, to: IsoMonth): ReadonlyArray<IsoMonth> => {
  const months: Array<IsoMonth> = []
  for (let month = from; month <= to; month = shiftMonth(month, 1)) months.push(month)
  return months
}
