/** 締め日 and 支払日 together: pay comes after the closing (WIZ-06), and the three are said at once. */
import { Schema } from "effect"
import { messageKey } from "#modules/kernel/fields/messages.ts"

const fields = ["salaryClosingDate", "salaryPaymentDelayMonth", "salaryPaymentDate"] as const
type PayDays = { readonly [key in (typeof fields)[number]]?: number }

/** After the 28th and after the month's end no pay day of the same month is left. */
export const mayPayInSameMonth = (closingDate: number): boolean => closingDate !== 0 && closingDate !== 28

/** 0 is the month's end, which comes after every closing day but itself. */
export const isAfterClosing = (paymentDate: number, closingDate: number): boolean =>
  paymentDate === 0 || paymentDate > closingDate

const wrong = (field: (typeof fields)[number], name: "required" | "payBeforeClosing") => ({
  path: [field],
  issue: messageKey(name),
})

/** A change that says none of them is let through. */
export const payDaysTogether = Schema.makeFilter((days: PayDays) => {
  const { salaryClosingDate: closing, salaryPaymentDelayMonth: delay, salaryPaymentDate: payment } = days
  if (closing === undefined || delay === undefined || payment === undefined) {
    const missing = fields.filter((field) => days[field] === undefined)
    return missing.length === fields.length ? [] : missing.map((field) => wrong(field, "required"))
  }
  if (delay !== 0) return []
  if (!mayPayInSameMonth(closing)) return [wrong("salaryPaymentDelayMonth", "payBeforeClosing")]
  return isAfterClosing(payment, closing) ? [] : [wrong("salaryPaymentDate", "payBeforeClosing")]
})
