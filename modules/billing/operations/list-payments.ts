/** お支払いの記録: what was paid, as it was when it was paid (BILL-07, BILL-15). */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import type { HistoryQuery } from "../contract/order.ts"
import { paymentsWentBack } from "../repository/card-payments.ts"
import { paymentsOf, sumOfPayments, yearsOfPayments } from "../repository/payments.ts"
import { refundsByBill } from "../rules/refund.ts"
import { paymentView } from "../views/payment-view.ts"
import { mayWithPlan } from "./own-plan.ts"

export const listPayments = Effect.fn("Billing.listPayments")(function* (asked: HistoryQuery) {
  const { companyId } = yield* CurrentActor
  yield* mayWithPlan(companyId, "readPayment")
  const page = pageAsked(asked)
  const rows = yield* paymentsOf(companyId, asked.year, page)
  const back = refundsByBill(yield* paymentsWentBack(companyId))
  const { n, total } = yield* sumOfPayments(companyId, asked.year)
  return {
    ...pageOf(
      page,
      rows.map((row) => paymentView(row, back.get(row.id))),
      n,
    ),
    total,
    years: yield* yearsOfPayments(companyId),
  }
})
