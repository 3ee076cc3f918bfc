/** 未使用日数: what the days of prepaid terms that are still to come are worth (D91). */
import { daysBetween, type IsoDate } from "#modules/kernel/civil-day.ts"
import { plus, type Ratio, ratio, times } from "#modules/kernel/ratio.ts"
import { dropUnderOneYen, type Yen } from "#modules/kernel/yen.ts"
import { type Account, type AccountBill, later, moved, worthOf } from "./account.ts"

/** Paid terms, and members beside them, that no other plan has taken the place of. */
const standing = ({ purpose, status, usedUntil }: AccountBill) =>
  status === "paid" && purpose !== "month" && usedUntil === null
const isTerm = ({ purpose }: AccountBill) => purpose !== "members" && purpose !== "month"

/** The last day that is paid for in advance; null where nothing is. */
export const paidUntil = ({ bills, expiredAt, term }: Account): IsoDate | null => {
  const terms = bills.filter((bill) => bill.status === "paid" && isTerm(bill))
  // One that was credited before it began holds no day.
  const ends = terms
    .filter(({ startsOn, usedUntil }) => usedUntil !== startsOn)
    .map((one) => one.usedUntil ?? one.endsOn)
  // A term that the platform set by hand has no bill.
  if (terms.length === 0) return term === "PREPAYMENT" ? expiredAt : null
  return ends.length === 0 ? null : ends.reduce(later)
}

/** Whether a term that was paid in advance holds this day. */
export const isPaidDay = ({ bills }: Account, day: IsoDate): boolean =>
  bills.some(
    (bill) => bill.status === "paid" && isTerm(bill) && bill.startsOn < day && day <= (bill.usedUntil ?? bill.endsOn),
  )

/** Whole days after today of each term, by what was given for all of its days; what is under one yen is dropped once. */
export const unusedOf = ({ bills }: Account, today: IsoDate): { readonly days: number; readonly yen: Yen } => {
  let sum: Ratio = ratio(0)
  let days = 0
  for (const bill of bills.filter(standing)) {
    const left = daysBetween(later(bill.startsOn, today), bill.endsOn)
    if (left <= 0) continue
    sum = plus(sum, times(ratio(worthOf(bill)), ratio(left, daysBetween(bill.startsOn, bill.endsOn))))
    if (isTerm(bill)) days += left
  }
  return { days, yen: dropUnderOneYen(sum) }
}

/** From this day on another plan is there: terms end with it. */
export const closedOn = (account: Account, day: IsoDate, except?: number): Account => ({
  ...account,
  bills: account.bills.map((bill) =>
    standing(bill) && bill.id !== except && bill.endsOn > day
      ? { ...bill, usedUntil: later(bill.startsOn, day) }
      : bill,
  ),
})

/** The same, with what their days were worth put to the credit of the company. */
export const creditedOn = (account: Account, day: IsoDate): Account => {
  const { yen } = unusedOf(account, day)
  return moved(closedOn(account, day), { yen, why: "unused", billId: null })
}
