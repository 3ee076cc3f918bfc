/** 更新を止める: the plan goes on until its last day and not after it; and taken up again before that day (BILL-18). */
import { type IsoDate, lastDayOf as lastDayOfMonth, monthOf } from "#modules/kernel/civil-day.ts"
import { type Account, type AccountBill, isOffer, withoutOffers } from "./account.ts"
import { withLastDay } from "./last-day.ts"
import { orderedTerm, type Term } from "./order.ts"
import { paidUntil } from "./unused.ts"
import { currentUsage, endedOn, rested } from "./usage.ts"

/** The last day that is kept: of a term its end, of months the last day of this one. */
export const endOfRenewal = (account: Account, today: IsoDate): IsoDate | null =>
  account.term === "PREPAYMENT" ? paidUntil(account) : lastDayOfMonth(monthOf(today))

/** Whatever else was ordered and not paid is taken back with it. */
export const stoppedRenewal = (before: Account, today: IsoDate): Account => {
  const account = rested(withoutOffers(before), today)
  const endsOn = endOfRenewal(account, today)
  if (endsOn === null) return before
  return withLastDay({ ...(account.term === "PAY_LATER" ? endedOn(account, endsOn) : account), endsOn })
}

/** Whether it can be taken up again: what is over is chosen anew. */
export const isStillUsed = ({ endsOn }: Account, today: IsoDate): boolean => endsOn === null || endsOn >= today

export const resumedRenewal = (account: Account, today: IsoDate): Account => {
  const current = currentUsage(account, today)
  const usages = account.usages.map((usage) => (usage === current ? { ...usage, endsOn: null } : usage))
  return withLastDay({ ...account, usages, endsOn: null })
}

/** Members for the rest of a term wait for their money until its last day, on which the next one is billed; another order waits longer. */
const keepsBack = (bill: AccountBill, today: IsoDate, until: IsoDate): boolean =>
  isOffer(bill) && (bill.purpose !== "members" || (bill.dueOn >= today && today < until))

/**
 * The term after the one that ends is billed as it was bought, at today's price, and is to be paid by the last day. Undefined
 * where it was said to end, costs nothing, or something else is ordered already.
 */
export const renewedTerm = (account: Account, term: Term, today: IsoDate): Account | undefined => {
  const until = paidUntil(account)
  const isRunning = account.isActive && account.isApproved && account.term === "PREPAYMENT" && account.endsOn === null
  if (
    !isRunning ||
    until === null ||
    until < today ||
    term.plan.price === 0 ||
    account.bills.some((bill) => keepsBack(bill, today, until))
  )
    return undefined
  const after = orderedTerm(account, "extend", term, today)
  const bills = after.bills.map((bill) => (bill.id < 0 ? { ...bill, dueOn: until, renews: until } : bill))
  return { ...after, bills }
}
