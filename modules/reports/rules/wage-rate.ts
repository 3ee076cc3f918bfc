/** What an hour of somebody's work costs by his terms, where no slip tells it yet. */
import { decimal, dividedBy, type Ratio, ratio, times } from "#modules/kernel/ratio.ts"
import { halfUpToYen, noYen, type Yen } from "#modules/kernel/yen.ts"
import type { Terms } from "#modules/people/index.ts"

type Paid = Pick<
  Terms,
  | "afternoonSalary"
  | "averageMonthlyHours"
  | "basicSalary"
  | "eveningSalary"
  | "hoursPerShift"
  | "morningSalary"
  | "salaryType"
  | "weekdayMinutes"
>
/** Hours of an average month: as the terms say, else the week's hours fifty-two times a year. */
const hoursOfMonth = ({ averageMonthlyHours, weekdayMinutes }: Paid): Ratio =>
  averageMonthlyHours !== null && averageMonthlyHours > 0
    ? decimal(averageMonthlyHours)
    : ratio(weekdayMinutes.reduce((sum, minutes) => sum + minutes, 0) * 52, 60 * 12)

/** Yen of an hour; null where the terms name no wage. A shift's price is spread over its hours, the dearest day shift's. */
const hourly = (terms: Paid): Ratio | null => {
  const { afternoonSalary, basicSalary, eveningSalary, hoursPerShift, morningSalary, salaryType } = terms
  if (salaryType === "hour") return basicSalary === null ? null : ratio(basicSalary)
  if (salaryType === "month") {
    const hours = hoursOfMonth(terms)
    return basicSalary === null || hours.numerator === 0n ? null : dividedBy(ratio(basicSalary), hours)
  }
  if (salaryType !== "shift") return null
  const price = Math.max(morningSalary ?? 0, afternoonSalary ?? 0) || (eveningSalary ?? 0)
  return dividedBy(ratio(price), decimal(hoursPerShift !== null && hoursPerShift > 0 ? hoursPerShift : 4))
}

/** Rounds an estimate to the nearest yen: it is no pay, and nobody is owed it. */
const estimate = halfUpToYen

/** Without premiums, allowances and insurance: those only a slip knows. */
export const wageOfMinutes = (minutes: number, terms: Paid | undefined): Yen => {
  const rate = terms === undefined ? null : hourly(terms)
  return rate === null ? noYen : estimate(times(rate, ratio(minutes, 60)))
}
