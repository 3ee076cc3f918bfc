/** 締め日と支払日: which month a day is paid in, from when to when, and when the money comes. */
import {
  addDays,
  dayOfMonth,
  daysInMonth,
  firstDayOf,
  type IsoDate,
  type IsoMonth,
  isoDate,
  lastDayOf,
  monthOf,
  shiftMonth,
} from "#modules/kernel/civil-day.ts"
import { bankDayOf } from "#modules/kernel/law/bank-days.ts"

export interface PayCalendar {
  /** 締め日: 1 to 28; 0 is the month's end. */
  readonly salaryClosingDate: number
  /** Months from the closing's month to the payment's: 0, 1, 2. */
  readonly salaryPaymentDelayMonth: number
  /** 支払日: 1 to 28; 0 is the month's end. */
  readonly salaryPaymentDate: number
}

/** The pay month of a working day, named after the month in which its period closes. */
export const payMonthOf = (day: IsoDate, closingDate: number): IsoMonth =>
  closingDate === 0 || dayOfMonth(day) <= closingDate ? monthOf(day) : shiftMonth(monthOf(day), 1)

/** What `payMonthOf` gives for a day, whatever the closing date. */
export const possiblePayMonths = (day: IsoDate): ReadonlyArray<IsoMonth> => {
  const month = monthOf(day)
  return [month, shiftMonth(month, 1)]
}

const dayIn = (month: IsoMonth, date: number): IsoDate =>
  date === 0 ? lastDayOf(month) : isoDate(`${month}-${String(Math.min(date, daysInMonth(month))).padStart(2, "0")}`)

/** First and last working day of a pay month, both included. */
export const payPeriodOf = (
  month: IsoMonth,
  closingDate: number,
): { readonly from: IsoDate; readonly to: IsoDate } => ({
  from: closingDate === 0 ? firstDayOf(month) : addDays(dayIn(shiftMonth(month, -1), closingDate), 1),
  to: dayIn(month, closingDate),
})

/**
 * The day on which a pay month is paid: the one that the work rules name, or the bank day before it (前営業日), never in
 * another month.
 */
export const payDateOf = (
  month: IsoMonth,
  { salaryPaymentDelayMonth, salaryPaymentDate }: Pick<PayCalendar, "salaryPaymentDelayMonth" | "salaryPaymentDate">,
): IsoDate => bankDayOf(dayIn(shiftMonth(month, salaryPaymentDelayMonth), salaryPaymentDate))
