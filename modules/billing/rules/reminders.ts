/** What a company is to be reminded of on a day (BILL-10, D11): each thing is named, so that it is said once. */
import {
  addDays,
  daysBetween,
  type Instant,
  type IsoDate,
  millisOfInstant,
  tokyoDayOf,
} from "#modules/kernel/civil-day.ts"
import type { BillPurpose, ReminderKind } from "../codes.ts"
import { type AlertFacts, endsSoon } from "./alert.ts"

export interface Reminder {
  readonly kind: ReminderKind
  /** The bill or the last day that it is about. */
  readonly about: string
  /** By when something is to be paid, or the last day of use. */
  readonly day: IsoDate
  readonly amount: number
  /** The transfer's own mail with its account has said it already. */
  readonly isMailed: boolean
  /** An order whose transfer is waited for: it is spoken of with its account. */
  readonly billId?: number
}
interface Owed {
  readonly id: number
  readonly purpose: BillPurpose
  readonly total: number
  readonly dueOn: IsoDate
  readonly bankingAt: Instant | null
  readonly renews: IsoDate | null
}
export interface ReminderFacts extends Omit<AlertFacts, "bills"> {
  readonly bills: ReadonlyArray<Owed>
}

/** So many days before its day a bill is spoken of once more. */
export const daysBeforeDue = 3
/** An end that is longer ago is told to nobody: it was told in its time, or before there was any telling. */
export const daysAfterEnd = 30

const ofBill = ({ bankingAt, dueOn, id, total }: Owed, today: IsoDate): ReadonlyArray<Reminder> => {
  if (dueOn < today) return []
  const one = { about: `bill:${id}`, day: dueOn, amount: total }
  const isSoon = daysBetween(today, dueOn) <= daysBeforeDue
  return [
    { ...one, ...(isSoon ? { kind: "dueSoon", isMailed: true } : { kind: "unpaid", isMailed: bankingAt === null }) },
  ]
}

/** Of a transfer that was promised for an order: three days before its day, and on it (D114). Nothing on the day of the promise. */
const ofPromise = ({ bankingAt, dueOn, id, purpose, renews, total }: Owed, today: IsoDate): ReadonlyArray<Reminder> => {
  const isOrder = purpose !== "month" && purpose !== "register" && renews === null
  if (!isOrder || bankingAt === null || tokyoDayOf(millisOfInstant(bankingAt)) >= today) return []
  const days = daysBetween(today, dueOn)
  if (days < 0 || days > daysBeforeDue) return []
  const about = days === 0 ? `bill:${id}:day` : `bill:${id}`
  return [{ kind: "dueSoon", about, day: dueOn, amount: total, isMailed: true, billId: id }]
}

export const remindersOn = (of: ReminderFacts, today: IsoDate): ReadonlyArray<Reminder> => {
  // Who waits for the platform's word has been told so, and nothing ends for him.
  if (of.gate !== undefined && of.gate.kind !== "planExpired") return []
  const months = of.bills.flatMap((bill) => (bill.purpose === "month" ? ofBill(bill, today) : ofPromise(bill, today)))
  const { expiredAt } = of
  if (expiredAt === null) return months
  const renewal = of.bills.find(({ renews }) => renews === expiredAt)
  // Its bill is told with the end that it goes on from, and once more when its day is near.
  const isMailed = renewal === undefined || renewal.bankingAt === null
  const end = { about: expiredAt, day: expiredAt, amount: renewal?.total ?? 0, isMailed: true }
  const again = renewal === undefined ? [] : ofBill(renewal, today).filter(({ kind }) => kind === "dueSoon")
  if (endsSoon(of, today)) return [...months, { ...end, isMailed, kind: "ending" }, ...again]
  const isOver = expiredAt < today && addDays(expiredAt, daysAfterEnd) >= today
  return isOver ? [...months, { ...end, kind: "ended" }] : months
}
