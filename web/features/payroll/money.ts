import { figure } from "@/lib/format.ts"

/** +1,234, ▲1,234, ±0: differences. */
export const signed = (amount: number) => (amount === 0 ? "±0" : amount > 0 ? `+${figure(amount)}` : figure(amount))

/** +5:35, ▲0:20, ±0 of minutes, by the given form of a duration. */
export const signedBy = (amount: number, text: (amount: number) => string) =>
  amount === 0 ? "±0" : amount > 0 ? `+${text(amount)}` : text(amount)

/** The number of a month as its slip is called: 10. */
export const monthNumber = (month: string) => Number(month.slice(5, 7))
