/**
 * 立替金精算: an approved request goes back with the next slip whose period has reached its day, once (D74).
 *
 * A close takes requests when it plans its people and ties them to their slips when it ends; what a broken close has taken
 * is given back. What waits for the month before, while that one is open, is left to it.
 */
import { Effect } from "effect"
import { payMonthStates } from "#modules/companies/index.ts"
import { type IsoDate, type IsoMonth, shiftMonth } from "#modules/kernel/civil-day.ts"
import { tell } from "#modules/kernel/write.ts"
import {
  linkSlips,
  type Reach,
  releaseRequests,
  requestsOfSlips,
  type SlipExpense,
  staffWithTaken,
  takeRequests,
} from "../repository/slip-requests.ts"

interface SlipMonth {
  readonly month: IsoMonth
  readonly from: IsoDate
  readonly to: IsoDate
  readonly paidOn: IsoDate
}

const reachOf = Effect.fnUntraced(function* (companyId: number, { from, month, to }: SlipMonth) {
  const before = shiftMonth(month, -1)
  const states = yield* payMonthStates(companyId, [month, before])
  const isBeforeOpen = (states.get(before)?.state ?? "open") === "open"
  const reach: Reach = { from: isBeforeOpen ? from : null, to }
  return { isClosing: states.get(month)?.state === "closing", reach }
})

/** What goes back with each person's slip of a month, oldest first; while it is being closed, what the close has taken. */
export const expensesOfSlips = Effect.fn("Expenses.ofSlips")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  month: SlipMonth,
) {
  const { isClosing, reach } = yield* reachOf(companyId, month)
  const rows = yield* requestsOfSlips(companyId, staffIds, month.month, isClosing ? undefined : reach)
  const byPerson = new Map<number, Array<SlipExpense>>()
  for (const { category, id, spentOn, staffId, yen } of rows) {
    // Keys in their canonical order: they are an input of the slip.
    const one = { category, id, spentOn, yen }
    const own = byPerson.get(staffId)
    if (own === undefined) byPerson.set(staffId, [one])
    else own.push(one)
  }
  return byPerson
})

const told = (companyId: number, action: string, month: IsoMonth, expenseIds: ReadonlyArray<number>) =>
  expenseIds.length === 0
    ? Effect.void
    : tell(
        { action, subject: `payMonth:${month}`, after: { expenseIds } },
        { topic: "ExpensesOnSlips", body: { companyId, expenseIds } },
      )

/** The first step of a close: these people's requests are this month's from now on. */
export const takeExpenses = Effect.fn("Expenses.take")(function* (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  month: SlipMonth,
) {
  yield* releaseRequests(companyId, month.month)
  const { reach } = yield* reachOf(companyId, month)
  const taken = yield* takeRequests(companyId, staffIds, month, reach)
  yield* told(companyId, "expense.takenBySlips", month.month, taken)
})

/** The last step of a close: each request of its people knows the slip that pays it back. */
export const expensesGoWith = Effect.fn("Expenses.goWith")(function* (
  companyId: number,
  month: IsoMonth,
  slips: ReadonlyArray<{ readonly id: number; readonly staffId: number }>,
) {
  const people = yield* staffWithTaken(companyId, month)
  const paying = slips.filter(({ staffId }) => people.has(staffId))
  if (paying.length === 0) return
  yield* told(companyId, "expense.goesWithSlip", month, yield* linkSlips(companyId, month, paying))
})

/** A close that broke off made no slip: what it has taken waits for another one. */
export const giveExpensesBack = Effect.fn("Expenses.giveBack")(function* (companyId: number, month: IsoMonth) {
  yield* releaseRequests(companyId, month)
})
