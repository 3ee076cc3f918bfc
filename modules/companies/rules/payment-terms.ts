/** 支払条件 between companies: until when is counted, in which month and on which day it is paid. Read by papers and forms alike. */
import { type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import { payDateOf, payMonthOf, payPeriodOf } from "./pay-calendar.ts"

export interface PaymentTerms {
  /** 締め日: 1 to 28; 0 is the month's end. */
  readonly closingDate: number
  /** Months from the closing's month to the payment's: 0, 1, 2. */
  readonly monthOffset: number
  /** 支払日: 1 to 28; 0 is the month's end. */
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

/** When the work of a day is paid: by the calendar of pay, on the bank day before a day on which banks rest. */
export const paymentOf = (day: string, { closingDate, monthOffset, payDate }: PaymentTerms): Payment => {
  const month = payMonthOf(isoDate(day), closingDate)
  const due = payDateOf(month, { salaryPaymentDelayMonth: monthOffset, salaryPaymentDate: payDate })
  const { from, to } = payPeriodOf(month, closingDate)
  return { from, to, due, isBeforeClosing: due < to }
}
