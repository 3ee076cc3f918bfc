import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import type { PayInputs } from "../../model.ts"
import { exactly, lineFigure, lineOf, type Worked, type WorkedLine, worked } from "../explain/worked.ts"
import type { PayrollLaw } from "../payroll-law.ts"
import { kouTaxByComputer } from "./withholding-computer.ts"
import { heiTax } from "./withholding-hei.ts"
import { otsuTax } from "./withholding-otsu.ts"
import { kouTaxByTable } from "./withholding-table.ts"

/** What the tax is taken of: pay without its tax-free part and without the insurance premiums, never below nothing. */
export const taxBaseLine = (gross: number, taxFree: number, insurance: number): WorkedLine =>
  lineOf(
    { key: "taxBase", kind: "info" },
    worked(
      "taxBase",
      [
        lineFigure("gross", gross, "gross"),
        lineFigure("taxFree", taxFree, "commuting"),
        lineFigure("insurance", insurance, "insurance"),
      ],
      [exactly("amount", "gross - taxFree - insurance atLeast 0")],
    ),
  )

/**
 * Income tax withheld from the month's pay, with the line of what it is taken of (by day there is no such line).
 *
 * The year is that of the pay day. Fails with NoLawOnDate. Source: 所得税法 第183条・第185条.
 */
export const withholdingTax = resultFn(function* (
  inputs: PayInputs,
  pay: ReadonlyArray<WorkedLine>,
  amounts: { readonly gross: number; readonly taxFree: number; readonly insurance: number },
  law: PayrollLaw,
): ResultSteps<ReadonlyArray<WorkedLine>, NoLawOnDate> {
  const how = inputs.incomeTax
  if (how === undefined) return []
  const base = taxBaseLine(amounts.gross, amounts.taxFree, amounts.insurance)
  const taxBase = base.line.amount
  const withheld = (tax: Worked) => lineOf({ key: "incomeTax", kind: "deduction" }, tax)
  if (how.column === "hei") {
    const heiLaw = yield* law.hei(inputs.paidOn)
    return [withheld(heiTax(inputs, pay, { gross: amounts.gross, taxBase }, heiLaw))]
  }
  const figure = lineFigure("taxBase", taxBase, "taxBase")
  const taxLaw = yield* law.incomeTax(inputs.paidOn)
  if (how.column === "otsu") return [base, withheld(otsuTax(figure, taxBase, taxLaw))]
  return inputs.incomeTaxMethod === "computer"
    ? [base, withheld(kouTaxByComputer(figure, taxBase, how.dependants, taxLaw))]
    : [base, withheld(yield* kouTaxByTable(figure, taxBase, how.dependants, inputs.paidOn, law))]
})
