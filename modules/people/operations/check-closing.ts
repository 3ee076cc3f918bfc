/** A wage is counted until the company's closing day: another one of a person's own would be written down and paid by nobody. */
import { Effect } from "effect"
import { companySettings } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { salaryTypes } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { isWage } from "../contract/terms-together.ts"
import type { NewTerms } from "../model.ts"

/** Whoever is paid by a bill agrees on his own. Fails with Invalid_Input. */
export const checkClosing = Effect.fn("People.checkClosing")(function* ({ paymentTerm, salaryType }: NewTerms) {
  if (!isWage(salaryTypes[salaryType])) return
  const { companyId } = yield* CurrentActor
  const { salaryClosingDate: closing } = yield* companySettings(companyId)
  if (paymentTerm == null || paymentTerm === closing) return
  const key = closing === 0 ? messageKey("closesAtMonthEnd") : messageKey("closesOnDay", closing)
  return yield* refuse("Invalid_Input", [{ field: "terms.paymentTerm", message: key }])
})
