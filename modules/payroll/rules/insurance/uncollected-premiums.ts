import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import type { PayInputs, SlipWarning } from "../../model.ts"
import type { PayrollLaw } from "../payroll-law.ts"
import { sumOfLines } from "../slip/slip-lines.ts"
import { healthInsurance } from "./health-insurance.ts"
import { pension } from "./pension.ts"

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
    const ofMonth = { ...inputs, premiums: [premium] }
    const lines = [...(yield* healthInsurance(ofMonth, law)), ...(yield* pension(ofMonth, law))]
    const yen = sumOfLines(lines, "deduction")
    if (yen > 0) warnings.push({ code: "PREMIUM_UNCOLLECTED", figures: { month: premium.month, yen } })
  }
  return warnings
})
