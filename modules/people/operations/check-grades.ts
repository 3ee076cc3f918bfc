import { Effect } from "effect"
import { refuse } from "#modules/kernel/errors.ts"
import { Law } from "#modules/kernel/law/law.ts"
import type { NewTerms } from "../model.ts"
import { standardGradesOf, withGrades, wrongGrades } from "../rules/standard-remuneration.ts"

/** The terms with their grades filled in. Fails with Invalid_Input for a standard remuneration that is no grade's, and for a grade that is another's. */
export const checkGrades = Effect.fn("People.checkGrades")(function* (next: NewTerms) {
  const grades = standardGradesOf(yield* Law)
  const wrong = wrongGrades(next, grades)
  if (wrong.length === 0) return withGrades(next, grades)
  return yield* refuse(
    "Invalid_Input",
    wrong.map(({ field, message }) => ({ field: `terms.${field}`, message: message })),
  )
})
