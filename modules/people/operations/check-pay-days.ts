/** A wage is counted until the company's closing day and paid on its pay day: days of a person's own would be written down and used by nobody. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { monthOffsets, salaryTypes } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { isWage } from "../contract/terms-together.ts"
import type { NewTerms } from "../model.ts"
import { companyPayDays } from "./company-pay-days.ts"

type PayDays = Effect.Success<ReturnType<typeof companyPayDays>>

/** What the company's own day is, as the sentence says it. */
const sentences: { readonly [Field in keyof PayDays]: (day: number) => ReturnType<typeof messageKey> } = {
  paymentTerm: (day) => (day === 0 ? messageKey("closesAtMonthEnd") : messageKey("closesOnDay", day)),
  paymentMonthOffset: (offset) => messageKey(offset === monthOffsets.now ? "paidInSameMonth" : "paidInNextMonth"),
  paymentDate: (day) => (day === 0 ? messageKey("paidAtMonthEnd") : messageKey("paidOnDay", day)),
}
const fields = ["paymentTerm", "paymentMonthOffset", "paymentDate"] as const

/** Whoever is paid by a bill agrees on his own. Fails with Invalid_Input, at each day that is not the company's. */
export const checkPayDays = Effect.fn("People.checkPayDays")(function* (asked: NewTerms) {
  if (!isWage(salaryTypes[asked.salaryType])) return
  const { companyId } = yield* CurrentActor
  const days = yield* companyPayDays(companyId)
  const wrong = fields.filter((field) => asked[field] != null && asked[field] !== days[field])
  if (wrong.length === 0) return
  return yield* refuse(
    "Invalid_Input",
    wrong.map((field) => ({ field: `terms.${field}`, message: sentences[field](days[field]) })),
  )
})
