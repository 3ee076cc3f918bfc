import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { data, page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { people } from "@/lib/people-client.ts"
import { scheduling } from "../client.ts"
import type { SiteSearch } from "./site-search.ts"
import { statesOf, wireStates } from "./site-states.ts"

/** Every list and page of sites goes stale with a change. */
export const sitesKey = ["sites"] as const
const many = 1000

const fetchSites = (
  search: SiteSearch,
  asked: { readonly pageIndex: number; readonly pageSize: number },
  signal: AbortSignal,
) => {
  const states = wireStates(statesOf(search.states))
  return page(
    scheduling.listSitesNewly({
      body: {
        ...asked,
        ...(search.q === undefined ? {} : { keyword: search.q }),
        ...(states.length === 0 ? {} : { states }),
      },
      fetchOptions: { signal },
    }),
  )
}
/** A row of the list says beside the site what of it is to come. */
export type SiteRow = Awaited<ReturnType<typeof fetchSites>>["data"][number]
/** The sites of these filters, whatever their order. */
export const siteListRows = ({ create: _, sort: __, ...filters }: SiteSearch) =>
  pagedRows<SiteRow, Awaited<ReturnType<typeof fetchSites>>>([...sitesKey, "list", filters], (asked, signal) =>
    fetchSites(filters, asked, signal),
  )
const fetchSite = (id: number) => data(scheduling.siteDetails({ params: { id }, body: {} }))
export type SiteView = Awaited<ReturnType<typeof fetchSite>>

export const siteQuery = (id: number) =>
  queryOptions({ queryKey: [...sitesKey, "one", id], queryFn: () => fetchSite(id) })

/** Who may lead a site. */
export const leadersQuery = queryOptions({
  queryKey: ["staff", "choices"],
  queryFn: () => data(people.searchWorkers({ body: { pageSize: many } })),
})

/** Whom a new site is for, and what this person may say of it (TASK-55, PICK-07). */
export const newSiteQuery = queryOptions({
  queryKey: [...sitesKey, "new"],
  queryFn: () => data(scheduling.customersByCompany({})),
})
const fetchCandidates = (constructionSiteId: number | undefined) =>
  page(
    scheduling.searchSiteWorkers({
      body: { pageSize: many, ...(constructionSiteId === undefined ? {} : { constructionSiteId }) },
    }),
  )
/** Who may stand on a site. */
export const siteWorkersQuery = (constructionSiteId: number | undefined) =>
  queryOptions({
    queryKey: [...sitesKey, "workers", constructionSiteId ?? 0],
    queryFn: () => fetchCandidates(constructionSiteId),
  })
/** Everybody of a site, with on how many days. */
export const siteStaffQuery = (id: number) =>
  queryOptions({
    queryKey: [...sitesKey, "staff", id],
    queryFn: () => data(scheduling.peopleOfSite({ params: { id } })),
  })
/** The day stands in an address or is the device's own. */
type WireDay = NonNullable<NonNullable<Parameters<typeof scheduling.tasksOfSite>[0]["body"]>["from"]>
const isWireDay = (day: string): day is WireDay => /^\d{4}-\d{2}-\d{2}$/.test(day)
const wireDay = (day: string): WireDay => {
  if (isWireDay(day)) return day
  throw new Error(`not a day: ${day}`)
}
/** From a day on, up to one, or all of them. */
export interface SiteDays {
  readonly from?: string
  readonly to?: string
}
const fetchTasks = (id: number, { from, to }: SiteDays, pageSize: number) =>
  page(
    scheduling.tasksOfSite({
      params: { id },
      body: {
        ...(from === undefined ? {} : { from: wireDay(from) }),
        ...(to === undefined ? {} : { to: wireDay(to) }),
        pageSize,
      },
    }),
  )
/** So many arrangements are shown at first, and so many more with each press. */
export const tasksShown = 12
/** The first arrangements of a site on these days; what is shown stays while more are loading. */
export const siteTasksQuery = (id: number, days: SiteDays, count: number) =>
  queryOptions({
    queryKey: [...sitesKey, "tasks", id, days, count],
    queryFn: () => fetchTasks(id, days, count),
    placeholderData: keepPreviousData,
  })
