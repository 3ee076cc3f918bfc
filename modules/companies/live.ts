/** A company's own words stand on every screen of its people, its settings on those of whoever reads them. */
import { Effect } from "effect"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { LiveRule } from "#modules/kernel/live/model.ts"

const words: LiveRule<Database> = {
  topics: ["CompanyLabelChanged"],
  about: "workspace",
  audience: () => Effect.succeed(() => true),
}
const settings: LiveRule<Database> = {
  topics: ["CompanyChanged"],
  about: "company",
  audience: () => Effect.succeed(() => true),
}

export const companiesLive = [words, settings]
