/** The sites of a day, by which its list is narrowed. */
import { Effect } from "effect"
import type { StaffDay } from "../operations/worked-days.ts"
import type { MonthColumns } from "../repository/month-table.ts"
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

/** Who is planned for the site, or punched there, from `first` days after the columns begin on. */
export const staffAtSite = (
  { punches, shifts }: Pick<MonthColumns, "punches" | "shifts">,
  first: number,
  id: number,
) => {
  const isThere = ({ day, siteId }: typeof punches | typeof shifts, at: number) =>
    siteId[at] === id && (day[at] ?? 0) >= first
  return new Set([
    ...punches.staffId.filter((_, at) => isThere(punches, at)),
    ...shifts.staffIds.filter((_, at) => isThere(shifts, at)).flat(),
  ])
}

/** The same of a month from `first` days after the columns begin on; one statement, none without a site. */
export const sitesOfColumns = Effect.fnUntraced(function* (
  companyId: number,
  { punches, shifts }: Pick<MonthColumns, "punches" | "shifts">,
  first: number,
) {
  const of = [punches, shifts].flatMap(({ day, siteId }) => siteId.filter((_, at) => (day[at] ?? 0) >= first))
  const names = yield* siteNamesOf(
    companyId,
    [...new Set(of)].map((siteId) => ({ siteId })),
  )
  return [...names]
    .map(([constructionSiteId, siteName]) => ({ constructionSiteId, siteName }))
    .toSorted((one, other) => one.siteName.localeCompare(other.siteName, "ja"))
})
