/** Which open screens are told that a request changed: those of who may see it. */
import { Effect, Schema } from "effect"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { LiveRule } from "#modules/kernel/live/model.ts"
import { shows } from "#modules/kernel/visible.ts"
import { seesFixedCosts } from "./policy/fixed-cost-policy.ts"
import { visibleExpenses } from "./policy.ts"
import { requestsByIds } from "./repository/requests.ts"

const OfExpense = Schema.decodeUnknownEffect(Schema.Struct({ expenseId: Schema.Int }))

/** Whoever sees fixed costs is told that they changed. */
export const fixedCostsLive: LiveRule<Database> = {
  topics: ["FixedCostChanged"],
  about: "fixedCost",
  audience: () => Effect.succeed(seesFixedCosts),
}

export const expensesLive: LiveRule<Database> = {
  topics: ["ExpenseChanged"],
  about: "expense",
  audience: Effect.fn("Expenses.audience")(function* (companyId, facts) {
    const told = yield* Effect.forEach(facts, ({ body }) => OfExpense(body))
    const rows = yield* requestsByIds(
      companyId,
      told.map(({ expenseId }) => expenseId),
    )
    return (actor) => rows.some(({ personId }) => shows(visibleExpenses(actor), { personId }))
  }),
}
