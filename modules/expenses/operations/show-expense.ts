/** A request as somebody may see it, with its receipts and who decided. */
import { Effect } from "effect"
import { filesOf } from "#modules/files/index.ts"
import { peopleByIds } from "#modules/identity/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { seenAs } from "#modules/kernel/policy.ts"
import { type RequestRow, subjectOf } from "../model.ts"
import { expensePolicy } from "../policy.ts"
import { requestById, requestForUpdate } from "../repository/requests.ts"
import { expenseView } from "../views/expense-view.ts"
import { receiptOwner } from "./receipts.ts"

/** The views of rows that the actor may see; the number of statements is that of one. */
export const shownExpenses = Effect.fn("Expenses.shown")(function* (rows: ReadonlyArray<RequestRow>) {
  const actor = yield* CurrentActor
  const files = yield* filesOf(
    actor.companyId,
    receiptOwner,
    rows.map(({ id }) => id),
  )
  const deciders = [...new Set(rows.flatMap(({ decidedBy }) => decidedBy ?? []))]
  const people = deciders.length === 0 ? [] : yield* peopleByIds(deciders)
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return rows.map((row) =>
    expenseView(row, actor, {
      files: files.get(row.id) ?? [],
      decidedName: row.decidedBy === null ? null : (names.get(row.decidedBy) ?? null),
    }),
  )
})

const oneShown = Effect.fnUntraced(function* (row: RequestRow) {
  const [view] = yield* shownExpenses([row])
  return view ?? (yield* Effect.die(new Error("a row has a view")))
})

export { oneShown as shownExpense }

/** Fails with Not_Found for foreign, missing and unseen requests alike. */
export const heldExpense = Effect.fn("Expenses.held")(function* (id: number) {
  const { companyId } = yield* CurrentActor
  return yield* seenAs(expensePolicy, yield* requestForUpdate(companyId, id), subjectOf)
})

/** Fails with Not_Found. */
export const expenseDetails = Effect.fn("Expenses.details")(function* (id: number) {
  const { companyId } = yield* CurrentActor
  return yield* oneShown(yield* seenAs(expensePolicy, yield* requestById(companyId, id), subjectOf))
})
