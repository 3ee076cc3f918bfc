import { decimal, dividedBy, plus, type Ratio, ratio, times } from "#modules/kernel/ratio.ts"
import type { DayWork, PayInputs, PayTerms } from "../../model.ts"
import type { PaidSpan } from "./hourly-base.ts"
import { countsForMinimumWage } from "./minimum-wage.ts"
import { halvesOf } from "./paid-by-price.ts"
import { shiftPrice } from "./shift-price.ts"
import { probationShare } from "./wage-span.ts"

const zero = ratio(0)

/** Monthly allowances by the hour, of those that the minimum wage is compared with. */
const allowancesAnHour = (terms: PayTerms, { subsidies }: PayInputs): Ratio => {
  const sum = subsidies.reduce((total, one) => total + (countsForMinimumWage(one) ? one.yen : 0), 0)
  return sum === 0 || terms.averageMonthlyHours === undefined
    ? zero
    : dividedBy(ratio(sum), decimal(terms.averageMonthlyHours))
}

/**
 * What an ordinary hour pays, exact, allowances included; undefined for shift pay, where it differs from day to day.
 *
 * A month's pay is shared by the average monthly hours (最低賃金法施行規則 第2条).
 */
export const agreedHourly = (span: PaidSpan, inputs: PayInputs): Ratio | undefined => {
  const { terms } = span
  if (terms.salaryType === "shift") return undefined
  const extra = allowancesAnHour(terms, inputs)
  if (terms.salaryType === "hour") return plus(span.wage.exact, extra)
  const month = times(ratio(terms.monthlyBase), probationShare(terms))
  return terms.averageMonthlyHours === undefined
    ? extra
    : plus(dividedBy(month, decimal(terms.averageMonthlyHours)), extra)
}

/** Minutes of a day that one agreement pays, and what it pays for them. */
export interface AgreedPart {
  readonly minutes: number
  readonly pay: Ratio
}

/**
 * The parts of a day of shift pay, each to be compared by itself: the hours that the ticked prices are for, with
 * allowances, and the hours beyond them, whose wage holds its allowances already.
 *
 * What is paid for time beyond the ordinary hours is no part of the comparison (最低賃金法 第4条 第3項 第2号,
 * 最低賃金法施行規則 第1条 第2項), so neither part covers what the other lacks.
 */
export const agreedParts = (span: PaidSpan, day: DayWork, inputs: PayInputs): ReadonlyArray<AgreedPart> => {
  const paid = span.byPrice(day)
  const within = paid.regular + paid.overtime + paid.beyondSixty + paid.holiday
  const beyond = day.regular + day.overtime + day.holiday - within
  const prices = day.shifts.reduce(
    (sum, shift) => plus(sum, times(ratio(shiftPrice(span.terms, shift) ?? 0), ratio(halvesOf(day, shift), 2))),
    zero,
  )
  const allowance = times(allowancesAnHour(span.terms, inputs), ratio(within, 60))
  return [
    { minutes: within, pay: plus(prices, allowance) },
    { minutes: beyond, pay: times(span.wage.exact, ratio(beyond, 60)) },
  ]
}
