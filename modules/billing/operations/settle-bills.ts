/**
 * A bill is paid: the one operation by which money that came, whichever way, makes the company's payment active and
 * says until when it may be used. Cards and transfers both end here.
 */
import { Effect } from "effect"
import { type CompanyRow, savePaymentStanding } from "#modules/companies/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { tell } from "#modules/kernel/write.ts"
import { type BillRow, saveBills, unpaidBills } from "../repository.ts"
import { referenceOf } from "../views/bill-view.ts"
import { stirSignUps } from "./sign-up-order.ts"

/** The last day that is paid for in advance: never earlier than what was paid before. */
const paidUntil = (before: IsoDate | null, bills: ReadonlyArray<BillRow>) =>
  [...(before === null ? [] : [before]), ...bills.map(({ endsOn }) => endsOn)].toSorted().at(-1) ?? null

/** The last day of use while months are owed that were to be paid afterwards (D11); null where none is. */
export const stopUnpaid = (owed: ReadonlyArray<BillRow>): IsoDate | null =>
  owed
    .filter(({ purpose }) => purpose === "month")
    .map(({ dueOn }) => dueOn)
    .toSorted()[0] ?? null

/** The bills are locked and unpaid; in a write that goes on as the company. */
export const settleBills = Effect.fn("Billing.settle")(function* (
  company: CompanyRow,
  bills: ReadonlyArray<BillRow>,
  paidBy: "bank" | "credit",
) {
  const ids = bills.map(({ id }) => id)
  yield* saveBills(company.id, ids, { status: "paid", paidAt: yield* instantNow, paidBy, refusal: "" })
  yield* stirSignUps(company.id, ids)
  const isLater = bills.every(({ purpose }) => purpose === "month")
  const expiredAt = isLater ? stopUnpaid(yield* unpaidBills(company.id)) : paidUntil(company.expiredAt, bills)
  const next = { paymentStatus: activeStatuses.active, expiredAt }
  yield* savePaymentStanding(company.id, next)
  yield* tell(
    {
      action: "billing.paid",
      subject: `company:${company.id}`,
      before: { paymentStatus: company.paymentStatus, expiredAt: company.expiredAt },
      after: { ...next, paidBy, bills: bills.map(referenceOf) },
    },
    { topic: "BillsPaid", body: { companyId: company.id, bills: ids } },
  )
  return next
})
