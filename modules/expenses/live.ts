/** Which open screens are told that a request changed: those of who may see it. */
import { Effect, Schema } from "effect"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { LiveRule } from "#modules/kernel/live/model.ts"
import { shows } from "#modules/kernel/visible.ts"
import { seesFixedCosts } from "./policy/fixed-cost-policy.ts"
import { visibleExpenses } from "./policy.ts"
import { requestsByIds } from "./repository/requests.ts"

const OfExpenses = Schema.decodeUnknownEffect(
  Schema.Union([Schema.Struct({ expenseId: Schema.Int }), Schema.Struct({ expenseIds: Schema.Array(Schema.Int) })]),
)

/** Whoever sees fixed costs is told that they changed. */
export const fixedCostsLive: LiveRule<Database> = {
  topics: ["FixedCostChanged"],
  about: "fixedCost",
  audience: () => Effect.succeed(seesFixedCosts),
}

export const expensesLive: LiveRule<Database> = {
  topics: ["ExpenseChanged", "ExpensesOnSlips"],
  about: "expense",
  audience: Effect.fn("Expenses.audience")(function* (companyId, facts) {
    const told = yield* Effect.forEach(facts, ({ body }) => OfExpenses(body))
    const rows = yield* requestsByIds(
      companyId,
      told.flatMap((one) => ("expenseId" in one ? one.expenseId : one.expenseIds)),
    )
    return (actor) => rows.some(({ personId }) => shows(visibleExpenses(actor), { personId }))
  }),
}
