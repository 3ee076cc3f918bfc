import { bracketFor, figureOf } from "#modules/kernel/law/value-on.ts"
import { decimal, floor, minus, type Ratio, ratio, times } from "#modules/kernel/ratio.ts"
import {
  exactly,
  type KnownFigure,
  lawAmount,
  lawFigure,
  rounded,
  type StepPlan,
  type Worked,
  worked,
} from "../explain/worked.ts"
import type { IncomeTaxLaw } from "../payroll-law.ts"
import { tableRow } from "./withholding-table.ts"

/** The plain tax of a multiple of the row's lower bound, as figures and steps numbered `number`. */
const taxOfMultiple = (rowFrom: number, multiple: number, number: 1 | 2, law: IncomeTaxLaw) => {
  const pay = times(ratio(rowFrom), decimal(multiple))
  const whole = Number(floor(pay))
  const employment = bracketFor(law.employmentDeduction.value, whole)
  const basic = figureOf(bracketFor(law.basicDeduction.value, whole), "yen")
  const deduction: Ratio = times(pay, decimal(figureOf(employment, "rate")))
  const taxable = Number(floor(minus(pay, deduction))) - figureOf(employment, "add") - basic
  const rate = bracketFor(law.plainRate.value, Math.max(0, taxable))
  const figures: ReadonlyArray<KnownFigure> = [
    lawFigure(`employmentDeductionRate.${number}`, law.employmentDeduction, figureOf(employment, "rate"), "ratio"),
    lawFigure(`employmentDeductionAdd.${number}`, law.employmentDeduction, figureOf(employment, "add")),
    lawFigure(`basicDeduction.${number}`, law.basicDeduction, basic),
    lawFigure(`taxRate.${number}`, law.plainRate, figureOf(rate, "rate")),
    lawFigure(`taxSubtract.${number}`, law.plainRate, figureOf(rate, "subtract"), "yen"),
  ]
  const steps: ReadonlyArray<StepPlan> = [
    exactly(`multiplePay.${number}`, `rowFrom × multiple.${number}`),
    exactly(
      `employmentDeduction.${number}`,
      `multiplePay.${number} × employmentDeductionRate.${number} + employmentDeductionAdd.${number}`,
    ),
    exactly(
      `taxable.${number}`,
      `multiplePay.${number} - employmentDeduction.${number} - basicDeduction.${number} atLeast 0`,
    ),
    rounded(`plainTax.${number}`, `taxable.${number} × taxRate.${number} - taxSubtract.${number}`, "dropUnderOneYen"),
  ]
  return { figures, steps }
}

const rowTax = (base: KnownFigure, rowFrom: number, law: IncomeTaxLaw): Worked => {
  const upper = taxOfMultiple(rowFrom, law.otsuUpperMultiple.value, 1, law)
  const lower = taxOfMultiple(rowFrom, law.otsuLowerMultiple.value, 2, law)
  return worked(
    "incomeTaxOtsu",
    [
      base,
      lawFigure("rowFrom", law.tableRows, rowFrom),
      lawAmount("multiple.1", law.otsuUpperMultiple),
      lawAmount("multiple.2", law.otsuLowerMultiple),
      ...upper.figures,
      ...lower.figures,
      lawAmount("surtax", law.surtax),
    ],
    [
      ...upper.steps,
      ...lower.steps,
      rounded("printedTax", "plainTax.1 - plainTax.2", "halfUpToHundredYen"),
      exactly("surtaxRate", "surtax + 1", "ratio"),
      rounded("amount", "printedTax × surtaxRate", "halfUpToHundredYen"),
    ],
  )
}

/**
 * Income tax of the 乙 column of the printed monthly table, for somebody whose main employer is another.
 *
 * Below the table a rate, in the table the difference between the tax of 2.5 and of 1.5 times the row's lower bound,
 * above it a fixed tax and a rate. Source: 国税庁 給与所得の源泉徴収税額表 月額表 乙欄.
 */
export const otsuTax = (base: KnownFigure, taxBase: number, law: IncomeTaxLaw): Worked => {
  const row = tableRow(taxBase, law)
  if (row.kind === "row") return rowTax(base, row.from, law)
  if (row.kind === "below")
    return worked(
      "incomeTaxOtsu",
      [base, lawAmount("belowTableRate", law.otsuBelowTable)],
      [rounded("amount", "taxBase atLeast 0 × belowTableRate", "dropUnderOneYen")],
    )
  const segment = bracketFor(law.otsuAboveTable.value, taxBase)
  return worked(
    "incomeTaxOtsu",
    [
      base,
      lawFigure("segmentFrom", law.otsuAboveTable, figureOf(segment, "from")),
      lawFigure("segmentRate", law.otsuAboveTable, figureOf(segment, "rate"), "ratio"),
      lawFigure("segmentTax", law.otsuAboveTable, figureOf(segment, "base")),
    ],
    [
      exactly("beyondSegment", "taxBase - segmentFrom"),
      rounded("taxBeyondSegment", "beyondSegment × segmentRate", "dropUnderOneYen"),
      exactly("amount", "segmentTax + taxBeyondSegment"),
    ],
  )
}
