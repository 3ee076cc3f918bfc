/** The sites of a day, by which its list is narrowed. */
import { Effect } from "effect"
import type { TableDay } from "../operations/month-days.ts"
import type { StaffDay } from "../operations/worked-days.ts"
import { siteNamesOf } from "./site-names.ts"

type Day = Pick<StaffDay, "plans" | "punches">

/** Planned for the site, or punched there. */
export const isAtSite = ({ plans, punches }: Day, id: number) =>
  plans.some(({ task }) => task.site.id === id) || punches.some(({ siteId }) => siteId === id)

/** Every site that is worked at on these days, by name; one statement at most. */
export const sitesOfDays = Effect.fnUntraced(function* (companyId: number, days: ReadonlyArray<Day>) {
  const planned = days.flatMap(({ plans }) => plans.map(({ task }): [number, string] => [task.site.id, task.site.name]))
  const known = new Map(planned)
  const others = days.flatMap(({ punches }) => punches.filter(({ siteId }) => siteId !== null && !known.has(siteId)))
  for (const [id, name] of yield* siteNamesOf(companyId, others)) known.set(id, name)
  return [...known]
    .map(([constructionSiteId, siteName]) => ({ constructionSiteId, siteName }))
    .toSorted((one, other) => one.siteName.localeCompare(other.siteName, "ja"))
})

/** The sites of many people's days of a month, and whose days are at one of them. */
export const tableSites = () => {
  const ids = new Set<number>()
  const add = (days: ReadonlyArray<DayOfTable>) => {
    for (const { plans, punches } of days) {
      for (const { siteId } of plans) ids.add(siteId)
      for (const { siteId } of punches) if (siteId !== null) ids.add(siteId)
    }
  }
  return { ids, add }
}
type DayOfTable = Pick<TableDay, "plans" | "punches">
export const isAtTableSite = ({ plans, punches }: DayOfTable, id: number) =>
  plans.some(({ siteId }) => siteId === id) || punches.some(({ siteId }) => siteId === id)

/** The same sites by name; one statement, none without a site. */
export const sitesByName = Effect.fnUntraced(function* (companyId: number, ids: ReadonlySet<number>) {
  const names = yield* siteNamesOf(
    companyId,
    [...ids].map((siteId) => ({ siteId })),
  )
  return [...names]
    .map(([constructionSiteId, siteName]) => ({ constructionSiteId, siteName }))
    .toSorted((one, other) => one.siteName.localeCompare(other.siteName, "ja"))
})
