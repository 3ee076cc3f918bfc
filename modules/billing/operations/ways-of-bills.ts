/** By which ways bills can be paid together: those of their plans that the platform has open now (BILL-01). */
import { Effect } from "effect"
import type { PaymentMethod } from "#modules/companies/codes.ts"
import { planById, waysOpen } from "#modules/companies/index.ts"
import type { BillRow } from "../repository.ts"

const anyWay: ReadonlyArray<PaymentMethod> = ["credit", "bank"]

/**
 * A plan that has come to cost nothing says no way, and plans of two bills may share none: what is owed is then paid by any
 * way that is open, so that nobody is shut out of paying.
 */
export const waysOfBills = Effect.fn("Billing.waysOfBills")(function* (bills: ReadonlyArray<Pick<BillRow, "planId">>) {
  const ids = [...new Set(bills.map(({ planId }) => planId))]
  const plans = yield* Effect.forEach(ids, (id) => planById(id))
  const own = plans.map((plan) =>
    plan === undefined || plan.paymentMethods.length === 0 ? anyWay : plan.paymentMethods,
  )
  const open = yield* waysOpen(anyWay)
  const shared = open.filter((way) => own.every((ways) => ways.includes(way)))
  return shared.length > 0 ? shared : open
})
