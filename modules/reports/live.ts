/** Whoever sees revenue is told that some was added or taken away. */
import { Effect } from "effect"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { LiveRule } from "#modules/kernel/live/model.ts"
import { seesRevenue } from "./policy.ts"

export const revenueLive: LiveRule<Database> = {
  topics: ["RevenueChanged"],
  about: "revenue",
  audience: () => Effect.succeed(seesRevenue),
}
