/** A company's own words stand on every screen of its people. */
import { Effect } from "effect"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { LiveRule } from "#modules/kernel/live/model.ts"

export const companiesLive: LiveRule<Database> = {
  topics: ["CompanyLabelChanged"],
  about: "workspace",
  audience: () => Effect.succeed(() => true),
}
