import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import type { Yen } from "#modules/kernel/yen.ts"
import type { MonthPremium, PayInputs, SlipWarning } from "../../model.ts"
import type { PayrollLaw } from "../payroll-law.ts"
import { sumOfLines } from "../slip/slip-lines.ts"
import { healthInsurance } from "./health-insurance.ts"
import { pension } from "./pension.ts"

/** What the person owes for one month by health insurance and pension. Fails with NoLawOnDate. */
export const shareOfMonth = resultFn(function* (
  premium: MonthPremium,
  inputs: PayInputs,
  law: PayrollLaw,
): ResultSteps<Yen, NoLawOnDate> {
  const ofMonth = { ...inputs, premiums: [premium] }
  return sumOfLines([...(yield* healthInsurance(ofMonth, law)), ...(yield* pension(ofMonth, law))], "deduction")
})

/**
 * What of health insurance and pension the person owes for each month that no slip takes; nothing is taken by it.
 *
 * Fails with NoLawOnDate.
 */
export const uncollectedPremiums = resultFn(function* (
  inputs: PayInputs,
  law: PayrollLaw,
): ResultSteps<ReadonlyArray<SlipWarning>, NoLawOnDate> {
  const warnings: Array<SlipWarning> = []
  for (const premium of inputs.uncollected ?? []) {
    const yen = yield* shareOfMonth(premium, inputs, law)
    if (yen > 0) warnings.push({ code: "PREMIUM_UNCOLLECTED", figures: { month: premium.month, yen } })
  }
  return warnings
})
