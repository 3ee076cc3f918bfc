/** 入金の取り消し: what a payment brought goes with it, as far as the days before it are known. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { type Account, type AccountBill, later, moved } from "./account.ts"
import { dueAnew } from "./due.ts"
import { withLastDay } from "./last-day.ts"

const isTerm = ({ purpose, status }: AccountBill) => status === "paid" && purpose !== "members" && purpose !== "month"
const isOrder = ({ purpose }: AccountBill) => purpose !== "month"

/** The term that was there before; undefined where days were paid afterwards since, which nothing gives back. */
const termBefore = ({ bills, usages }: Account, bill: AccountBill) => {
  const before = bills.filter((one) => isTerm(one) && one.id < bill.id).at(-1)
  const from = before?.startsOn ?? ""
  const isKnown = usages.every(({ endsOn }) => endsOn !== null && endsOn <= from)
  return { before, isKnown }
}

/** Members of the plan that was closed: those that its last term took along, and those that came after. */
const membersOf = (bills: ReadonlyArray<AccountBill>, term: AccountBill) =>
  bills
    .filter(({ id, purpose, status }) => status === "paid" && purpose === "members" && id > term.id)
    .reduce((sum, { people }) => sum + people, term.people)

/** The plan that it took the place of goes on, with the days that were credited. */
const changedBack = (account: Account, bill: AccountBill): Account | undefined => {
  const isClosed = (one: AccountBill) =>
    one.usedUntil !== null && one.id < bill.id && one.usedUntil === later(one.startsOn, bill.startsOn)
  const closed = account.bills.filter(isClosed)
  const term = closed.filter(isTerm).at(-1)
  const left = bill.unused - Math.min(bill.unused, bill.credit)
  if (term === undefined || account.balance < left) return undefined
  const next = {
    ...account,
    bills: account.bills.map((one) => (isClosed(one) ? { ...one, usedUntil: null } : one)),
    ...{ plan: term.plan, optionId: term.optionId, extraMembers: membersOf(closed, term) },
  }
  return withLastDay(moved(next, { yen: -left, why: "unused", billId: bill.id }))
}

/**
 * The account without this payment; the bill is owed, with a bank's time from now. Undefined where it can't be told what was there before: something was
 * ordered since, months are paid afterwards, members were used to the end of their term, or the credit was used.
 */
export const takenBack = (account: Account, id: number, today: IsoDate): Account | undefined => {
  const bill = account.bills.find((one) => one.id === id && one.status === "paid" && one.usedUntil === null)
  if (bill === undefined) return undefined
  const owed: AccountBill = { ...bill, status: "unpaid", dueOn: dueAnew(bill, today) }
  const rest = {
    ...account,
    bills: account.bills.map((one) => (one === bill ? owed : one)),
    endsOn: bill.stoppedOn ?? account.endsOn,
  }
  if (bill.purpose === "month") return withLastDay(rest)
  if (account.bills.some((one) => isOrder(one) && one.id > id)) return undefined
  if (bill.purpose === "members") {
    const extraMembers = account.extraMembers - bill.people
    // Of a term that is over they were used, and would be due in the past.
    return extraMembers < 0 || bill.endsOn < today ? undefined : { ...rest, extraMembers }
  }
  const { before, isKnown } = termBefore(account, bill)
  if (account.term !== "PREPAYMENT" || !isKnown) return undefined
  if (bill.purpose === "change") return changedBack(rest, bill)
  if (before === undefined) return { ...rest, isActive: false, expiredAt: null }
  return withLastDay({ ...rest, optionId: before.optionId })
}
