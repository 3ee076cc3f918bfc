import { compare, decimal, minus, plus, type Ratio, ratio, times } from "#modules/kernel/ratio.ts"
import type { LabourLawInForce } from "#modules/labour/index.ts"
import type { DayWork } from "../../model.ts"
import type { PaidSpan } from "../wages/hourly-base.ts"

const one = ratio(1)

/** What is added to an hour's wage: the legal addition, or the company's rate without the wage where that is more. */
const addition = (legal: number, { terms: { overtimePercent } }: PaidSpan): Ratio => {
  const least = decimal(legal)
  const chosen = overtimePercent === undefined ? least : minus(ratio(overtimePercent, 100), one)
  return compare(least, chosen) < 0 ? chosen : least
}

/** A day's premiums as minutes of plain wage: an hour of overtime at 1.25 adds 15 minutes. */
export const premiumMinutes = (day: DayWork, span: PaidSpan, law: LabourLawInForce): Ratio =>
  [
    times(ratio(day.overtime - day.beyondSixty), addition(law.overtime.value, span)),
    times(ratio(day.beyondSixty), addition(law.overtimeBeyondThreshold.value, span)),
    times(ratio(day.holiday), addition(law.statutoryHoliday.value, span)),
    times(ratio(day.night + day.holidayNight), decimal(law.night.value)),
  ].reduce(plus)
