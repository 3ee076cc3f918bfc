/** 売上: a bill's months share its total; a month's revenue is the sum of such shares (SUP-08). Pure. */
import { daysBetween, type IsoDate, type IsoMonth, monthOf, shiftMonth } from "#modules/kernel/civil-day.ts"

export interface RevenueBill {
  readonly companyId: number
  readonly companyName: string
  readonly planId: number
  readonly planName: string
  readonly months: number
  readonly freeMonths: number
  readonly startsOn: IsoDate
  readonly endsOn: IsoDate
  /** Members that were bought for the rest of a term. */
  readonly isRest: boolean
  /** Several months at once, paid in advance. */
  readonly isAhead: boolean
  /** What was given for it: of what is paid, money and credit. */
  readonly total: number
  /** Where another plan took its place: its last day. What came after was credited, and is the other one's. */
  readonly usedUntil: IsoDate | null
  readonly isPaid: boolean
  readonly method: "bank" | "credit" | undefined
}

/** What the first `n` of `of` equal parts come to, a part of a yen dropped: so all parts together are the total to the yen. */
const sumOfParts = (total: number, n: number, of: number) => Number((BigInt(total) * BigInt(n)) / BigInt(of))

const monthsBetween = (from: IsoDate, to: IsoDate) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))

/** Of a term that another plan ended: what its days until then are worth, and how many of its months have begun by then. */
const usedPart = ({ endsOn, startsOn, total }: RevenueBill, usedUntil: IsoDate, of: number) => {
  const credited = sumOfParts(total, daysBetween(usedUntil, endsOn), daysBetween(startsOn, endsOn))
  const begun = monthsBetween(startsOn, usedUntil) + (usedUntil.slice(8) > startsOn.slice(8) ? 1 : 0)
  return { used: total - credited, of: Math.min(of, Math.max(1, begun)) }
}

/**
 * The month's share in whole yen: what comes for nothing is used, too, so its months share as well. Of the rest of a term
 * share the months that are left of it.
 */
export const sharesOf = (bill: RevenueBill) => {
  const { endsOn, freeMonths, isRest, months, startsOn, total, usedUntil } = bill
  const whole = isRest ? Math.max(1, monthsBetween(startsOn, endsOn)) : months + freeMonths
  // It was credited before it began.
  if (usedUntil === startsOn) return []
  const { of, used } = usedUntil === null ? { of: whole, used: total } : usedPart(bill, usedUntil, whole)
  return Array.from({ length: of }, (_, n) => ({
    month: shiftMonth(monthOf(startsOn), n),
    yen: sumOfParts(used, n + 1, of) - sumOfParts(used, n, of),
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

const companiesIn = (shares: ReadonlyArray<Share>) => new Set(shares.map(({ companyId }) => companyId))

/** How many companies pay by each way, and how many of them several months at once, in advance. */
export const payersOf = (shares: ReadonlyArray<Share>) => {
  const of = (fits: (share: Share) => boolean) => companiesIn(shares.filter(fits)).size
  const ahead = of(({ isAhead }) => isAhead)
  return {
    credit: of(({ method }) => method === "credit"),
    bank: of(({ method }) => method === "bank"),
    ahead,
    monthly: of(({ isAhead }) => !isAhead),
  }
}

/** Companies that pay in one month and did not in the one before, and the other way round; and those with another plan than then. */
export const movesBetween = (before: ReadonlyArray<Share>, now: ReadonlyArray<Share>) => {
  const [was, is] = [companiesIn(before), companiesIn(now)]
  const planOf = (shares: ReadonlyArray<Share>) => new Map(shares.map(({ companyId, planId }) => [companyId, planId]))
  const [from, to] = [planOf(before), planOf(now)]
  return {
    came: [...is].filter((id) => !was.has(id)).length,
    left: [...was].filter((id) => !is.has(id)).length,
    changed: [...is].filter((id) => was.has(id) && from.get(id) !== to.get(id)).length,
  }
}

/** Groups in the order in which each first stands. */
export const sharesBy = <Key>(shares: ReadonlyArray<Share>, keyOf: (share: Share) => Key) =>
  [...Map.groupBy(shares, keyOf)].map(([key, group]) => ({ key, shares: group }))

/**
 * Groups of a month, the largest first, each with its difference to the month before: what was there then alone stands in it,
 * too, so that the differences add up to the month's own.
 */
export const besideBefore = (
  own: ReadonlyArray<Share>,
  before: ReadonlyArray<Share>,
  keyOf: (share: Share) => number,
) => {
  // Each share is looked at once: thousands of companies are counted on the thread that answers everybody.
  const [isOf, wasOf] = [Map.groupBy(own, keyOf), Map.groupBy(before, keyOf)]
  return [...new Set([...isOf.keys(), ...wasOf.keys()])]
    .flatMap((key) => {
      const [is, was] = [isOf.get(key) ?? [], wasOf.get(key) ?? []]
      const last = is.at(-1) ?? was.at(-1)
      const figures = figuresOf(is)
      return last === undefined ? [] : [{ last, ...figures, change: figures.revenue - figuresOf(was).revenue }]
    })
    .toSorted((one, other) => other.revenue - one.revenue)
}

export const monthsFrom = (from: IsoMonth, to: IsoMonth): ReadonlyArray<IsoMonth> => {
  const months: Array<IsoMonth> = []
  for (let month = from; month <= to; month = shiftMonth(month, 1)) months.push(month)
  return months
}
