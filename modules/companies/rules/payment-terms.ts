/** 支払条件: until when is counted, and on which day that is paid, by the month, week or day. Read by papers and forms alike. */
import { addDays, type IsoDate, isoDate, weekday } from "#modules/kernel/civil-day.ts"
import type { PayCycle } from "#modules/kernel/codes.ts"
import { bankDayFrom, bankDayOf } from "#modules/kernel/law/bank-days.ts"
import { payDateOf, payMonthOf, payPeriodOf } from "./pay-calendar.ts"

export interface PaymentTerms {
  /** By the month where nothing is said. */
  readonly cycle?: PayCycle
  /** 締め日: 1 to 28; 0 is the month's end. Of a week its weekday, Sunday 0. */
  readonly closingDate: number
  /** Months, or weeks, from the closing's to the payment's: 0, 1, 2. */
  readonly monthOffset: number
  /** 支払日: 1 to 28; 0 is the month's end. Of a week its weekday. */
  readonly payDate: number
}
export interface Payment {
  /** First and last day of the work that is paid, both included. */
  readonly from: IsoDate
  readonly to: IsoDate
  readonly due: IsoDate
  /** Such terms ask for money before the work is done: a form warns of them. */
  readonly isBeforeClosing: boolean
}

/** A week of payment begins on Monday: Sunday's is over with it. */
const fromMonday = (of: number) => (of + 6) % 7
const ofWeek = (day: IsoDate, { closingDate, monthOffset, payDate }: PaymentTerms) => {
  const to = addDays(day, (closingDate - weekday(day) + 7) % 7)
  const monday = addDays(to, -fromMonday(closingDate))
  return { from: addDays(to, -6), to, due: bankDayOf(addDays(monday, 7 * monthOffset + fromMonday(payDate))) }
}
/** Paid on the day itself, or when banks work again: nothing is paid before it is worked. */
const ofDay = (day: IsoDate) => ({ from: day, to: day, due: bankDayFrom(day) })
const ofMonth = (day: IsoDate, { closingDate, monthOffset, payDate }: PaymentTerms) => {
  const month = payMonthOf(day, closingDate)
  const due = payDateOf(month, { salaryPaymentDelayMonth: monthOffset, salaryPaymentDate: payDate })
  return { ...payPeriodOf(month, closingDate), due }
}

/** When the work of a day is paid: by the calendar of pay, on the bank day before a day on which banks rest. */
export const paymentOf = (day: string, terms: PaymentTerms): Payment => {
  const of = { day: ofDay, week: ofWeek, month: ofMonth }[terms.cycle ?? "month"]
  const payment = of(isoDate(day), terms)
  return { ...payment, isBeforeClosing: payment.due < payment.to }
}

/**
 * When work that ends on a day is due by a paper that is made on another. A week's and a month's terms name a day, which stays where
 * it is past; by the day nothing more is agreed, so that nobody is late before he has the paper.
 */
export const dueOfPaper = (lastDay: string, terms: PaymentTerms, madeOn: string): IsoDate => {
  const { due } = paymentOf(lastDay, terms)
  return terms.cycle === "day" && due < madeOn ? bankDayFrom(isoDate(madeOn)) : due
}
