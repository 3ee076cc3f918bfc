/** What a month's slips, papers and expenses are in the books, each with its source; and what is left out. */
import { Effect } from "effect"
import { companyById, payMonthStates, payPeriodOf } from "#modules/companies/index.ts"
import { bookedExpenses } from "#modules/expenses/index.ts"
import { firstDayOf, type IsoMonth, lastDayOf } from "#modules/kernel/civil-day.ts"
import { found } from "#modules/kernel/policy.ts"
import { sumYen, type Yen } from "#modules/kernel/yen.ts"
import { papersIssued } from "#modules/papers/index.ts"
import { bookedPay } from "#modules/payroll/index.ts"
import type { JournalProduct, leftOutOfJournal } from "../codes.ts"
import { namesOf } from "../repository/account-names.ts"
import { expenseEntry, paperEntry, payEntry } from "../rules/journal/entries.ts"
import { isBalanced } from "../rules/journal/entry.ts"
import type { Booked } from "../rules/journal/taken.ts"

const leftOut = (why: (typeof leftOutOfJournal)[number], amounts: ReadonlyArray<Yen>, count = amounts.length) =>
  count === 0 ? [] : [{ why, count, total: sumYen(amounts) }]

/** Eight statements, however much the month holds. Nothing here checks who asks. */
export const journalMonth = Effect.fn("Reports.journalMonth")(function* (
  companyId: number,
  month: IsoMonth,
  product: JournalProduct,
) {
  const lastDay = lastDayOf(month)
  const names = (yield* namesOf(companyId, product))?.names ?? {}
  const { salaryClosingDate } = yield* found(companyById(companyId))
  const state = (yield* payMonthStates(companyId, [month])).get(month)
  const isClosed = state?.state === "closed"
  const pay = isClosed ? yield* bookedPay(companyId, month) : undefined
  const papers = yield* papersIssued(companyId, firstDayOf(month), lastDay)
  const expenses = yield* bookedExpenses(companyId, month)
  const paidOn = payPeriodOf(month, salaryClosingDate).to
  const all: ReadonlyArray<Omit<Booked, "names">> = [
    ...(pay === undefined || pay.people === 0
      ? []
      : [{ source: `pay:${month}`, edition: state?.revision ?? 0, entry: payEntry(paidOn, month, pay) }]),
    ...papers
      .filter(({ isSettled }) => isSettled)
      .map((paper) => ({ source: `paper:${paper.no}`, edition: paper.edition, entry: paperEntry(paper) })),
    ...expenses
      .filter(({ isPaid }) => isPaid)
      .map((expense) => ({
        source: `expense:${expense.id}`,
        edition: expense.version,
        entry: expenseEntry(lastDay, expense),
      })),
  ]
  const booked: ReadonlyArray<Booked> = all.map((one) => ({ ...one, names }))
  // A product takes an entry apart whose sides differ: such a file is a fault of ours and never given.
  const wrong = booked.find(({ entry }) => !isBalanced(entry))
  if (wrong !== undefined) return yield* Effect.die(new Error(`An entry whose sides differ: ${wrong.entry.summary}`))
  const waiting = papers.flatMap(({ isSettled, total }) => (isSettled ? [] : [total]))
  const unpaid = expenses.flatMap(({ isPaid, sum }) => (isPaid ? [] : [sum]))
  return {
    booked,
    isClosed,
    leftOut: [
      ...leftOut("openMonth", [], isClosed ? 0 : 1),
      ...leftOut("waitingPaper", waiting),
      ...leftOut("waitingExpense", unpaid),
    ],
  }
})
