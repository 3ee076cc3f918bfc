import { Effect } from "effect"
import { monthOf } from "#modules/kernel/civil-day.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import { subtractYen } from "#modules/kernel/yen.ts"
import type { BonusInputs, Slip } from "../../model.ts"
import { exactly, lineFigure, lineOf, personFigure, worked } from "../explain/worked.ts"
import { bonusInsurance } from "../insurance/bonus-insurance.ts"
import { employmentPremium } from "../insurance/employment-insurance.ts"
import type { PayrollLaw } from "../payroll-law.ts"
import { bonusTax } from "../tax/bonus-tax.ts"
import { taxBaseLine } from "../tax/withholding-tax.ts"
import { canonicalJson, digestOf } from "./canonical-json.ts"
import { rulesVersion } from "./rules-version.ts"
import { sumOfLines, usedLaw } from "./slip-lines.ts"

/** The bonus slip, or the law that is missing for it. */
export const bonusSlipResult = resultFn(function* (
  inputs: BonusInputs,
  law: PayrollLaw,
): ResultSteps<Slip, NoLawOnDate> {
  const paid = worked("bonus", [personFigure("bonus", inputs.bonus, "yen")], [exactly("amount", "bonus")])
  const pay = lineOf({ key: "bonus", kind: "pay" }, paid)
  const insurance = [
    ...(yield* bonusInsurance(inputs, law)),
    ...(yield* employmentPremium(inputs.employmentInsurance, inputs.bonus, inputs.paidOn, law)),
  ]
  const base = taxBaseLine(inputs.bonus, 0, sumOfLines(insurance, "deduction"))
  const taxBase = base.line.amount
  const tax = yield* bonusTax(inputs, lineFigure("taxBase", taxBase, "taxBase"), taxBase, law)
  const lines = [
    pay,
    ...insurance,
    ...(tax === undefined ? [] : [base, lineOf({ key: "incomeTax", kind: "deduction" }, tax)]),
  ]
  const deductions = sumOfLines(lines, "deduction")
  return {
    month: monthOf(inputs.paidOn),
    paidOn: inputs.paidOn,
    rulesVersion,
    inputsDigest: digestOf(canonicalJson(inputs)),
    lines: lines.map(({ line }) => line),
    totals: { gross: inputs.bonus, deductions, net: subtractYen(inputs.bonus, deductions) },
    warnings: [],
    law: usedLaw(lines),
  }
})

/**
 * The slip of one person's bonus (賞与): insurance by the standard bonus, tax by the pay of the month before.
 *
 * Resident tax is not taken of it. Fails with NoLawOnDate.
 */
export const bonusSlipOf = (inputs: BonusInputs, law: PayrollLaw): Effect.Effect<Slip, NoLawOnDate> =>
  Effect.fromResult(bonusSlipResult(inputs, law))
