import { Effect } from "effect"
import type { Language } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { fieldMessage } from "#modules/kernel/fields/messages.ts"
import { Law } from "#modules/kernel/law/law.ts"
import type { NewTerms } from "../model.ts"
import { standardGradesOf, wrongGrades } from "../rules/standard-remuneration.ts"

/** Fails with Invalid_Input for a standard remuneration that is no grade's, and for a grade that is another's. */
export const checkGrades = Effect.fn("People.checkGrades")(function* (next: NewTerms, language: Language) {
  const wrong = wrongGrades(next, standardGradesOf(yield* Law))
  if (wrong.length === 0) return
  return yield* refuse(
    "Invalid_Input",
    wrong.map(({ field, message }) => ({ field: `terms.${field}`, message: fieldMessage(message, language) })),
  )
})
