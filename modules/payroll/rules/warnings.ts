import { Result } from "effect"
import { compare, decimal, dividedBy, plus, type Ratio, ratio, ratioText, times } from "#modules/kernel/ratio.ts"
import type { LabourLawInForce } from "#modules/labour/index.ts"
import type { PayInputs, SlipWarning } from "../model.ts"
import type { PaidSpan } from "./hourly-base.ts"
import { minimumWageOn } from "./minimum-wage.ts"
import type { PayrollLaw } from "./payroll-law.ts"
import { probationShare } from "./wage-span.ts"

const overtimeWarnings = (
  inputs: PayInputs,
  spans: ReadonlyArray<PaidSpan>,
  law: LabourLawInForce,
  limitHours: number | undefined,
): ReadonlyArray<SlipWarning> => {
  const overtime = inputs.days.reduce((sum, day) => sum + day.overtime, 0)
  const threshold = law.overtimeThresholdHours.value * 60
  const warnings: Array<SlipWarning> = []
  if (limitHours !== undefined) {
    const limit = limitHours * 60
    const deemed = Math.max(0, ...spans.map(({ terms }) => terms.deemedOvertime))
    if (overtime > limit) warnings.push({ code: "OVERTIME_45H", figures: { limit, overtime } })
    if (deemed > limit) warnings.push({ code: "DEEMED_OVER_45H", figures: { deemed, limit } })
  }
  if (overtime > threshold) warnings.push({ code: "OVERTIME_60H", figures: { limit: threshold, overtime } })
  for (const { terms } of spans) {
    const legal = plus(decimal(law.overtime.value), ratio(1))
    if (terms.overtimePercent !== undefined && compare(ratio(terms.overtimePercent, 100), legal) < 0)
      warnings.push({
        code: "OVERTIME_RATE_RAISED",
        figures: { chosenPercent: terms.overtimePercent, from: terms.from, legal: ratioText(legal) },
      })
  }
  return warnings
}

/** What an hour pays, exact, as it is compared with the minimum wage (最低賃金法施行規則 第2条). */
const exactHourly = (span: PaidSpan, inputs: PayInputs): Ratio => {
  const { terms } = span
  if (terms.salaryType !== "month" || terms.averageMonthlyHours === undefined) return span.base.exact
  const counted = inputs.subsidies.reduce((sum, { yen, isInHourlyBase }) => sum + (isInHourlyBase ? yen : 0), 0)
  const month = plus(times(ratio(terms.monthlyBase), probationShare(terms)), ratio(counted))
  return dividedBy(month, decimal(terms.averageMonthlyHours))
}

/** The first day of each prefecture on which an hour paid less than the minimum wage of the workplace. */
const minimumWageWarnings = (
  inputs: PayInputs,
  spans: ReadonlyArray<PaidSpan>,
  law: PayrollLaw,
): ReadonlyArray<SlipWarning> => {
  const found = new Map<string, SlipWarning>()
  for (const span of spans) {
    const hourly = exactHourly(span, inputs)
    let reached: number | undefined
    for (const { day, workplace } of span.days) {
      const wages = law.minimumWages(day)
      const minimum = Result.isSuccess(wages) ? minimumWageOn(wages.success.value, workplace, day) : undefined
      // The same figure as on the day before.
      if (minimum !== undefined && minimum === reached) continue
      if (minimum !== undefined && compare(hourly, ratio(minimum)) >= 0) {
        reached = minimum
        continue
      }
      const code = minimum === undefined ? "MINIMUM_WAGE_UNKNOWN" : "MINIMUM_WAGE"
      if (found.has(`${code} ${workplace}`)) continue
      const where = { day, prefecture: workplace }
      const figures = minimum === undefined ? where : { day, hourly: ratioText(hourly), minimum, prefecture: workplace }
      found.set(`${code} ${workplace}`, { code, figures })
    }
  }
  return [...found.values()]
}

/**
 * What somebody should look at before the slip is closed; none of it changes an amount.
 *
 * Overtime beyond 45 and 60 hours, fixed overtime beyond 45 hours, a chosen rate under the legal one, an hour under the
 * minimum wage of the workplace on a working day, pay that is less than its deductions.
 */
export const slipWarnings = (
  inputs: PayInputs,
  spans: ReadonlyArray<PaidSpan>,
  net: number,
  law: PayrollLaw,
  labour: LabourLawInForce,
): ReadonlyArray<SlipWarning> => {
  const limits = law.labour.limitsOn(inputs.to)
  const limitHours = Result.isSuccess(limits) ? limits.success.monthHours.value : undefined
  return [
    ...overtimeWarnings(inputs, spans, labour, limitHours),
    ...minimumWageWarnings(inputs, spans, law),
    ...(net < 0 ? [{ code: "NEGATIVE_NET" as const, figures: { net } }] : []),
  ]
}
