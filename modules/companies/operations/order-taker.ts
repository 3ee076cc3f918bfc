/**
 * Who bills what a company orders: billing, which stands above companies and says here how. In the write that orders, so
 * that a company without its bill is never there.
 */
import { Context, Effect } from "effect"
import type { Person } from "#modules/kernel/actor.ts"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { Refused } from "#modules/kernel/errors.ts"
import type { CompanyRow } from "../repository.ts"

export interface Order {
  /** As it stands now, with the plan, its months and the way of payment. */
  readonly company: CompanyRow
  readonly by: Person
  /** What is to be paid now, as it was shown; absent where nobody said. */
  readonly total?: number | undefined
}
export interface Taker {
  /** A company that was registered, or that was registered anew. */
  readonly take: (order: Order) => Effect.Effect<void, Refused, Database>
  /** Whether something of the company is to be paid now; in its scope. */
  readonly owes: (companyId: number) => Effect.Effect<boolean, never, Database>
}
/** Set where the product is put together; without it, what costs nothing can be ordered. */
export const OrderTaker = Context.Reference<Taker>("companies/OrderTaker", {
  defaultValue: () => ({
    owes: () => Effect.succeed(false),
    take: ({ company }) =>
      company.paymentTerm === null ? Effect.void : Effect.die(new Error("an order that nobody bills")),
  }),
})
