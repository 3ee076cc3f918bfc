import type { DayWork, PayTerms } from "../../model.ts"

/** Minutes of a day whose plain wage the prices of the ticked shifts have paid; only their premium is due on top. */
export interface PaidByPrice {
  readonly regular: number
  readonly overtime: number
  readonly beyondSixty: number
  readonly holiday: number
}
const nothing: PaidByPrice = { regular: 0, overtime: 0, beyondSixty: 0, holiday: 0 }

/** How many of a shift a day counts: 1, or ½ where half of it was worked. */
export const halvesOf = (day: DayWork, shift: DayWork["shifts"][number]): 1 | 2 =>
  day.halfShifts?.includes(shift) === true ? 1 : 2

/** The hours that the ticked prices are for. A priced shift without hours of its own is for the whole day. */
const ownMinutes = (terms: Extract<PayTerms, { salaryType: "shift" }>, day: DayWork) =>
  day.shifts.reduce((sum, shift) => {
    if (terms.shiftPrices[shift] === undefined) return sum
    const length = terms.shiftLengths[shift]
    return sum + (length === undefined ? Number.POSITIVE_INFINITY : Math.floor((length * halvesOf(day, shift)) / 2))
  }, 0)

/**
 * Which of a day's minutes the ticked shifts have paid, in order of time: ordinary ones first, then overtime. A statutory
 * holiday that begins or ends at the day's midnight comes last, which moves yen between lines and changes no sum.
 *
 * What lies beyond is owed whole, wage and premium (労働基準法 第24条・第37条). Hourly and monthly pay have no prices,
 * whatever shifts the arrangement had: nothing is paid by them.
 */
export const paidByPrice = (terms: PayTerms, day: DayWork): PaidByPrice => {
  if (terms.salaryType !== "shift" || day.shifts.length === 0) return nothing
  let left = ownMinutes(terms, day)
  const take = (minutes: number) => {
    const taken = Math.min(left, minutes)
    left -= taken
    return taken
  }
  return {
    regular: take(day.regular),
    overtime: take(day.overtime - day.beyondSixty),
    beyondSixty: take(day.beyondSixty),
    holiday: take(day.holiday),
  }
}
