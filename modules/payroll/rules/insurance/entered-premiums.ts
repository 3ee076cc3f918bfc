/** The premiums of months from what people hold about a person: his standard remuneration, or amounts typed by hand. */
import { Result } from "effect"
import { firstDayOf, type IsoMonth, lastDayOf } from "#modules/kernel/civil-day.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import type { Yen } from "#modules/kernel/yen.ts"
import { gradeOf, standardOfGrade, type Terms, termsOn } from "#modules/people/index.ts"
import type { MonthPremium } from "../../model.ts"
import type { PayrollLaw } from "../payroll-law.ts"

const standardsOf = resultFn(function* (terms: Terms, month: IsoMonth, law: PayrollLaw) {
  const health = (yield* law.standardGrades.health(firstDayOf(month))).value
  const pension = (yield* law.standardGrades.pension(firstDayOf(month))).value
  const recorded = terms.standardRemuneration
  // The amount decides, because the numbers of the grades change with the law; they count where only they are entered.
  if (recorded !== null)
    // The pension's grades end earlier at both sides, so a standard outside them falls into its first or last grade.
    return gradeOf(recorded, health).standard === recorded
      ? { healthStandard: recorded, pensionStandard: gradeOf(recorded, pension).standard }
      : {}
  const healthStandard = terms.healthGrade === null ? undefined : standardOfGrade(terms.healthGrade, health)
  const ofPensionGrade = terms.pensionGrade === null ? undefined : standardOfGrade(terms.pensionGrade, pension)
  const pensionStandard =
    ofPensionGrade ?? (healthStandard === undefined ? undefined : gradeOf(healthStandard, pension).standard)
  return { healthStandard, pensionStandard }
})

/** What is typed by hand counts, also nothing: 0 is a premium of 0, only an empty field leaves it to the rates. */
const entered = (by: keyof MonthPremium, yen: Yen | null) => (yen === null ? {} : { [by]: yen })

/**
 * The premiums of one month; undefined where of one of them neither a standard nor an amount by hand is entered, or where
 * the standard entered is no grade's.
 */
const premiumOf = (
  terms: Terms,
  month: IsoMonth,
  law: PayrollLaw,
): Result.Result<MonthPremium | undefined, NoLawOnDate> =>
  Result.map(standardsOf(terms, month, law), ({ healthStandard, pensionStandard }) =>
    (healthStandard === undefined && terms.healthInsuranceYen === null) ||
    (pensionStandard === undefined && terms.pensionYen === null)
      ? undefined
      : {
          ...entered("healthByHand", terms.healthInsuranceYen),
          ...(healthStandard === undefined ? {} : { healthStandard }),
          month,
          ...entered("nursingCareByHand", terms.nursingCareYen),
          ...entered("pensionByHand", terms.pensionYen),
          ...(pensionStandard === undefined ? {} : { pensionStandard }),
        },
  )

/** Of those of these months in which the person is insured. */
export const premiumsOf = resultFn(function* (
  terms: ReadonlyArray<Terms>,
  current: Terms,
  months: ReadonlyArray<IsoMonth>,
  law: PayrollLaw,
): ResultSteps<ReadonlyArray<MonthPremium | undefined>, NoLawOnDate> {
  const premiums: Array<MonthPremium | undefined> = []
  for (const month of months) {
    const ofMonth = termsOn(terms, lastDayOf(month)) ?? current
    if (ofMonth.hasSocialInsurance) premiums.push(yield* premiumOf(ofMonth, month, law))
  }
  return premiums
})
