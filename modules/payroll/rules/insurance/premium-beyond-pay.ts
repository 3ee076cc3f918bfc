/** Premiums that the month's pay does not cover: they are taken from pay only, so the rest is told and not taken. */
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import type { PayInputs, SlipWarning } from "../../model.ts"
import { exactly, lineFigure, lineOf, type WorkedLine, worked } from "../explain/worked.ts"
import type { PayrollLaw } from "../payroll-law.ts"
import { sumOfLines } from "../slip/slip-lines.ts"
import { shareOfMonth } from "./uncollected-premiums.ts"

/**
 * What of health insurance and pension the pay after employment insurance does not cover, a negative deduction; no line
 * where it covers them. Income tax is taken of what remains, resident tax and other deductions come after.
 *
 * Source: 健康保険法 第167条, 厚生年金保険法 第84条.
 */
export const premiumBeyondPay = (
  social: ReadonlyArray<WorkedLine>,
  employment: ReadonlyArray<WorkedLine>,
  gross: number,
): ReadonlyArray<WorkedLine> => {
  const deducted = social.filter(({ line }) => line.kind === "deduction")
  const employmentYen = sumOfLines(employment, "deduction")
  if (sumOfLines(deducted, "deduction") + employmentYen <= gross) return []
  const premiums = deducted.map(({ line }, at) => lineFigure(`socialPremium.${at + 1}`, line.amount, line.key))
  const figures = [
    ...premiums,
    lineFigure("employmentPremium", employmentYen, "employmentInsurance"),
    lineFigure("gross", gross, "gross"),
  ]
  const owed = premiums.map(({ figure }) => figure.name).join(" + ")
  const steps = [
    exactly("premiumBeyondPay", `${owed} + employmentPremium - gross`),
    exactly("amount", "0 - premiumBeyondPay"),
  ]
  return [lineOf({ key: "premiumBeyondPay", kind: "deduction" }, worked("premiumBeyondPay", figures, steps))]
}

/** By month what is not covered: the pay covers the earlier month first. Fails with NoLawOnDate. */
export const premiumsBeyondPay = resultFn(function* (
  inputs: PayInputs,
  beyondPay: number,
  law: PayrollLaw,
): ResultSteps<ReadonlyArray<SlipWarning>, NoLawOnDate> {
  const warnings: Array<SlipWarning> = []
  let left = -beyondPay
  for (const premium of inputs.premiums.toReversed()) {
    if (left === 0) break
    const yen = Math.min(left, yield* shareOfMonth(premium, inputs, law))
    if (yen > 0) warnings.unshift({ code: "PREMIUM_BEYOND_PAY", figures: { month: premium.month, yen } })
    left -= yen
  }
  return warnings
})
