/** The platform's own list of transfers that it waits for, and the mark that it sets or clears (SUP-10, D93). */
import { Effect } from "effect"
import { companiesByIds, companyById, companyForUpdate, companyIdsFound, noteLook } from "#modules/companies/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { flags } from "#modules/kernel/codes.ts"
import { apart, inCompany } from "#modules/kernel/database/scope.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { found } from "#modules/kernel/policy.ts"
import { adoptCompany, tell } from "#modules/kernel/write.ts"
import { seatsTaken } from "#modules/people/index.ts"
import type { MarkBanking, WaitingQuery } from "../contract/bill.ts"
import { paymentsWentBack } from "../repository/card-payments.ts"
import { billOfAny, heldOfBills } from "../repository/money.ts"
import {
  type BillRow,
  billsOf,
  countWaiting,
  linesOfBills,
  saveBills,
  unpaidBills,
  unpaidForUpdate,
  waitingTotals,
  waitingTransfers,
} from "../repository.ts"
import { refundsByBill } from "../rules/refund.ts"
import { stillOwed } from "../rules/still-owed.ts"
import { takenBack } from "../rules/taken-back.ts"
import { billView, referenceOf } from "../views/bill-view.ts"
import { billIdOf } from "../views/money-view.ts"
import { loadAccount } from "./account.ts"
import { markAsTransfer } from "./choose-transfer.ts"
import { lapsedBill } from "./lapsed-bill.ts"
import { shownBills } from "./list-bills.ts"
import { mailDecided } from "./mail-transfer.ts"
import { stirSignUps } from "./sign-up-order.ts"

/** With lines, companies and what waits of each: three statements, however many rows. */
const withCompanies = Effect.fnUntraced(function* (rows: ReadonlyArray<BillRow>) {
  const ids = [...new Set(rows.map(({ companyId }) => companyId))]
  const names = new Map((yield* companiesByIds(ids)).map(({ id, name }) => [id, name]))
  const lines = yield* linesOfBills(rows.map(({ id }) => id))
  const waiting = new Map((yield* waitingTotals(ids)).map(({ companyId, total }) => [companyId, total]))
  const held = yield* heldOfBills(rows.map(({ id }) => id))
  return rows.map((row) => ({
    ...billView(row, lines, held),
    companyId: row.companyId,
    companyName: names.get(row.companyId) ?? "",
    chosenAt: row.bankingAt,
    waitingTotal: waiting.get(row.companyId) ?? 0,
  }))
})

const everyBill = { pageIndex: 1, limit: 1_000, offset: 0 }

/** A bank's line names the bill's number or how the company's name is read; whoever looks types either (D90). */
const companiesMeant = Effect.fnUntraced(function* (keyword: string) {
  const billId = billIdOf(keyword)
  if (billId === undefined) return yield* companyIdsFound(keyword)
  const bill = yield* billOfAny(billId)
  return bill === undefined ? [] : [bill.companyId]
})

/** The oldest first: who waits longest is looked for first. */
export const listTransfers = Effect.fn("Billing.listTransfers")(function* (asked: WaitingQuery) {
  const { keyword = "" } = asked
  const page = pageAsked(asked)
  const of = keyword === "" ? undefined : yield* companiesMeant(keyword)
  const rows = yield* waitingTransfers(of, page)
  return pageOf(page, yield* withCompanies(rows), yield* countWaiting(of))
})

/** Fails with Not_Found, and with Subscription_None for a company that owes nothing. */
export const markTransfer = Effect.fn("Billing.markTransfer")(function* ({ companyId, isBanking }: MarkBanking) {
  const { personId } = yield* CurrentPerson
  yield* adoptCompany(companyId)
  const company = yield* found(companyForUpdate(companyId))
  const bills = yield* unpaidForUpdate(companyId)
  if (bills.length === 0) return yield* refuse("Subscription_None")
  const held = yield* heldOfBills(bills.map(({ id }) => id))
  const amount = stillOwed(bills, held)
  if (isBanking === flags.on) {
    yield* markAsTransfer(company, bills, personId)
    return { companyId, isBanking, amount }
  }
  const marked = bills.filter(({ bankingAt }) => bankingAt !== null)
  if (marked.length === 0) return { companyId, isBanking, amount }
  const ids = marked.map(({ id }) => id)
  yield* saveBills(companyId, ids, { bankingAt: null, bankingBy: null })
  yield* stirSignUps(companyId, ids)
  yield* tell({
    action: "billing.clearTransfer",
    subject: `company:${companyId}`,
    before: { isBanking: true, bills: marked.map(referenceOf) },
    after: { isBanking: false },
  })
  yield* mailDecided(company, { kind: "cleared", amount: stillOwed(marked, held), until: null, reason: "" })
  return { companyId, isBanking, amount }
})

/** Every bill of one company, for whoever runs the platform. Fails with Not_Found. */
export const billsOfCompany = Effect.fn("Billing.billsOfCompany")(function* (companyId: number) {
  const company = yield* found(companyById(companyId))
  const { id, name, paymentStatus, expiredAt } = company
  const rows = yield* billsOf(companyId, undefined, everyBill)
  const asked = {
    account: loadAccount(company),
    back: paymentsWentBack(companyId),
    seats: seatsTaken(companyId),
    shown: shownBills(companyId, rows),
  }
  const { account, back, seats, shown } = yield* apart(inCompany(companyId)(Effect.all(asked)))
  const wentBack = refundsByBill(back)
  const today = yield* todayInJapan
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const bills = shown.map((bill) => {
    const row = rowOf.get(bill.id)
    const isTakeable = row?.paidBy === "bank" && takenBack(account, bill.id, today) !== undefined
    return {
      ...bill,
      ...(wentBack.get(bill.id) ?? { refunded: 0, dispute: "none" as const }),
      version: row?.version ?? 0,
      isTakeable: isTakeable ? flags.on : flags.off,
    }
  })
  const { extraMembers, plan } = account
  const limit = plan === undefined || plan.totalUser === null ? null : plan.totalUser + extraMembers
  const { all: used, invitations: invited } = seats
  return { id, name, paymentStatus, expiredAt, bills, seats: { used, invited, limit } }
})

/** The same to one of the platform's people; the company sees that he looked. */
export const lookAtBills = Effect.fn("Billing.lookAtBills")(function* (companyId: number) {
  yield* adoptCompany(companyId)
  yield* noteLook(yield* found(companyById(companyId)))
  return yield* billsOfCompany(companyId)
})

/** What a word on the company's transfer would be about; an order that was given back can only be received. Fails with Not_Found, and with Subscription_None where none is waited for. */
export const transferToDecide = Effect.fn("Billing.transferToDecide")(function* (companyId: number) {
  const company = yield* found(companyById(companyId))
  const waiting = (yield* unpaidBills(companyId)).filter(({ bankingAt }) => bankingAt !== null)
  const lapsed = waiting.length > 0 ? undefined : yield* apart(inCompany(companyId)(lapsedBill(company)))
  const bills = lapsed === undefined ? waiting : [lapsed]
  if (bills.length === 0) return yield* refuse("Subscription_None")
  const amount = stillOwed(bills, yield* heldOfBills(bills.map(({ id }) => id)))
  return { companyId, name: company.name, amount, references: bills.map(referenceOf), isLapsed: lapsed !== undefined }
})
