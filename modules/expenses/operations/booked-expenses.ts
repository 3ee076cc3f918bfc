/** What journals ask of expenses: those paid back in a month, and those that still wait. Nothing here checks who asks. */
import { Effect } from "effect"
import { firstDayOf, type IsoMonth, lastDayOf } from "#modules/kernel/civil-day.ts"
import { paidWithin } from "../repository/paid-within.ts"

/** One by one, and by way: with the slips of the month, or by hand on a day of it; `isPaid` is false of what was spent in it and waits. */
export const bookedExpenses = Effect.fn("Expenses.booked")(function* (companyId: number, month: IsoMonth) {
  return yield* paidWithin(companyId, month, firstDayOf(month), lastDayOf(month))
})
