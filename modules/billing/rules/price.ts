/**
 * The price of a plan for months that are paid in advance: the one calculation that cards, wizard, bills and history use
 * (WIZ-15, D12).
 */
import { addMonths, type IsoDate } from "#modules/kernel/civil-day.ts"
import { minus, type Ratio, ratio, times } from "#modules/kernel/ratio.ts"
import { halfUpToYen, raiseToYen, type Yen } from "#modules/kernel/yen.ts"

/** What paying several months at once brings: percent off the whole, or months that come for nothing. */
export type Benefit =
  | { readonly kind: "DISCOUNT"; readonly percent: number }
  | { readonly kind: "FREE_MONTH"; readonly months: number }

export interface Term {
  /** A month of the plan. */
  readonly price: Yen
  /** How many months are paid. */
  readonly months: number
  readonly benefit?: Benefit | undefined
}

export interface Price {
  /** Months × price, before anything is taken off. */
  readonly gross: Ratio
  /** What is taken off, exact. */
  readonly discount: Ratio
  readonly freeMonths: number
  /** Months that the plan can be used. */
  readonly usableMonths: number
  /** What a bill of nothing else comes to: raised to whole yen, once. */
  readonly total: Yen
  /** What a month of use comes to; only to be shown, half a yen goes up. */
  readonly perMonth: Yen
}

/** Percent is taken off months × price before anything is rounded; free months lengthen the term and cost nothing. */
export const priceOf = ({ benefit, months, price }: Term): Price => {
  const gross = times(ratio(price), ratio(months))
  const percent = benefit?.kind === "DISCOUNT" ? benefit.percent : 0
  const freeMonths = benefit?.kind === "FREE_MONTH" ? benefit.months : 0
  const discount = times(gross, ratio(percent, 100))
  const exact = minus(gross, discount)
  const usableMonths = months + freeMonths
  return {
    gross,
    discount,
    freeMonths,
    usableMonths,
    total: raiseToYen(exact),
    perMonth: halfUpToYen(times(exact, ratio(1, usableMonths))),
  }
}

/** The last day of a term that begins on `from`; a day that its month lacks becomes the month's last (D10). */
export const expiryOf = (from: IsoDate, usableMonths: number): IsoDate => addMonths(from, usableMonths)

/** From which day a plan is extended: today, or its last day where that is still to come (D10). */
export const extendedFrom = (today: IsoDate, expiredAt: IsoDate | null): IsoDate =>
  expiredAt !== null && expiredAt > today ? expiredAt : today

/** A member more than the plan lets in, for a month: the plan's price by the number of its people, raised (D91). */
export const extraMemberPrice = (price: Yen, totalUser: number): Yen => raiseToYen(ratio(price, totalUser))
