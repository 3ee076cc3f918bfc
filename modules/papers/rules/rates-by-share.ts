/** 経過措置 by the day of the work: a paper of a seller without a number that crosses a change of law bears two shares. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { dealYen } from "#modules/kernel/deal.ts"
import { addYen, noYen, type Yen } from "#modules/kernel/yen.ts"
import type { LineRow, LineShiftRow, PaperRow } from "../model.ts"
import type { DeductibleShare } from "./deductible-share.ts"
import type { RateSum } from "./tax.ts"

/** A line with the days of its work and their heads. */
export interface DatedLine {
  readonly rate: number
  readonly amount: Yen
  readonly days: ReadonlyArray<{ readonly day: IsoDate; readonly heads: number }>
}
export interface SharedRate extends RateSum {
  /** Percent of its tax that the buyer may deduct. */
  readonly deductible: number
}

/** What of a paper says when it was supplied. */
export interface SuppliedPaper {
  readonly row: Pick<PaperRow, "stageTo" | "issuedOn">
  readonly lines: ReadonlyArray<Pick<LineRow, "place" | "amount" | "rate" | "feeTo">>
  readonly shifts: ReadonlyArray<Pick<LineShiftRow, "place" | "day" | "heads">>
}

/** The day that decides for what names no day of its own: the last of the paper's period, else its day of issue. */
const lastDayOf = ({ row }: SuppliedPaper): IsoDate => row.stageTo ?? row.issuedOn

/**
 * The lines of a paper with the days on which each was supplied; one without shifts was
 * supplied on the last day of its fee's period, else on the paper's.
 */
export const datedLines = (paper: SuppliedPaper): ReadonlyArray<DatedLine> =>
  paper.lines.map(({ amount, feeTo, place, rate }) => {
    const days = paper.shifts.filter((shift) => shift.place === place)
    return { amount, rate, days: days.length === 0 ? [{ day: feeTo ?? lastDayOf(paper), heads: 1 }] : days }
  })

/** The first and the last day on which anything of a paper was supplied; its last day where it has no lines. */
export const daysOfSupply = (paper: SuppliedPaper): { readonly from: IsoDate; readonly to: IsoDate } => {
  const days = datedLines(paper)
    .flatMap((line) => line.days.map(({ day }) => day))
    .toSorted()
  const lastDay = lastDayOf(paper)
  return { from: days[0] ?? lastDay, to: days.at(-1) ?? lastDay }
}

const shareOn = (shares: ReadonlyArray<DeductibleShare>, day: IsoDate): number =>
  shares.findLast(({ from }) => from <= day)?.percent ?? 0

/** Heads have two decimals at most; weights are whole. */
const weightOf = (heads: number) => Math.round(heads * 100)

/** What each line comes to by share: its amount dealt to its days by heads. */
const amountsByShare = (line: DatedLine, shares: ReadonlyArray<DeductibleShare>) => {
  const dealt = dealYen(
    line.amount,
    line.days.map(({ heads }) => weightOf(heads)),
  )
  return line.days.map(({ day }, at) => ({ percent: shareOn(shares, day), amount: dealt[at] ?? noYen }))
}

/**
 * Each rate of the paper taken apart by share, the earlier share first: its sum and its tax are dealt in the proportion of
 * the lines' amounts, so that the parts add up to the paper to the yen.
 */
export const ratesByShare = (
  rates: ReadonlyArray<RateSum>,
  lines: ReadonlyArray<DatedLine>,
  shares: ReadonlyArray<DeductibleShare>,
): ReadonlyArray<SharedRate> =>
  rates.flatMap((sum) => {
    const amounts = new Map<number, Yen>()
    for (const line of lines.filter(({ rate }) => rate === sum.rate))
      for (const { amount, percent } of amountsByShare(line, shares))
        amounts.set(percent, addYen(amounts.get(percent) ?? noYen, amount))
    const parts = [...amounts].filter(([, amount]) => amount !== 0).toSorted(([one], [other]) => other - one)
    if (parts.length === 0) return [{ ...sum, deductible: shares.at(-1)?.percent ?? 0 }]
    const weights = parts.map(([, amount]) => amount)
    const [subTotals, taxes] = [dealYen(sum.subTotal, weights), dealYen(sum.tax, weights)]
    return parts.map(([deductible], at) => ({
      rate: sum.rate,
      subTotal: subTotals[at] ?? noYen,
      tax: taxes[at] ?? noYen,
      deductible,
    }))
  })
