/** 標準報酬月額: the grades of health insurance and pension by day, and whether what is entered is one of them. */
import { Result } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { type LawBook, tablesAt } from "#modules/kernel/law/law-book.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import type { LawValue, Table } from "#modules/kernel/law/parameter.ts"
import { rememberedByDay } from "#modules/kernel/law/remembered-by-day.ts"
import { valueOn } from "#modules/kernel/law/value-on.ts"
import { oncePer } from "#modules/kernel/once-per.ts"
import type { NewTerms } from "../model.ts"
import { gradeOf } from "./grades.ts"

type GradesOnDay = (day: IsoDate) => Result.Result<LawValue<Table>, NoLawOnDate>
export interface StandardGrades {
  readonly health: GradesOnDay
  readonly pension: GradesOnDay
}

/** The grades held in the book; a missing parameter file is a defect at start. */
export const standardGradesOf = oncePer((book: LawBook): StandardGrades => {
  const table = (name: string) => {
    const parameter = tablesAt(book, `people/standard-remuneration/${name}`)
    return rememberedByDay((day) => valueOn(parameter, day))
  }
  return { health: table("health"), pension: table("pension") }
})

export interface WrongGrade {
  readonly field: "standardRemuneration" | "indexHealthInsurance" | "indexPensionInsurance"
  /** Key of the sentence that says what would be right. */
  readonly message: string
}

/** The same terms with the grades that their standard remuneration has on their first day. */
export const withGrades = (of: NewTerms, grades: StandardGrades): NewTerms => {
  const standard = of.standardRemuneration ?? undefined
  if (standard === undefined) return of
  const gradeIn = (on: GradesOnDay) => {
    const found = on(of.effectiveFrom)
    return Result.isFailure(found) ? null : gradeOf(standard, found.success.value).grade
  }
  return {
    ...of,
    healthGrade: of.healthGrade ?? gradeIn(grades.health),
    pensionGrade: of.pensionGrade ?? gradeIn(grades.pension),
  }
}

/** The standards just below and just above an amount; the same one twice at the table's ends. */
const nearest = (yen: number, grades: Table) => {
  const standards = grades.map(({ standard }) => Number(standard))
  const below = standards.findLast((one) => one < yen) ?? standards[0]
  const above = standards.find((one) => one > yen) ?? standards.at(-1)
  return [below ?? 0, above ?? 0] as const
}

/**
 * What is wrong with the standard remuneration of new terms on their first day: an amount that is no grade's, or the
 * name of a grade that is another amount's. The pension's grades end earlier at both sides.
 *
 * A day before the first grades held says nothing: pay of such a day is not calculated either.
 */
export const wrongGrades = (of: NewTerms, grades: StandardGrades): ReadonlyArray<WrongGrade> => {
  const standard = of.standardRemuneration ?? undefined
  const health = grades.health(of.effectiveFrom)
  if (standard === undefined || Result.isFailure(health)) return []
  const healthGrade = gradeOf(standard, health.success.value)
  if (healthGrade.standard !== standard)
    return [
      { field: "standardRemuneration", message: messageKey("noGrade", ...nearest(standard, health.success.value)) },
    ]
  const pension = grades.pension(of.effectiveFrom)
  const pensionGrade = Result.isFailure(pension) ? undefined : gradeOf(standard, pension.success.value).grade
  const isOther = (given: number | null | undefined, grade: number | undefined) =>
    given != null && grade !== undefined && given !== grade
  return [
    ...(isOther(of.healthGrade, healthGrade.grade)
      ? [{ field: "indexHealthInsurance" as const, message: messageKey("otherGrade", healthGrade.grade) }]
      : []),
    ...(isOther(of.pensionGrade, pensionGrade)
      ? [{ field: "indexPensionInsurance" as const, message: messageKey("otherGrade", pensionGrade ?? 0) }]
      : []),
  ]
}
