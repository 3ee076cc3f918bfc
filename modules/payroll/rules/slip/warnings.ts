import { Result } from "effect"
import { compare, decimal, plus, ratio, ratioText } from "#modules/kernel/ratio.ts"
import type { LabourLawInForce, OvertimeLimits } from "#modules/labour/index.ts"
import type { PayInputs, SlipWarning } from "../../model.ts"
import type { PayrollLaw } from "../payroll-law.ts"
import type { PaidSpan } from "../wages/hourly-base.ts"
import { minimumWageOn } from "../wages/minimum-wage.ts"

const overtimeWarnings = (
  inputs: PayInputs,
  spans: ReadonlyArray<PaidSpan>,
  law: LabourLawInForce,
  limits: OvertimeLimits | undefined,
): ReadonlyArray<SlipWarning> => {
  const overtime = inputs.days.reduce((sum, day) => sum + day.overtime, 0)
  const threshold = law.overtimeThresholdHours.value * 60
  const warnings: Array<SlipWarning> = []
  if (limits !== undefined) {
    const limit = limits.monthHours.value * 60
    const under = limits.monthWithHolidayUnderHours.value * 60
    const withHoliday = overtime + inputs.days.reduce((sum, day) => sum + day.holiday, 0)
    const deemed = Math.max(0, ...spans.map(({ terms }) => terms.deemedOvertime))
    if (overtime > limit) warnings.push({ code: "OVERTIME_45H", figures: { limit, overtime } })
    // No agreement allows it (労働基準法 第36条 第6項 第2号).
    if (withHoliday >= under) warnings.push({ code: "OVERTIME_100H", figures: { limit: under, overtime: withHoliday } })
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

/** The first day of each prefecture whose minimum wage is not held here: nobody can tell whether it was paid. */
const unknownMinimums = ({ days }: PayInputs, law: PayrollLaw): ReadonlyArray<SlipWarning> => {
  const found = new Map<string, SlipWarning>()
  for (const { day, workplace } of days) {
    if (found.has(workplace)) continue
    const wages = law.minimumWages(day)
    if (Result.isSuccess(wages) && minimumWageOn(wages.success, workplace, day) !== undefined) continue
    found.set(workplace, { code: "MINIMUM_WAGE_UNKNOWN", figures: { day, prefecture: workplace } })
  }
  return [...found.values()]
}

/** What a slip came to, as its warnings ask. */
export interface MadeOf {
  readonly spans: ReadonlyArray<PaidSpan>
  readonly net: number
  readonly belowMinimum: ReadonlyArray<SlipWarning>
}

/**
 * What somebody should look at before the slip is closed; none of it changes an amount.
 *
 * Overtime beyond 45 and 60 hours, and of 100 hours with work on holidays, fixed overtime beyond 45 hours, a chosen rate under the legal one, an hour under the
 * minimum wage of the workplace on a working day, pay that is less than its deductions.
 */
export const slipWarnings = (
  inputs: PayInputs,
  { spans, net, belowMinimum }: MadeOf,
  law: PayrollLaw,
  labour: LabourLawInForce,
): ReadonlyArray<SlipWarning> => {
  const limits = law.labour.limitsOn(inputs.to)
  return [
    ...overtimeWarnings(inputs, spans, labour, Result.isSuccess(limits) ? limits.success : undefined),
    ...belowMinimum,
    ...unknownMinimums(inputs, law),
    ...(net < 0 ? [{ code: "NEGATIVE_NET" as const, figures: { net } }] : []),
  ]
}
