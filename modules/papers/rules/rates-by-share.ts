/** 経過措置 by the day of the work: a paper of a seller without a number that crosses a change of law bears two shares. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { dealYen } from "#modules/kernel/deal.ts"
import { addYen, noYen, type Yen } from "#modules/kernel/yen.ts"
import type { DeductibleShare } from "./deductible-share.ts"
import type { RateSum } from "./tax.ts"

/** A line with the days of its work and their heads; without days where it names none. */
export interface DatedLine {
  readonly rate: number
  readonly amount: Yen
  readonly days: ReadonlyArray<{ readonly day: IsoDate; readonly heads: number }>
}
export interface SharedRate extends RateSum {
  /** Percent of its tax that the buyer may deduct. */
  readonly deductible: number
}

const shareOn = (shares: ReadonlyArray<DeductibleShare>, day: IsoDate): number =>
  shares.findLast(({ from }) => from <= day)?.percent ?? shares[0]?.percent ?? 0

/** Heads have two decimals at most; weights are whole. */
const weightOf = (heads: number) => Math.round(heads * 100)

/** What each line comes to by share: its amount dealt to its days by heads; one without days was supplied on the last day. */
const amountsByShare = (line: DatedLine, shares: ReadonlyArray<DeductibleShare>, lastDay: IsoDate) => {
  const days = line.days.length === 0 ? [{ day: lastDay, heads: 1 }] : line.days
  const dealt = dealYen(
    line.amount,
    days.map(({ heads }) => weightOf(heads)),
  )
  return days.map(({ day }, at) => ({ percent: shareOn(shares, day), amount: dealt[at] ?? noYen }))
}

/**
 * Each rate of the paper taken apart by share, the earlier share first: its sum and its tax are dealt in the proportion of
 * the lines' amounts, so that the parts add up to the paper to the yen.
 */
export const ratesByShare = (
  rates: ReadonlyArray<RateSum>,
  lines: ReadonlyArray<DatedLine>,
  shares: ReadonlyArray<DeductibleShare>,
  lastDay: IsoDate,
): ReadonlyArray<SharedRate> =>
  rates.flatMap((sum) => {
    const amounts = new Map<number, Yen>()
    for (const line of lines.filter(({ rate }) => rate === sum.rate))
      for (const { amount, percent } of amountsByShare(line, shares, lastDay))
        amounts.set(percent, addYen(amounts.get(percent) ?? noYen, amount))
    const parts = [...amounts].filter(([, amount]) => amount !== 0).toSorted(([one], [other]) => other - one)
    if (parts.length === 0) return [{ ...sum, deductible: shareOn(shares, lastDay) }]
    const weights = parts.map(([, amount]) => amount)
    const [subTotals, taxes] = [dealYen(sum.subTotal, weights), dealYen(sum.tax, weights)]
    return parts.map(([deductible], at) => ({
      rate: sum.rate,
      subTotal: subTotals[at] ?? noYen,
      tax: taxes[at] ?? noYen,
      deductible,
    }))
  })
