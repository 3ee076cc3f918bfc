/**
 * A company that has paid is rejected: its money is never kept in silence. It waits for a person of the platform, who sends it
 * back, and its bill is taken with it. Once the company is let in after all, it stays the payment of its bill.
 */
import { Effect, Schema } from "effect"
import { type CompanyRow, companyForUpdate } from "#modules/companies/index.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { type Delivery, subscriber } from "#modules/kernel/outbox.ts"
import { found } from "#modules/kernel/policy.ts"
import { adoptCompany, tell, writeAcross } from "#modules/kernel/write.ts"
import { standingBills } from "../repository/account.ts"
import { insertMoney, isIntentKept, isMeantMoneyKept, rejectedMoneyOf, saveAnswer } from "../repository/money.ts"
import { type BillRow, billForUpdate } from "../repository.ts"
import { referenceOf } from "../views/bill-view.ts"
import { leftOf, meantBill, meantForBill, moneyView } from "../views/money-view.ts"
import { mailDecided } from "./mail-transfer.ts"
import { sumOf } from "./settled-money.ts"
import { sourcesOfPayment } from "./sources-of-payment.ts"
import { giveBackPaid } from "./take-back.ts"
import { tellOfMoney } from "./tell-of-money.ts"

/** Each sum that paid it waits by itself, as it came. What a card's holder has back already waits for nobody. */
const keep = Effect.fnUntraced(function* (company: CompanyRow, bill: BillRow) {
  const meantFor = meantForBill(bill)
  const came = (yield* sourcesOfPayment(company, bill)).filter((one) => leftOf(one) > 0)
  // It went back before it was rejected: nothing waits for anybody.
  if (came.length === 0) return yield* giveBackPaid(company, bill)
  if (yield* isMeantMoneyKept(meantFor)) return
  for (const { intent, sender, ...one } of came) {
    // A payment's number stands once in the list: with the first of the bills that it paid.
    const isNamed = intent !== null && (yield* isIntentKept(intent))
    const how = isNamed ? { intent: null, sender: intent } : { intent, sender }
    const said = { ...one, ...how, reason: "rejected", currency: "jpy", meantFor } as const
    const row = yield* found(insertMoney({ ...said, foundAt: yield* instantNow }))
    yield* tell({ action: "billing.unmatchedMoney", subject: `money:${row.id}`, after: { ...said } })
    yield* tellOfMoney(row)
  }
  yield* mailDecided(company, { kind: "rejected", amount: sumOf(came), until: null, reason: "" })
})

/**
 * Let in after all: what it has paid stays paid, where not all of it went back meanwhile. Of a bill that was said to have gone
 * back with one of its sums, the others wait to go back, too.
 */
const leave = Effect.fnUntraced(function* (companyId: number) {
  const ofBills = Map.groupBy(yield* rejectedMoneyOf(companyId), ({ meantFor }) => meantFor)
  for (const rows of ofBills.values()) {
    const own = rows.flatMap((row) => meantBill(row) ?? [])[0]
    if (own === undefined || sumOf(rows) === 0) continue
    if ((yield* billForUpdate(companyId, own.id))?.status !== "paid") continue
    for (const row of rows) {
      const answeredAt = yield* instantNow
      yield* saveAnswer([row.id], { outcome: "settled", billId: own.id, note: "", answeredAt, answeredBy: null })
      yield* tell({
        action: "billing.settleMoney",
        subject: `money:${row.id}`,
        before: { ...moneyView(row), outcome: null },
        after: { outcome: "settled", reference: referenceOf(own), refunded: row.refunded, reason: "" },
      })
    }
  }
})

const Decided = Schema.Struct({ companyId: Schema.Int, status: Schema.Int })
export const followsRejectedPayers = subscriber(
  "CompanyDecided",
  "billing keeps what a rejected company has paid, until it is let in",
  Effect.fn("Billing.followRejectedPayer")(function* ({ body }: Delivery) {
    const { companyId, status } = yield* Schema.decodeUnknownEffect(Decided)(body)
    const isRejected = status === activeStatuses.rejectVerify
    if (!isRejected && status !== activeStatuses.active) return
    const keeping = Effect.gen(function* () {
      yield* adoptCompany(companyId)
      const company = yield* found(companyForUpdate(companyId))
      // The platform may have said something else before this was heard.
      if (company.status !== status) return
      if (!isRejected) return yield* leave(companyId)
      const paid = (yield* standingBills(companyId)).filter(({ status: of, total }) => of === "paid" && total > 0)
      for (const bill of paid) yield* keep(company, bill)
    })
    yield* writeAcross({ reason: "money of a rejected company", personId: null }, keeping)
  }),
)
