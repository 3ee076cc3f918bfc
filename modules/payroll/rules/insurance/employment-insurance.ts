import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import type { EmploymentInsuranceKind } from "#modules/people/index.ts"
import { lawAmount, lineFigure, lineOf, rounded, type WorkedLine, worked } from "../explain/worked.ts"
import type { PayrollLaw } from "../payroll-law.ts"

/**
 * The worker's share of employment insurance: all pay including commuting × the rate of the closing date's year.
 *
 * Drops 50 sen or less. Fails with NoLawOnDate for a year whose rate is not published.
 * Source: 労働保険の保険料の徴収等に関する法律 第31条・第32条.
 */
export const employmentPremium = resultFn(function* (
  business: EmploymentInsuranceKind | undefined,
  gross: number,
  closedOn: IsoDate,
  law: PayrollLaw,
): ResultSteps<ReadonlyArray<WorkedLine>, NoLawOnDate> {
  if (business === undefined) return []
  const rates = yield* law.employmentInsurance(closedOn)
  const line = worked(
    "employmentInsurance",
    [lineFigure("gross", gross, "gross"), lawAmount("employmentRate", rates[business])],
    [rounded("amount", "gross × employmentRate", "dropFiftySenOrLess")],
  )
  return [lineOf({ key: "employmentInsurance", kind: "deduction" }, line)]
})
