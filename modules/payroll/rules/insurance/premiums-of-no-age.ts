/** Premiums that are typed by hand for somebody whose age has none: taken as typed, and told. */
import { firstDayOf } from "#modules/kernel/civil-day.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import type { InsuranceOfAge } from "../../codes.ts"
import type { PayInputs, SlipWarning } from "../../model.ts"
import type { PayrollLaw } from "../payroll-law.ts"
import { ageReachedOn, birthDateOf, birthdayOf, isOfAge } from "./age.ts"
import { isInsuredUntil } from "./insured-month.ts"

/**
 * Health insurance from 75 on, pension from 70 on (but for 任意加入), nursing care before 40 and from 65 on; changes no amount.
 *
 * Fails with NoLawOnDate. Source: 健康保険法 第3条, 厚生年金保険法 第9条・附則 第4条の3, 介護保険法 第9条・第129条.
 */
export const premiumsOfNoAge = resultFn(function* (
  inputs: PayInputs,
  law: PayrollLaw,
): ResultSteps<ReadonlyArray<SlipWarning>, NoLawOnDate> {
  const warnings: Array<SlipWarning> = []
  for (const { healthByHand, month, nursingCareByHand = 0, pensionByHand = 0 } of inputs.premiums) {
    // Nursing care is taken with the health insurance alone.
    const careByHand = healthByHand === undefined ? 0 : nursingCareByHand
    if ((healthByHand ?? 0) + careByHand + pensionByHand === 0) continue
    const ages = yield* law.premiums(firstDayOf(month))
    const birthDate = birthDateOf(inputs)
    const warn = (insurance: InsuranceOfAge, yen: number) =>
      warnings.push({ code: "PREMIUM_OF_NO_AGE", figures: { insurance, month, yen } })
    const healthEnds = birthdayOf(birthDate, ages.healthUntilAge.value)
    if ((healthByHand ?? 0) > 0 && !isInsuredUntil(healthEnds, month, inputs.joinedOn))
      warn("health", healthByHand ?? 0)
    const careAges = { fromMonths: ages.nursingCareFromAge.value, untilMonths: ages.nursingCareUntilAge.value }
    if (careByHand > 0 && !isOfAge(birthDate, month, careAges)) warn("nursingCare", careByHand)
    const pensionEnds = ageReachedOn(birthDate, ages.pensionUntilAge.value)
    if (pensionByHand > 0 && !isInsuredUntil(pensionEnds, month, inputs.joinedOn)) warn("pension", pensionByHand)
  }
  return warnings
})
