import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import type { LawValue, Table } from "#modules/kernel/law/parameter.ts"
import { bracketFor, figureOf } from "#modules/kernel/law/value-on.ts"
import { decimal, floor, ratio, times } from "#modules/kernel/ratio.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import {
  exactly,
  type KnownFigure,
  lawAmount,
  lawFigure,
  personFigure,
  rounded,
  type StepPlan,
  type Worked,
  worked,
} from "../explain/worked.ts"
import type { IncomeTaxLaw, PayrollLaw } from "../payroll-law.ts"

/** The most dependants that the printed table has a column for. */
const columns = 7

/** The row of the printed table that holds a tax base: its first yen, its first yen above, or no row at all. */
export const tableRow = (taxBase: number, { tableRows }: IncomeTaxLaw) => {
  const part = bracketFor(tableRows.value, Math.max(0, taxBase))
  const [start, width] = [figureOf(part, "from"), figureOf(part, "width")]
  if (width === 0) return { kind: start === 0 ? ("below" as const) : ("above" as const) }
  const from = start + Math.floor((taxBase - start) / width) * width
  return { kind: "row" as const, from, under: from + width }
}

/** Whole yen of the employment income deduction, only to find the bracket that what is left falls into. */
const employmentDeductionOf = (pay: number, { employmentDeduction }: IncomeTaxLaw) => {
  const bracket = bracketFor(employmentDeduction.value, pay)
  const share = times(ratio(pay), decimal(figureOf(bracket, "rate")))
  return Number(floor(share)) + figureOf(bracket, "add")
}

/** What each dependant beyond the seventh takes off, when there are any. */
const beyondSeven = (
  dependants: number,
  law: IncomeTaxLaw,
  plans: (last: "amount" | "taxOfSeven") => ReadonlyArray<StepPlan>,
) =>
  dependants <= columns
    ? { figures: [], steps: plans("amount") }
    : {
        figures: [
          personFigure("dependantsBeyondSeven", dependants - columns, "count"),
          lawAmount("deductionBeyondSeven", law.beyondSevenDependants),
        ],
        steps: [
          ...plans("taxOfSeven"),
          exactly("lessBeyondSeven", "deductionBeyondSeven × dependantsBeyondSeven"),
          exactly("amount", "taxOfSeven - lessBeyondSeven atLeast 0"),
        ],
      }

/** The tax of one row, by the rule that the printed table is made by: the row's middle through the deductions and rates. */
const rowTax = (
  base: KnownFigure,
  row: { readonly from: number; readonly under: number },
  dependants: number,
  law: IncomeTaxLaw,
): Worked => {
  const middle = (row.from + row.under) / 2
  const employment = bracketFor(law.employmentDeduction.value, middle)
  const basic = figureOf(bracketFor(law.basicDeduction.value, middle), "yen")
  const counted = Math.min(dependants, columns)
  const deducted = middle - employmentDeductionOf(middle, law) - basic - law.dependantDeduction.value * counted
  const rate = bracketFor(law.plainRate.value, Math.max(0, deducted))
  const plan = beyondSeven(dependants, law, (last) => [
    exactly("rowSum", "rowFrom + rowUnder"),
    exactly("rowMiddle", "rowSum ÷ 2"),
    exactly("employmentDeduction", "rowMiddle × employmentDeductionRate + employmentDeductionAdd"),
    exactly("dependantsDeduction", "dependantDeduction × dependants"),
    exactly("taxable", "rowMiddle - employmentDeduction - basicDeduction - dependantsDeduction atLeast 0"),
    rounded("plainTax", "taxable × taxRate - taxSubtract", "halfUpToTenYen"),
    exactly("printedTax", "plainTax zeroUnder leastTax"),
    exactly("surtaxRate", "surtax + 1", "ratio"),
    rounded(last, "printedTax × surtaxRate", "halfUpToTenYen"),
  ])
  return worked(
    "incomeTaxByTable",
    [
      base,
      personFigure("dependants", counted, "count"),
      lawFigure("rowFrom", law.tableRows, row.from),
      lawFigure("rowUnder", law.tableRows, row.under),
      lawFigure("employmentDeductionRate", law.employmentDeduction, figureOf(employment, "rate"), "ratio"),
      lawFigure("employmentDeductionAdd", law.employmentDeduction, figureOf(employment, "add")),
      lawFigure("basicDeduction", law.basicDeduction, basic),
      lawAmount("dependantDeduction", law.dependantDeduction),
      lawFigure("taxRate", law.plainRate, figureOf(rate, "rate")),
      lawFigure("taxSubtract", law.plainRate, figureOf(rate, "subtract"), "yen"),
      lawAmount("leastTax", law.leastTax),
      lawAmount("surtax", law.surtax),
      ...plan.figures,
    ],
    plan.steps,
  )
}

/** Above the printed rows the table gives a fixed tax and a rate for what lies beyond; under one yen is dropped. */
const taxAbove = (
  base: KnownFigure,
  taxBase: number,
  dependants: number,
  law: IncomeTaxLaw,
  segments: LawValue<Table>,
): Worked => {
  const segment = segments.value.findLast((row) => Number(row.from) <= taxBase)
  const printed = (name: string) => segment?.[name] ?? "0"
  const plan = beyondSeven(dependants, law, (last) => [
    exactly("beyondSegment", "taxBase - segmentFrom"),
    rounded("taxBeyondSegment", "beyondSegment × segmentRate", "dropUnderOneYen"),
    exactly(last, "segmentTax + taxBeyondSegment"),
  ])
  return worked(
    "incomeTaxAboveTable",
    [
      base,
      personFigure("dependants", Math.min(dependants, columns), "count"),
      lawFigure("segmentFrom", segments, printed("from"), "yen"),
      lawFigure("segmentRate", segments, printed("rate"), "ratio"),
      lawFigure("segmentTax", segments, printed(`base${Math.min(dependants, columns)}`), "yen"),
      ...plan.figures,
    ],
    plan.steps,
  )
}

/**
 * Income tax of the 甲 column of the printed monthly table.
 *
 * The table is not stored: a short rule regenerates every printed cell from the deductions and rates of the pay day.
 *
 * Fails with NoLawOnDate. Source: 国税庁 給与所得の源泉徴収税額表 月額表 甲欄.
 */
export const kouTaxByTable = resultFn(function* (
  base: KnownFigure,
  taxBase: number,
  dependants: number,
  paidOn: IsoDate,
  law: PayrollLaw,
): ResultSteps<Worked, NoLawOnDate> {
  const taxLaw = yield* law.incomeTax(paidOn)
  const row = tableRow(taxBase, taxLaw)
  if (row.kind === "row") return rowTax(base, row, dependants, taxLaw)
  if (row.kind === "above") {
    const segments = yield* law.kouAboveTable(paidOn)
    return taxAbove(base, taxBase, dependants, taxLaw, segments)
  }
  const first = figureOf(bracketFor(taxLaw.tableRows.value, 0), "under")
  return worked(
    "incomeTaxBelowTable",
    [base, lawFigure("tableStart", taxLaw.tableRows, first)],
    [exactly("amount", "0")],
  )
})
