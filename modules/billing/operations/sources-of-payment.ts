/** 入金の内訳: the sums that paid one bill together, each as it came: what this list had of it, and the card or transfer beside. */
import { Effect } from "effect"
import type { CompanyRow } from "#modules/companies/index.ts"
import { millisOfInstant, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { paymentOfBill, paymentsWentBack } from "../repository/card-payments.ts"
import { restsOf, settledFor, type UnmatchedRow } from "../repository/money.ts"
import type { BillRow } from "../repository.ts"
import { refundsByBill } from "../rules/refund.ts"
import { leftOf } from "../views/money-view.ts"

/** Money of this list that paid the bill. What paid other bills as well, or left a rest, gave what the others leave of it. */
const ofList = Effect.fnUntraced(function* (bill: BillRow) {
  const rows = yield* settledFor(bill.id)
  const left = new Set((yield* restsOf(rows.map(({ id }) => id))).map(({ partOf }) => partOf))
  const isAll = ({ alsoPaid, id }: UnmatchedRow) => alsoPaid.length === 0 && !left.has(id)
  let missing = bill.total
  const sources = []
  for (const row of rows.toSorted((one, other) => Number(isAll(other)) - Number(isAll(one)))) {
    const total = Math.min(missing, leftOf(row))
    missing -= total
    const { cameBy, cameOn, intent, sender } = row
    // A card's number stands with the money that it is the number of.
    if (total > 0) sources.push({ cameBy, cameOn, sender: intent ?? sender, intent: null, refunded: 0, total })
  }
  return { sources, missing }
})

/** What of it came beside this list: by the card's own try, else as a transfer that was received. */
const beside = Effect.fnUntraced(function* ({ name }: CompanyRow, bill: BillRow, missing: number) {
  const { companyId, id, madeAt, paidAt, paidBy } = bill
  const charge = paidBy === "credit" ? yield* paymentOfBill(companyId, id) : undefined
  if (charge?.intent == null) {
    const cameOn = tokyoDayOf(millisOfInstant(paidAt ?? madeAt))
    return { cameBy: "transfer", cameOn, sender: name, intent: null, refunded: 0, total: missing } as const
  }
  const refunded = refundsByBill(yield* paymentsWentBack(companyId)).get(id)?.refunded ?? 0
  const { intent, yen } = charge
  return { cameBy: "card", cameOn: null, sender: "", intent, refunded, total: yen } as const
})

/** In the platform's scope, which goes on as the company's. */
export const sourcesOfPayment = Effect.fn("Billing.sourcesOfPayment")(function* (company: CompanyRow, bill: BillRow) {
  const { missing, sources } = yield* ofList(bill)
  return missing === 0 ? sources : [...sources, yield* beside(company, bill, missing)]
})
