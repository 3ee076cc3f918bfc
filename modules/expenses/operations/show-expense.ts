/** A request as somebody may see it, with its receipts and who decided. */
import { Effect } from "effect"
import { filesOf, rowsOfSameFiles } from "#modules/files/index.ts"
import { peopleByIds } from "#modules/identity/index.ts"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { seenAs } from "#modules/kernel/policy.ts"
import { type ExpenseSubject, type RequestRow, subjectOf } from "../model.ts"
import { expensePolicy } from "../policy.ts"
import { requestById, requestForUpdate, requestsByIds } from "../repository/requests.ts"
import { expenseView } from "../views/expense-view.ts"
import { receiptOwner } from "./receipts.ts"

/** Who decides sees that a receipt asks for its money with another request too. */
const otherClaims = Effect.fnUntraced(function* (actor: Actor, rows: ReadonlyArray<RequestRow>) {
  const ids = rows.map(({ id }) => id)
  const pairs = ids.length === 0 ? [] : yield* rowsOfSameFiles(actor.companyId, receiptOwner, ids)
  const others = yield* requestsByIds(actor.companyId, [...new Set(pairs.map(({ other }) => other))])
  const isClaim = (subject: ExpenseSubject) =>
    (subject.status === "requesting" || subject.status === "active") &&
    expensePolicy.actions.read(actor, subject) === true
  const claiming = new Set(others.filter((row) => isClaim(subjectOf(row))).map(({ id }) => id))
  const claims = pairs.filter(({ other }) => claiming.has(other))
  return new Map(ids.map((id) => [id, claims.filter(({ ofRow }) => ofRow === id).map(({ other }) => other)]))
})

/** The views of rows that the actor may see; the number of statements is that of one. */
export const shownExpenses = Effect.fn("Expenses.shown")(function* (rows: ReadonlyArray<RequestRow>) {
  const actor = yield* CurrentActor
  const files = yield* filesOf(
    actor.companyId,
    receiptOwner,
    rows.map(({ id }) => id),
  )
  const claims = yield* otherClaims(actor, rows)
  const deciders = [...new Set(rows.flatMap(({ decidedBy }) => decidedBy ?? []))]
  const people = deciders.length === 0 ? [] : yield* peopleByIds(deciders)
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return rows.map((row) =>
    expenseView(row, actor, {
      files: files.get(row.id) ?? [],
      sameReceipts: claims.get(row.id) ?? [],
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
