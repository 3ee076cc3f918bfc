/** 締め日・支払月・支払日 go together (WIZ-06): what may be chosen after what was. In the wizard and in the settings alike. */
import { isAfterClosing, mayPayInSameMonth } from "#modules/companies/rules/pay-days.ts"

export interface PayDays {
  readonly salaryClosingDate: number
  /** "" is not chosen yet. */
  readonly salaryPaymentDelayMonth: number | ""
  readonly salaryPaymentDate: number | ""
}
export const payDayFields = ["salaryClosingDate", "salaryPaymentDelayMonth", "salaryPaymentDate"] as const

const sameMonth = 0
/** A day that is the month's end. */
export const monthEnd = 0
const delays = [sameMonth, 1, 2] as const
const dates = Array.from({ length: 29 }, (_, date) => date)

export const closingDates: ReadonlyArray<number> = dates
export const delaysFor = ({ salaryClosingDate }: PayDays) =>
  delays.filter((delay) => delay !== sameMonth || mayPayInSameMonth(salaryClosingDate))

/** The month's end first; in the closing's own month only the days after it. */
export const payDatesFor = (of: PayDays) =>
  dates.filter((date) => of.salaryPaymentDelayMonth !== sameMonth || isAfterClosing(date, of.salaryClosingDate))

/** Another closing date leaves month and day to be chosen anew. */
export const withClosingDate = <Of extends PayDays>(of: Of, salaryClosingDate: number): Of =>
  salaryClosingDate === of.salaryClosingDate
    ? of
    : { ...of, salaryClosingDate, salaryPaymentDelayMonth: "", salaryPaymentDate: "" }

/** Another month keeps the day where it still comes after the closing. */
export const withDelay = <Of extends PayDays>(of: Of, salaryPaymentDelayMonth: number): Of => {
  const next = { ...of, salaryPaymentDelayMonth }
  const { salaryPaymentDate } = of
  return salaryPaymentDate === "" || payDatesFor(next).includes(salaryPaymentDate)
    ? next
    : { ...next, salaryPaymentDate: "" }
}
