/**
 * A bill is paid: the one operation by which money that came, whichever way, makes the company's payment active and
 * says until when it may be used. Cards and transfers both end here.
 */
import { Effect } from "effect"
import { paymentProviders } from "#modules/companies/codes.ts"
import { type CompanyRow, savePaymentStanding } from "#modules/companies/index.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { tell } from "#modules/kernel/write.ts"
import type { BillRow } from "../repository.ts"
import { settled } from "../rules/settle.ts"
import { referenceOf } from "../views/bill-view.ts"
import { loadAccount, saveAccount } from "./account.ts"
import { stirSignUps } from "./sign-up-order.ts"

/** By whose hand it was paid (BILL-11): the card company's, or the platform's, which saw the transfer come. */
const providerOf = { credit: paymentProviders.stripe, bank: paymentProviders.adminBuy } as const

/** The bills are locked and unpaid; in a write that goes on as the company. */
export const settleBills = Effect.fn("Billing.settle")(function* (
  company: CompanyRow,
  bills: ReadonlyArray<BillRow>,
  paidBy: "bank" | "credit",
) {
  const ids = bills.map(({ id }) => id)
  const before = yield* loadAccount(company)
  const after = settled(before, ids, yield* todayInJapan)
  yield* saveAccount(company, before, after, { paidBy })
  yield* stirSignUps(company.id, ids)
  yield* savePaymentStanding(company.id, { subscriptionType: providerOf[paidBy] })
  const next = {
    paymentStatus: after.isActive ? activeStatuses.active : activeStatuses.inactive,
    expiredAt: after.expiredAt,
  }
  yield* tell(
    {
      action: "billing.paid",
      subject: `company:${company.id}`,
      before: { paymentStatus: company.paymentStatus, expiredAt: company.expiredAt, plan: before.plan?.name ?? null },
      after: { ...next, plan: after.plan?.name ?? null, paidBy, bills: bills.map(referenceOf) },
    },
    { topic: "BillsPaid", body: { companyId: company.id, bills: ids } },
  )
  return next
})
