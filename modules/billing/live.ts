/** What is paid opens a company again: its open screens are told, of whoever sees its bills. */
import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { LiveRule } from "#modules/kernel/live/model.ts"
import { billPolicy } from "./policy.ts"

export const billingLive: LiveRule<Database> = {
  topics: ["BillsPaid"],
  about: "workspace",
  audience: () =>
    Effect.succeed((actor: Actor) => billPolicy.actions.read(actor, { companyId: actor.companyId }) === true),
}
