import { queryOptions } from "@tanstack/react-query"
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
    scheduling.listSites({
      body: {
        ...asked,
        ...(search.q === undefined ? {} : { keyword: search.q }),
        ...(states.length === 0 ? {} : { states }),
      },
      fetchOptions: { signal },
    }),
  )
}
/** The sites of these filters, whatever their order. */
export const siteListRows = ({ create: _, sort: __, ...filters }: SiteSearch) =>
  pagedRows<SiteView, Awaited<ReturnType<typeof fetchSites>>>([...sitesKey, "list", filters], (asked, signal) =>
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
