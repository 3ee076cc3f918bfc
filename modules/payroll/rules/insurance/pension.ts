import { firstDayOf } from "#modules/kernel/civil-day.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import type { PayInputs } from "../../model.ts"
import { exactly, lawAmount, lineOf, personFigure, rounded, type WorkedLine, worked } from "../explain/worked.ts"
import type { PayrollLaw, PremiumLaw } from "../payroll-law.ts"
import { asSecond } from "../slip/slip-lines.ts"
import { ageReachedOn, birthDateOf } from "./age.ts"
import { isInsuredUntil } from "./insured-month.ts"

export interface PensionMonth {
  readonly standard: number
  readonly law: PremiumLaw
}

/**
 * The person's share of the employees' pension: standard remuneration × rate, halved, 50 sen or less dropped.
 *
 * Each month is rounded by itself. Source: 厚生年金保険法 第81条・第82条.
 */
export const pensionPremium = (months: ReadonlyArray<PensionMonth>): WorkedLine => {
  const figures = months.flatMap(({ standard, law }, index) => [
    personFigure(`standardRemuneration.${index + 1}`, standard, "yen"),
    lawAmount(`pensionRate.${index + 1}`, law.pensionRate),
    lawAmount(`insuredShare.${index + 1}`, law.pensionShare),
  ])
  const shares = months.map((_, index) => {
    const k = index + 1
    const writing = `standardRemuneration.${k} × pensionRate.${k} × insuredShare.${k}`
    return rounded(months.length === 1 ? "amount" : `monthShare.${k}`, writing, "dropFiftySenOrLess")
  })
  const sum = months.length === 1 ? [] : [exactly("amount", shares.map(({ name }) => name).join(" + "))]
  return lineOf({ key: "pension", kind: "deduction" }, worked("pension", figures, [...shares, ...sum]))
}

/** A contribution that is entered by hand instead of a rate. */
const pensionAsEntered = (yen: number): WorkedLine =>
  lineOf(
    { key: "pension", kind: "deduction" },
    worked("enteredPension", [personFigure("enteredPremium", yen, "yen")], [exactly("amount", "enteredPremium")]),
  )

/**
 * Pension of the slip's premium months, each as entered or by the rate, until the month before the age of 70.
 *
 * Where both ways meet on a last slip, each has a line of its own. Fails with NoLawOnDate.
 */
export const pension = resultFn(function* (
  inputs: PayInputs,
  law: PayrollLaw,
): ResultSteps<ReadonlyArray<WorkedLine>, NoLawOnDate> {
  const byHand = inputs.premiums.flatMap(({ pensionByHand }) => (pensionByHand === undefined ? [] : [pensionByHand]))
  const months: Array<PensionMonth> = []
  for (const { month, pensionByHand, pensionStandard } of inputs.premiums) {
    if (pensionByHand !== undefined || pensionStandard === undefined) continue
    const premiumLaw = yield* law.premiums(firstDayOf(month))
    const reachedOn = ageReachedOn(birthDateOf(inputs), premiumLaw.pensionUntilAge.value)
    if (isInsuredUntil(reachedOn, month, inputs.joinedOn)) months.push({ standard: pensionStandard, law: premiumLaw })
  }
  const byRate = months.length === 0 ? [] : [pensionPremium(months)]
  if (byHand.length === 0) return byRate
  const entered = pensionAsEntered(byHand.reduce((sum, yen) => sum + yen, 0))
  return byRate.length === 0 ? [entered] : [...byRate, asSecond(entered)]
})
