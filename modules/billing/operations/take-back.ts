/**
 * 入金の取り消し: a bill that was marked paid by mistake is owed again, with a bank's time to pay it; one whose money went back
 * to a rejected company is nobody's, and its plan is chosen anew (SUP-10).
 */
import { Effect } from "effect"
import { type CompanyRow, companyForUpdate } from "#modules/companies/index.ts"
import { instantNow, todayInJapan } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { found } from "#modules/kernel/policy.ts"
import { expired } from "#modules/kernel/version.ts"
import { adoptCompany, tell } from "#modules/kernel/write.ts"
import type { TakeBack } from "../contract/platform-bill.ts"
import { takeBackReceipt } from "../repository/bill-papers.ts"
import { billOfAny } from "../repository/money.ts"
import { endSignUpAnew } from "../repository/sign-up.ts"
import { type BillRow, billForUpdate, saveBills } from "../repository.ts"
import type { Account } from "../rules/account.ts"
import { dueAnew } from "../rules/due.ts"
import { takenBack } from "../rules/taken-back.ts"
import { referenceOf } from "../views/bill-view.ts"
import { notByTransfer, notTakenBack } from "../views/transfer-words.ts"
import { loadAccount, saveAccount } from "./account.ts"
import { mailDecided } from "./mail-transfer.ts"
import { openAgain } from "./settled-money.ts"
import { withdrawBills } from "./sign-up-order.ts"

const owedAgain = (account: Account, id: number): Account => ({
  ...account,
  bills: account.bills.map((bill) => (bill.id === id ? { ...bill, status: "unpaid" as const } : bill)),
})

/** The company is locked. Undefined, with nothing changed, where it can't be told what was there before. */
const unpay = Effect.fnUntraced(function* (company: CompanyRow, bill: BillRow) {
  const account = yield* loadAccount(company)
  const today = yield* todayInJapan
  const after = takenBack(account, bill.id, today)
  if (after === undefined) return undefined
  const dueOn = dueAnew(bill, today)
  yield* saveBills(company.id, [bill.id], { status: "unpaid", paidAt: null, paidBy: null, dueOn })
  const receipt = yield* takeBackReceipt(company.id, bill.id, yield* instantNow)
  yield* saveAccount(company, owedAgain(account, bill.id), after)
  return { account: after, dueOn, receipt: receipt?.view.no }
})

/** What is told of it in the company's own chain. */
const tellTakenBack = (company: CompanyRow, bill: BillRow, after: object) =>
  tell({
    action: "billing.takeBack",
    subject: `company:${company.id}`,
    before: { bill: referenceOf(bill), paidAt: bill.paidAt, paidBy: bill.paidBy, expiredAt: company.expiredAt },
    after,
  })

/** What a rejected company has paid went back, or the first of the sums that it has paid it with. Gives whether its bill could be taken from it. */
export const giveBackPaid = Effect.fn("Billing.giveBackPaid")(function* (
  company: CompanyRow,
  bill: BillRow,
  amount = bill.total,
) {
  const gone = yield* unpay(company, bill)
  if (gone === undefined) return false
  yield* withdrawBills(company.id, [bill], "rejected")
  yield* endSignUpAnew(company.id, bill.id, "rejected")
  yield* tellTakenBack(company, bill, { status: "withdrawn" })
  yield* mailDecided(company, { kind: "returned", amount, until: null, reason: "", receipt: gone.receipt })
  return true
})

/**
 * In the platform's scope, which goes on as the company's. Fails with Not_Found, with Update_Expired where the bill was
 * changed meanwhile, and with Invalid_Input without a reason, for what no transfer paid, and for what can't be taken back.
 */
export const takeBackPayment = Effect.fn("Billing.takeBackPayment")(function* (id: number, asked: TakeBack) {
  const { companyId } = yield* found(billOfAny(id))
  yield* adoptCompany(companyId)
  const company = yield* found(companyForUpdate(companyId))
  const bill = yield* found(billForUpdate(companyId, id))
  if (bill.version !== asked.version) return yield* expired({ version: bill.version })
  const reason = asked.reason.trim()
  if (reason === "") return yield* refuse("Invalid_Input", [{ field: "reason", message: "required" }])
  if (bill.status !== "paid" || bill.paidBy !== "bank")
    return yield* refuse("Invalid_Input", [{ field: "id", message: notByTransfer }])
  const owed = yield* unpay(company, bill)
  if (owed === undefined) return yield* refuse("Invalid_Input", [{ field: "id", message: notTakenBack }])
  const { account, dueOn, receipt } = owed
  yield* openAgain(company, bill)
  yield* tellTakenBack(company, bill, { status: "unpaid", dueOn, expiredAt: account.expiredAt, reason })
  yield* mailDecided(company, { kind: "takenBack", amount: bill.total, until: dueOn, reason, receipt })
  return { id, companyId, expiredAt: account.expiredAt, dueOn }
})
