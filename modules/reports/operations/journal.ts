/** 仕訳データ (BEY-09): what a month's slips, papers and expenses are in the books, as a file of an accounting product. */
import { Effect } from "effect"
import { companyById, payMonthStates, payPeriodOf } from "#modules/companies/index.ts"
import { bookedExpenses } from "#modules/expenses/index.ts"
import { firstDayOf, isoMonth, lastDayOf } from "#modules/kernel/civil-day.ts"
import { authorize, found, permissionsOn } from "#modules/kernel/policy.ts"
import { shiftJis } from "#modules/kernel/shift-jis.ts"
import { sumYen, type Yen } from "#modules/kernel/yen.ts"
import { papersIssued } from "#modules/papers/index.ts"
import { bookedPay } from "#modules/payroll/index.ts"
import { journalKinds } from "../codes.ts"
import type { AskJournal } from "../contract/journal.ts"
import { journalPolicy } from "../policy.ts"
import { expenseEntries, paperEntry, payEntry } from "../rules/journal/entries.ts"
import { isBalanced, sumOf } from "../rules/journal/entry.ts"
import { journalFile } from "../rules/journal/files.ts"

type LeftOut = "openMonth" | "waitingPaper" | "waitingExpense"
const leftOut = (why: LeftOut, amounts: ReadonlyArray<Yen>, count = amounts.length) =>
  count === 0 ? [] : [{ why, count, total: sumYen(amounts) }]

/** Fails with Permission_Denied. Six statements, however much a month holds. */
export const showJournal = Effect.fn("Reports.journal")(function* ({ month: asked, product }: AskJournal) {
  const actor = yield* authorize(journalPolicy, "read", undefined)
  const { companyId } = actor
  const month = isoMonth(asked)
  const lastDay = lastDayOf(month)
  const { salaryClosingDate } = yield* found(companyById(companyId))
  const isClosed = (yield* payMonthStates(companyId, [month])).get(month)?.state === "closed"
  const pay = isClosed ? yield* bookedPay(companyId, month) : undefined
  const papers = yield* papersIssued(companyId, firstDayOf(month), lastDay)
  const expenses = yield* bookedExpenses(companyId, month)
  const entries = [
    ...(pay === undefined || pay.people === 0 ? [] : [payEntry(payPeriodOf(month, salaryClosingDate).to, month, pay)]),
    ...papers.filter(({ isSettled }) => isSettled).map(paperEntry),
    ...expenseEntries(
      lastDay,
      expenses.filter(({ isPaid }) => isPaid),
    ),
  ].filter(({ credits, debits }) => debits.length + credits.length > 0)
  // A product takes an entry apart whose sides differ: such a file is a fault of ours and never given.
  const wrong = entries.find((entry) => !isBalanced(entry))
  if (wrong !== undefined) return yield* Effect.die(new Error(`An entry whose sides differ: ${wrong.summary}`))
  const totalOf = (some: typeof entries) => sumYen(some.map(({ debits }) => sumOf(debits)))
  const waiting = papers.filter(({ isSettled }) => !isSettled)
  const unpaid = expenses.filter(({ isPaid }) => !isPaid)
  return {
    month,
    product,
    fileName: `shiwake-${product}-${month}.csv`,
    content: entries.length === 0 ? "" : Buffer.from(shiftJis(journalFile(product, entries))).toString("base64"),
    entries: entries.length,
    total: totalOf(entries),
    parts: journalKinds.flatMap((kind) => {
      const own = entries.filter((entry) => entry.kind === kind)
      return own.length === 0 ? [] : [{ kind, entries: own.length, total: totalOf(own) }]
    }),
    leftOut: [
      ...leftOut("openMonth", [], isClosed ? 0 : 1),
      ...leftOut(
        "waitingPaper",
        waiting.map(({ total }) => total),
      ),
      ...leftOut(
        "waitingExpense",
        unpaid.map(({ sum }) => sum),
        unpaid.reduce((all, { count }) => all + count, 0),
      ),
    ],
    permissions: permissionsOn(journalPolicy, actor, undefined),
  }
})
