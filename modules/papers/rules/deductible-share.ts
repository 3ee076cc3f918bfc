/** 経過措置: what of the tax on work of a seller without a registration number its buyer may deduct. */
import { Result } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { amountsAt, type LawBook } from "#modules/kernel/law/law-book.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { valueOn } from "#modules/kernel/law/value-on.ts"
import { decimal, floor, ratio, times } from "#modules/kernel/ratio.ts"
import { dropUnderOneYen, type Yen } from "#modules/kernel/yen.ts"

/** A share that holds from a day of the work on. */
export interface DeductibleShare {
  readonly from: IsoDate
  readonly percent: number
}

/**
 * The shares that hold from the first to the last day of the work, oldest first: two where a change of law lies between.
 *
 * Fails with NoLawOnDate. Source: 平成28年改正法附則 第52条, 第53条.
 */
export const deductibleShares = (
  book: LawBook,
  from: IsoDate,
  to: IsoDate,
): Result.Result<ReadonlyArray<DeductibleShare>, NoLawOnDate> => {
  const parameter = amountsAt(book, "papers/consumption-tax/deductible-share")
  return Result.map(valueOn(parameter, from), (first) =>
    parameter.values
      .filter(({ since }) => since === first.since || (from < since && since <= to))
      .map(({ since, value }) => ({ from: since < from ? from : since, percent: wholePercent(value) })),
  )
}

/** Shares are printed in whole percent. */
const wholePercent = (share: number): number => Number(floor(times(decimal(share), ratio(100))))

/** What the buyer may deduct of a tax; what is under one yen is dropped. */
export const deductibleTax = (tax: Yen, percent: number): Yen => dropUnderOneYen(times(ratio(tax), ratio(percent, 100)))
