/** The platform's word on a transfer: it came, or it is refused with a reason (D93, SUP-10, CLI-02). */
import { Effect } from "effect"
import { type CompanyRow, companyForUpdate } from "#modules/companies/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { activeStatuses, flags } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { found } from "#modules/kernel/policy.ts"
import { adoptCompany, tell } from "#modules/kernel/write.ts"
import type { AcceptBanking } from "../contract/bill.ts"
import { heldByBill } from "../repository/money.ts"
import { type BillRow, saveBills, unpaidForUpdate } from "../repository.ts"
import { stillOwed } from "../rules/still-owed.ts"
import { referenceOf } from "../views/bill-view.ts"
import { nothingWaits, otherAmount } from "../views/transfer-words.ts"
import { lapsedBill } from "./lapsed-bill.ts"
import { mailDecided } from "./mail-transfer.ts"
import { settleBills } from "./settle-bills.ts"
import { settleParts } from "./settled-money.ts"
import { stirSignUps } from "./sign-up-order.ts"
import { takeUpAgain } from "./take-up-again.ts"

const { active } = activeStatuses
const noneWaits = refuse("Subscription_None", [{ field: "companyId", message: nothingWaits }])

/**
 * What may be received: what is waited for, else what lapsed before its money came. What nobody said he would transfer is
 * marked first: the same money told twice would pay the next bill of the same amount.
 */
const receivable = Effect.fnUntraced(function* (company: CompanyRow, bills: ReadonlyArray<BillRow>) {
  if (bills.length > 0) return { owed: bills, lapsed: undefined }
  const lapsed = yield* lapsedBill(company)
  return { owed: lapsed === undefined ? [] : [lapsed], lapsed }
})

/**
 * In the platform's scope, which goes on as the company's. Fails with Not_Found, with Subscription_None where no transfer
 * is waited for (it was decided already), with Invalid_Input for another amount than what is owed beside the parts that are
 * held, and for a refusal without its reason. What comes for an order that was given back takes it up again.
 */
export const decideTransfer = Effect.fn("Billing.decideTransfer")(function* (asked: AcceptBanking) {
  const { amount: came, companyId, reason = "" } = asked
  yield* adoptCompany(companyId)
  const company = yield* found(companyForUpdate(companyId))
  const bills = (yield* unpaidForUpdate(companyId)).filter(({ bankingAt }) => bankingAt !== null)
  const isReceipt = asked.status === active
  const { lapsed, owed } = isReceipt ? yield* receivable(company, bills) : { owed: bills, lapsed: undefined }
  if (owed.length === 0) return yield* noneWaits
  const amount = stillOwed(owed, yield* heldByBill(companyId))
  const of = { references: owed.map(referenceOf), isLapsed: lapsed === undefined ? flags.off : flags.on }
  const answer = { companyId, name: company.name, status: asked.status, amount, ...of }
  if (!isReceipt) {
    if (reason.trim() === "") return yield* refuse("Invalid_Input", [{ field: "reason", message: "required" }])
    const ids = bills.map(({ id }) => id)
    yield* saveBills(companyId, ids, { bankingAt: null, bankingBy: null, refusal: reason })
    yield* stirSignUps(companyId, ids)
    yield* tell({
      action: "billing.refuse",
      subject: `company:${companyId}`,
      before: { bills: bills.map(referenceOf) },
      after: { reason },
    })
    yield* mailDecided(company, { kind: "refused", amount, until: null, reason })
    const paymentStatus = company.paymentStatus === active ? flags.on : flags.off
    return { ...answer, paymentStatus, expiredAt: company.expiredAt }
  }
  if (came !== undefined && came !== amount)
    return yield* refuse("Invalid_Input", [{ field: "amount", message: otherAmount(amount, came) }])
  // An order that was given back is received whole: what was held of it waits to go back.
  if (lapsed === undefined) yield* settleParts(owed, (yield* CurrentPerson).personId)
  const { expiredAt } =
    lapsed === undefined ? yield* settleBills(company, owed, "bank") : yield* takeUpAgain(company, lapsed, "bank")
  yield* mailDecided(company, { kind: "received", amount, until: expiredAt, reason: "" })
  return { ...answer, paymentStatus: flags.on, expiredAt }
})
