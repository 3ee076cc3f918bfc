import { addDays, firstDayOf, monthOf } from "#modules/kernel/civil-day.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import type { BonusInputs } from "../../model.ts"
import {
  exactly,
  lawAmount,
  lawFigure,
  lineFigure,
  lineOf,
  personFigure,
  rounded,
  type WorkedLine,
  worked,
} from "../explain/worked.ts"
import type { BonusLaw, PayrollLaw, PremiumLaw } from "../payroll-law.ts"
import { ageReachedOn, birthDateOf, birthdayOf, isOfAge } from "./age.ts"
import { branchRate } from "./health-insurance.ts"

/** The bonus in whole thousands, at most what the limit leaves; a key of its own tells the pension's from the health's. */
const standardBonus = (
  key: string,
  inputs: BonusInputs,
  limit: BonusLaw["healthLimitOfYear"],
  countedBefore: number,
): WorkedLine =>
  lineOf(
    { key, kind: "info" },
    worked(
      "standardBonus",
      [
        personFigure("bonus", inputs.bonus, "yen"),
        lawAmount("limit", limit),
        personFigure("countedBefore", countedBefore, "yen"),
      ],
      [
        exactly("leftUnderLimit", "limit - countedBefore atLeast 0"),
        rounded("standardBonus", "bonus", "dropUnderThousandYen"),
        exactly("amount", "standardBonus atMost leftUnderLimit"),
      ],
    ),
  )

const healthLine = (base: WorkedLine, inputs: BonusInputs, law: PremiumLaw): WorkedLine => {
  const month = monthOf(inputs.paidOn)
  const ages = { fromMonths: law.nursingCareFromAge.value, untilMonths: law.nursingCareUntilAge.value }
  const hasCare = isOfAge(birthDateOf(inputs), month, ages)
  const hasSupport = law.childSupport.value > 0
  const branch = branchRate(law.healthRates, inputs.prefecture)
  const rates = ["healthRate", ...(hasCare ? ["nursingCareRate"] : []), ...(hasSupport ? ["childSupportRate"] : [])]
  const premium = worked(
    "bonusHealthInsurance",
    [
      lineFigure("standardBonus", base.line.amount, base.line.key),
      lawFigure("healthRate", branch, branch.value),
      ...(hasCare ? [lawAmount("nursingCareRate", law.nursingCare)] : []),
      ...(hasSupport ? [lawAmount("childSupportRate", law.childSupport)] : []),
      lawAmount("insuredShare", law.healthShare),
    ],
    [
      exactly("premiumRate", rates.join(" + "), "ratio"),
      rounded("amount", "standardBonus × premiumRate × insuredShare", "dropFiftySenOrLess"),
    ],
  )
  return lineOf({ key: "healthInsurance", kind: "deduction" }, premium)
}

const pensionLine = (base: WorkedLine, law: PremiumLaw): WorkedLine =>
  lineOf(
    { key: "pension", kind: "deduction" },
    worked(
      "bonusPension",
      [
        lineFigure("standardBonus", base.line.amount, base.line.key),
        lawAmount("pensionRate", law.pensionRate),
        lawAmount("insuredShare", law.pensionShare),
      ],
      [rounded("amount", "standardBonus × pensionRate × insuredShare", "dropFiftySenOrLess")],
    ),
  )

const isMonthOfLoss = ({ leftOn, paidOn }: BonusInputs) =>
  leftOn !== undefined && monthOf(addDays(leftOn, 1)) <= monthOf(paidOn)

/**
 * Health insurance and pension of a bonus, by the rates of the month it is paid in; none in the month of loss.
 *
 * The pension's standard stands on a line of its own only where its limit makes it another. Fails with NoLawOnDate.
 * Source: 健康保険法 第45条・第160条, 厚生年金保険法 第24条の4・第81条.
 */
export const bonusInsurance = resultFn(function* (
  inputs: BonusInputs,
  law: PayrollLaw,
): ResultSteps<ReadonlyArray<WorkedLine>, NoLawOnDate> {
  if (!inputs.hasSocialInsurance || isMonthOfLoss(inputs)) return []
  const month = monthOf(inputs.paidOn)
  const premiumLaw = yield* law.premiums(firstDayOf(month))
  const limits = yield* law.bonus(inputs.paidOn)
  const birthDate = birthDateOf(inputs)
  const hasHealth = month < monthOf(birthdayOf(birthDate, premiumLaw.healthUntilAge.value))
  const hasPension = month < monthOf(ageReachedOn(birthDate, premiumLaw.pensionUntilAge.value))
  const health = standardBonus("standardBonus", inputs, limits.healthLimitOfYear, inputs.healthStandardSinceApril)
  const own = standardBonus("standardBonus:pension", inputs, limits.pensionLimitOfMonth, inputs.pensionStandardInMonth)
  const isSame = own.line.amount === health.line.amount
  return [
    health,
    ...(isSame ? [] : [own]),
    ...(hasHealth ? [healthLine(health, inputs, premiumLaw)] : []),
    ...(hasPension ? [pensionLine(isSame ? health : own, premiumLaw)] : []),
  ]
})
