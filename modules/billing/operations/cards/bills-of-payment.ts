/** What a try pays, as its payer reads it at the card company. */
import { Effect } from "effect"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { billIdsOf, type CardPaymentRow } from "../../repository/card-payments.ts"
import { billsByIds } from "../../repository.ts"
import { referenceOf } from "../../views/bill-view.ts"

export const billsOfPayment = Effect.fnUntraced(function* ({ companyId, id }: CardPaymentRow) {
  const bills = yield* inCompany(companyId)(
    Effect.flatMap(billIdsOf(companyId, id), (ids) => billsByIds(companyId, ids)),
  )
  const [first] = bills
  const more = bills.length > 1 ? ` ほか${bills.length - 1}件` : ""
  const title = first === undefined ? "手配" : `手配 ${first.planName}（${referenceOf(first)}${more}）`
  return { bills, title }
})
