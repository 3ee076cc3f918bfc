/** What paid bills make of an account. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { type Account, type AccountBill, moved } from "./account.ts"
import { withLastDay } from "./last-day.ts"
import { expiryOf } from "./price.ts"
import { closedOn } from "./unused.ts"
import { goneOn, prepaidAfter, rested } from "./usage.ts"

const paidTerm = (account: Account, bill: AccountBill): Account => {
  const { credit, id, optionId, plan, purpose, startsOn, unused } = bill
  const isChange = purpose === "change"
  const closed = isChange
    ? moved(closedOn(account, startsOn, id), { yen: unused - Math.min(unused, credit), why: "unused", billId: id })
    : account
  return {
    ...prepaidAfter(closed, startsOn),
    ...(isChange ? { plan, extraMembers: 0 } : {}),
    ...{ optionId, term: "PREPAYMENT", endsOn: null, isActive: true },
  }
}

/**
 * A term begins on the day its money comes, where that is later (D130): a transfer takes days that nobody could use. What
 * gave unused days back to its order's day runs from that day.
 */
const fromPayment = (bill: AccountBill, today: IsoDate): AccountBill => {
  const isTerm = bill.purpose !== "month" && bill.purpose !== "members"
  if (!isTerm || bill.startsOn >= today || bill.unused > 0) return bill
  return { ...bill, startsOn: today, endsOn: expiryOf(today, bill.months + bill.freeMonths) }
}

const paidOne = (account: Account, bill: AccountBill): Account => {
  // Another term goes on by itself; what was said before comes back where its payment is taken back.
  const stoppedOn = bill.purpose === "month" || bill.purpose === "members" ? null : account.endsOn
  const bills = account.bills.map(
    (one): AccountBill => (one.id === bill.id ? { ...bill, status: "paid", stoppedOn } : one),
  )
  const next = { ...account, bills }
  if (bill.purpose === "month") return next
  if (bill.purpose === "members") return { ...next, extraMembers: next.extraMembers + bill.people }
  return paidTerm(next, bill)
}

/** Bills that are paid today, whichever way; each takes effect once. */
export const settled = (account: Account, ids: ReadonlyArray<number>, today: IsoDate): Account => {
  const due = account.bills.filter(({ id, status }) => ids.includes(id) && status === "unpaid")
  const begun = due.map((bill) => fromPayment(bill, today))
  return withLastDay(goneOn(begun.reduce(paidOne, rested(account, today)), today))
}
