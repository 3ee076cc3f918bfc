/** The sites for which somebody may ask an expense back. */
import { Effect } from "effect"
import { type Actor, isManagement } from "#modules/kernel/actor.ts"
import { firstDayOf, monthOf } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { openSites, tasksOfStaffOnDays } from "#modules/scheduling/index.ts"

export interface NamedSite {
  readonly id: number
  readonly name: string
  readonly nameKana: string | null
}

/** Where he is arranged from the month's first day until today, the latest first; the management every site that runs. */
export const sitesToName = Effect.fn("Expenses.sitesToName")(function* (actor: Actor, staffId: number | null) {
  if (isManagement(actor)) return (yield* openSites(actor.companyId)) satisfies ReadonlyArray<NamedSite>
  if (staffId === null) return []
  const today = yield* todayInJapan
  const tasks = yield* tasksOfStaffOnDays(actor.companyId, [staffId], firstDayOf(monthOf(today)), today)
  const sites = new Map<number, NamedSite>(tasks.toReversed().map(({ site }) => [site.id, site]))
  return [...sites.values()]
})
