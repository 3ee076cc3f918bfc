import { monthNumberOf, monthOf, yearOf } from "#modules/kernel/civil-day.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { minus, ratio, times } from "#modules/kernel/ratio.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import { dropUnderHundredYen, noYen, type Yen, yen } from "#modules/kernel/yen.ts"
import type { PayInputs, SlipWarning } from "../../model.ts"
import { exactly, lineOf, personFigure, type Worked, type WorkedLine, worked } from "../explain/worked.ts"
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

/** The months from the pay month to the last of the notice's year, where somebody left before that in the same year. */
const monthsLeft = ({ from, leftOn, paidOn, to }: PayInputs, firstMonth: number): ReadonlyArray<number> => {
  const [paid, last] = [monthNumberOf(paidOn), firstMonth - 1]
  const isLastPay = leftOn !== undefined && from <= leftOn && leftOn <= to
  if (!isLastPay || yearOf(leftOn) !== yearOf(paidOn) || monthNumberOf(leftOn) >= last || paid >= last) return []
  return Array.from({ length: last - paid + 1 }, (_, at) => paid + at)
}

interface DueTax {
  readonly lines: ReadonlyArray<WorkedLine>
  readonly warnings: ReadonlyArray<SlipWarning>
}

/**
 * Resident tax of the pay month as the municipality's notice says; June takes the first month's amount.
 *
 * Who leaves from January to April owes the rest until May with his last pay, where `pay`, what is left of it after
 * everything else, covers it; where it does not, the month's alone is taken and the rest is told. Pay that comes after that
 * of his last day bears none. Fails with NoLawOnDate. Source: 地方税法 第321条の5.
 */
export const residentTax = resultFn(function* (
  inputs: PayInputs,
  pay: number,
  law: PayrollLaw,
): ResultSteps<DueTax, NoLawOnDate> {
  const notice = inputs.residentTax
  // With the pay after his last one the employer collects nothing more: the municipality asks him itself.
  const hadLastPay = inputs.leftOn !== undefined && inputs.leftOn < inputs.from
  if (notice === undefined || hadLastPay) return { lines: [], warnings: [] }
  const { firstMonth } = yield* law.residentTax(inputs.paidOn)
  const month = monthNumberOf(inputs.paidOn)
  const isFirst = month === firstMonth.value
  const dueIn = (number: number) =>
    notice.layout === "monthly"
      ? (notice.months[number] ?? noYen)
      : number === firstMonth.value
        ? notice.firstMonth
        : notice.otherMonths
  const name = notice.layout === "simple" && isFirst ? "residentTaxFirst" : "residentTaxMonth"
  const payMonth = personFigure("payMonth", month, "months")
  const alone = worked("residentTax", [payMonth, personFigure(name, dueIn(month), "yen")], [exactly("amount", name)])
  const taken = (line: Worked) => [lineOf({ key: "residentTax", kind: "deduction" }, line)]

  const months = monthsLeft(inputs, firstMonth.value)
  const dues = months.map((number) => personFigure(`residentTaxMonth.${number}`, dueIn(number), "yen"))
  const whole = worked(
    "residentTax",
    [payMonth, personFigure("monthsLeft", months.length, "count"), ...dues],
    [exactly("amount", dues.length === 0 ? "0" : dues.map(({ figure }) => figure.name).join(" + "))],
  )
  const rest = whole.result - alone.result
  if (months.length === 0 || rest <= 0) return { lines: taken(alone), warnings: [] }
  if (whole.result <= pay) return { lines: taken(whole), warnings: [] }
  const left = { code: "RESIDENT_TAX_LEFT", figures: { month: monthOf(inputs.paidOn), yen: rest } } as const
  return { lines: taken(alone), warnings: [left] }
})
