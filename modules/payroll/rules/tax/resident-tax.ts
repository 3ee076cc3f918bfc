import { monthNumberOf } from "#modules/kernel/civil-day.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { minus, ratio, times } from "#modules/kernel/ratio.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import { dropUnderHundredYen, noYen, type Yen, yen } from "#modules/kernel/yen.ts"
import type { PayInputs } from "../../model.ts"
import { exactly, lineOf, personFigure, type WorkedLine, worked } from "../explain/worked.ts"
import type { PayrollLaw } from "../payroll-law.ts"

/**
 * A year's resident tax in the simple layout: eleven equal months in whole hundreds, the rest in the first.
 *
 * Source: 地方税法 第20条の4の2 第6項, 第321条の5.
 */
export const residentTaxOfYear = (
  total: Yen,
  instalments: number,
): { readonly firstMonth: Yen; readonly otherMonths: Yen } => {
  const otherMonths = dropUnderHundredYen(ratio(total, instalments))
  const first = minus(ratio(total), times(ratio(otherMonths), ratio(instalments - 1)))
  return { firstMonth: yen(Number(first.numerator / first.denominator)), otherMonths }
}

/**
 * Resident tax of the pay month as the municipality's notice says; June takes the first month's amount.
 *
 * Fails with NoLawOnDate. Source: 地方税法 第321条の5.
 */
export const residentTax = resultFn(function* (
  inputs: PayInputs,
  law: PayrollLaw,
): ResultSteps<ReadonlyArray<WorkedLine>, NoLawOnDate> {
  const notice = inputs.residentTax
  if (notice === undefined) return []
  const { firstMonth } = yield* law.residentTax(inputs.paidOn)
  const month = monthNumberOf(inputs.paidOn)
  const isFirst = month === firstMonth.value
  const due =
    notice.layout === "monthly" ? (notice.months[month] ?? noYen) : isFirst ? notice.firstMonth : notice.otherMonths
  const name = notice.layout === "simple" && isFirst ? "residentTaxFirst" : "residentTaxMonth"
  const line = worked(
    "residentTax",
    [personFigure("payMonth", month, "months"), personFigure(name, due, "yen")],
    [exactly("amount", name)],
  )
  return [lineOf({ key: "residentTax", kind: "deduction" }, line)]
})
