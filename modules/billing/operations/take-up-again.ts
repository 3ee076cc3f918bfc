/**
 * Money that comes after an order was given back is never dropped: a person who has seen it on the account takes the order
 * up again.
 */
import { Effect } from "effect"
import { type CompanyRow, companyById } from "#modules/companies/index.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { tell } from "#modules/kernel/write.ts"
import { insertMoves } from "../repository/account.ts"
import { endSignUpAnew } from "../repository/sign-up.ts"
import { type BillRow, saveBills } from "../repository.ts"
import { fromBalance } from "../rules/account.ts"
import { referenceOf } from "../views/bill-view.ts"
import { settleBills } from "./settle-bills.ts"
import { tellActivated } from "./tell-sign-up.ts"

/** An order that lapsed holds of the balance what it held before. */
const holdAgain = Effect.fnUntraced(function* (bill: BillRow) {
  const held = fromBalance(bill)
  if (held === 0) return
  const { companyId, id: billId } = bill
  yield* insertMoves([{ companyId, yen: -held, why: "used", billId, madeAt: yield* instantNow }])
})

/** The company is locked. Gives what `settleBills` does. */
export const takeUpAgain = Effect.fn("Billing.takeUpAgain")(function* (
  company: CompanyRow,
  bill: BillRow,
  paidBy: "bank" | "credit",
) {
  yield* endSignUpAnew(company.id, bill.id, "activated")
  yield* saveBills(company.id, [bill.id], { status: "unpaid", lapsedAt: null })
  if (bill.lapsedAt !== null) yield* holdAgain(bill)
  yield* tell({
    action: "billing.revive",
    subject: `company:${company.id}`,
    before: { status: "withdrawn" },
    after: { bill: referenceOf(bill) },
  })
  const settled = yield* settleBills(company, [bill], paidBy)
  const now = (yield* companyById(company.id)) ?? company
  yield* tellActivated(now, { ...bill, paidBy })
  return settled
})
