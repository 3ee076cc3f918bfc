import { minutes } from "#modules/kernel/minutes.ts"
import { noYen } from "#modules/kernel/yen.ts"
import type { Terms } from "#modules/people/index.ts"
import type { PayTerms } from "../model.ts"

const anyTerms = (terms: Terms) => ({
  from: terms.effectiveFrom,
  deemedOvertime: minutes(terms.deemedOvertimeHours * 60),
  ...(terms.isProbation && terms.probationPercent !== null ? { probationPercent: terms.probationPercent } : {}),
  ...(terms.overtimePercent === null ? {} : { overtimePercent: terms.overtimePercent }),
  ...(terms.averageMonthlyHours === null ? {} : { averageMonthlyHours: String(terms.averageMonthlyHours) }),
})

/**
 * A person's terms as the rules of pay read them; none for pay by project or by outsourcing, which are papers (D50).
 *
 * The company's one number of hours per shift holds for every shift that has a price.
 */
export const payTermsOf = (terms: Terms): ReadonlyArray<PayTerms> => {
  const common = anyTerms(terms)
  if (terms.salaryType === "hour") return [{ salaryType: "hour", hourlyWage: terms.basicSalary ?? noYen, ...common }]
  if (terms.salaryType === "month") return [{ salaryType: "month", monthlyBase: terms.basicSalary ?? noYen, ...common }]
  if (terms.salaryType !== "shift") return []
  const length = minutes(Math.round((terms.hoursPerShift ?? 0) * 60))
  const priced = [
    ["morning", terms.morningSalary],
    ["afternoon", terms.afternoonSalary],
    ["evening", terms.eveningSalary],
    ["other", terms.otherSalary],
  ] as const
  const shifts = priced.flatMap(([shift, price]) => (price === null ? [] : [[shift, price] as const]))
  return [
    {
      salaryType: "shift",
      shiftPrices: Object.fromEntries(shifts),
      shiftLengths: Object.fromEntries(shifts.map(([shift]) => [shift, length])),
      ...common,
    },
  ]
}
