/** Whether a company is here already, before somebody registers it a second time. */
import { Effect } from "effect"
import type { SearchCompany } from "../contract/mobile-link.ts"
import { companiesCalled } from "../repository/search.ts"

export const searchCompany = Effect.fn("Companies.search")(function* (asked: SearchCompany) {
  if (asked.name === undefined && asked.registrationNumber === undefined) return []
  return yield* companiesCalled(asked)
})
