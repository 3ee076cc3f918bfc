/** The company's own closing and pay day, with which somebody's first pay terms begin. */
import { Effect } from "effect"
import { companySettings } from "#modules/companies/index.ts"

export const companyPayDays = Effect.fn("People.companyPayDays")(function* (companyId: number) {
  const of = yield* companySettings(companyId)
  return {
    paymentTerm: of.salaryClosingDate,
    paymentMonthOffset: of.salaryPaymentDelayMonth,
    paymentDate: of.salaryPaymentDate,
  }
})
