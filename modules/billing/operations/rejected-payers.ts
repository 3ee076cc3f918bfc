/**
 * A company that has paid is rejected: its money is never kept in silence. It waits for a person of the platform, who sends it
 * back or, once the company is let in after all, leaves it where it is; the founder is told so.
 */
import { Effect, Schema } from "effect"
import { type CompanyRow, companyForUpdate } from "#modules/companies/index.ts"
import { millisOfInstant, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { type Delivery, subscriber } from "#modules/kernel/outbox.ts"
import { found } from "#modules/kernel/policy.ts"
import { adoptCompany, tell, writeAcross } from "#modules/kernel/write.ts"
import { standingBills } from "../repository/account.ts"
import { paymentOfBill } from "../repository/card-payments.ts"
import { insertMoney, isMeantMoneyKept } from "../repository/money.ts"
import type { BillRow } from "../repository.ts"
import { meantForBill } from "../views/money-view.ts"
import { mailDecided } from "./mail-transfer.ts"
import { tellOfMoney } from "./tell-of-money.ts"

/** How it came, as the list of such money says it. */
const cameOf = Effect.fnUntraced(function* ({ name }: CompanyRow, { companyId, id, madeAt, paidAt, paidBy }: BillRow) {
  const charge = paidBy === "credit" ? yield* paymentOfBill(companyId, id) : undefined
  if (charge?.intent != null) return { cameBy: "card", intent: charge.intent, refunded: charge.refunded } as const
  return { cameBy: "transfer", sender: name, cameOn: tokyoDayOf(millisOfInstant(paidAt ?? madeAt)) } as const
})

const keep = Effect.fnUntraced(function* (company: CompanyRow, bill: BillRow) {
  const meantFor = meantForBill(bill)
  const came = yield* cameOf(company, bill)
  const isBack = came.cameBy === "card" && came.refunded >= bill.total
  if (isBack || (yield* isMeantMoneyKept(meantFor))) return
  const said = { ...came, reason: "rejected", total: bill.total, currency: "jpy", meantFor } as const
  const row = yield* found(insertMoney({ ...said, foundAt: yield* instantNow }))
  yield* tell({ action: "billing.unmatchedMoney", subject: `money:${row.id}`, after: { ...said } })
  yield* tellOfMoney(row)
  yield* mailDecided(company, { kind: "rejected", amount: bill.total, until: null, reason: "" })
})

const Decided = Schema.Struct({ companyId: Schema.Int, status: Schema.Int })
export const followsRejectedPayers = subscriber(
  "CompanyDecided",
  "billing keeps what a rejected company has paid",
  Effect.fn("Billing.followRejectedPayer")(function* ({ body }: Delivery) {
    const { companyId, status } = yield* Schema.decodeUnknownEffect(Decided)(body)
    if (status !== activeStatuses.rejectVerify) return
    const keeping = Effect.gen(function* () {
      yield* adoptCompany(companyId)
      const company = yield* found(companyForUpdate(companyId))
      // The platform may have let it in again before this was heard.
      if (company.status !== activeStatuses.rejectVerify) return
      const paid = (yield* standingBills(companyId)).filter(({ status: of, total }) => of === "paid" && total > 0)
      for (const bill of paid) yield* keep(company, bill)
    })
    yield* writeAcross({ reason: "money of a rejected company", personId: null }, keeping)
  }),
)
