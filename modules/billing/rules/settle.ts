/** What paid bills make of an account. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { type Account, type AccountBill, moved } from "./account.ts"
import { withLastDay } from "./last-day.ts"
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

const paidOne = (account: Account, bill: AccountBill): Account => {
  const bills = account.bills.map((one): AccountBill => (one.id === bill.id ? { ...one, status: "paid" } : one))
  const next = { ...account, bills }
  if (bill.purpose === "month") return next
  if (bill.purpose === "members") return { ...next, extraMembers: next.extraMembers + bill.people }
  return paidTerm(next, bill)
}

/** Bills that are paid today, whichever way; each takes effect once. */
export const settled = (account: Account, ids: ReadonlyArray<number>, today: IsoDate): Account => {
  const due = account.bills.filter(({ id, status }) => ids.includes(id) && status === "unpaid")
  return withLastDay(goneOn(due.reduce(paidOne, rested(account, today)), today))
}
