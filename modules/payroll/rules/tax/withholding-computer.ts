import { bracketFor, figureOf } from "#modules/kernel/law/value-on.ts"
import { decimal, ratio, times } from "#modules/kernel/ratio.ts"
import { raiseToYen } from "#modules/kernel/yen.ts"
import {
  exactly,
  type KnownFigure,
  lawAmount,
  lawFigure,
  personFigure,
  rounded,
  type Worked,
  worked,
} from "../explain/worked.ts"
import type { IncomeTaxLaw } from "../payroll-law.ts"

/**
 * Income tax of the 甲 column by the computer method, which a company may choose instead of the printed table.
 *
 * Source: 国税庁 月額表の甲欄を適用する給与等に対する源泉徴収税額の電算機計算の特例.
 */
export const kouTaxByComputer = (base: KnownFigure, taxBase: number, dependants: number, law: IncomeTaxLaw): Worked => {
  const pay = Math.max(0, taxBase)
  const employment = bracketFor(law.employmentDeduction.value, pay)
  const basic = figureOf(bracketFor(law.basicDeduction.value, pay), "yen")
  const deduction = raiseToYen(times(ratio(pay), decimal(figureOf(employment, "rate")))) + figureOf(employment, "add")
  const taxable = Math.max(0, pay - deduction - basic - law.dependantDeduction.value * dependants)
  const rate = bracketFor(law.computerMethod.value, taxable)
  return worked(
    "incomeTaxByComputer",
    [
      base,
      personFigure("dependants", dependants, "count"),
      lawFigure("employmentDeductionRate", law.employmentDeduction, figureOf(employment, "rate"), "ratio"),
      lawFigure("employmentDeductionAdd", law.employmentDeduction, figureOf(employment, "add")),
      lawFigure("basicDeduction", law.basicDeduction, basic),
      lawAmount("dependantDeduction", law.dependantDeduction),
      lawFigure("taxRate", law.computerMethod, figureOf(rate, "rate")),
      lawFigure("taxSubtract", law.computerMethod, figureOf(rate, "subtract"), "yen"),
    ],
    [
      rounded(
        "employmentDeduction",
        "taxBase atLeast 0 × employmentDeductionRate + employmentDeductionAdd",
        "raiseToYen",
      ),
      exactly("dependantsDeduction", "dependantDeduction × dependants"),
      exactly("taxable", "taxBase - employmentDeduction - basicDeduction - dependantsDeduction atLeast 0"),
      rounded("amount", "taxable × taxRate - taxSubtract", "halfUpToTenYen"),
    ],
  )
}
