import { type Minutes, minutes } from "#modules/kernel/minutes.ts"
import { noYen } from "#modules/kernel/yen.ts"
import type { Terms } from "#modules/people/index.ts"
import type { PayTerms } from "../../model.ts"

// Keys in their canonical order, as everywhere in what a slip is calculated from.
const untilFrom = (terms: Terms) => ({
  ...(terms.averageMonthlyHours === null ? {} : { averageMonthlyHours: String(terms.averageMonthlyHours) }),
  deemedOvertime: minutes(terms.deemedOvertimeHours * 60),
  from: terms.effectiveFrom,
  ...(terms.weekdayMinutes.every((of) => of === 0) ? { hasNoWeekdays: true as const } : {}),
})
const percents = (terms: Terms) => ({
  ...(terms.overtimePercent === null ? {} : { overtimePercent: terms.overtimePercent }),
  ...(terms.isProbation && terms.probationPercent !== null ? { probationPercent: terms.probationPercent } : {}),
})

const inMinutes = (hours: number) => minutes(Math.round(hours * 60))

/**
 * A person's terms as the rules of pay read them; none for pay by project or by outsourcing, which are papers (D50).
 *
 * The one number of hours per shift holds for every shift that has a price, but beside a day shift not for the evening:
 * its hours are those of the terms, else those of the company's evening (0: not known).
 */
export const payTermsOf = (terms: Terms, companyEvening: Minutes): ReadonlyArray<PayTerms> => {
  const [start, rest] = [untilFrom(terms), percents(terms)]
  const base = terms.basicSalary ?? noYen
  if (terms.salaryType === "hour") return [{ ...start, hourlyWage: base, ...rest, salaryType: "hour" }]
  if (terms.salaryType === "month") return [{ ...start, monthlyBase: base, ...rest, salaryType: "month" }]
  if (terms.salaryType !== "shift") return []
  const length = inMinutes(terms.hoursPerShift ?? 0)
  const evening = terms.eveningHours === null ? companyEvening : inMinutes(terms.eveningHours)
  const hasDayShift = terms.morningSalary !== null || terms.afternoonSalary !== null
  const isApart = evening > 0 && (hasDayShift || terms.eveningHours !== null)
  const priced = [
    ["afternoon", terms.afternoonSalary],
    ["evening", terms.eveningSalary],
    ["morning", terms.morningSalary],
    ["other", terms.otherSalary],
  ] as const
  const shifts = priced.flatMap(([shift, price]) => (price === null ? [] : [[shift, price] as const]))
  return [
    {
      ...start,
      ...rest,
      salaryType: "shift",
      shiftLengths: Object.fromEntries(
        shifts.map(([shift]) => [shift, shift === "evening" && isApart ? evening : length]),
      ),
      shiftPrices: Object.fromEntries(shifts),
    },
  ]
}
