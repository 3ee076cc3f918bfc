import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { data, page } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { scheduling } from "../client.ts"
import { readSiteSearch, type SiteSearch } from "./site-search.ts"
import { statesOf, wireStates } from "./site-states.ts"

/** Every list and page of sites goes stale with a change. */
export const sitesKey = ["sites"] as const
const rowsAtOnce = 50
const many = 1000

const fetchSites = (search: SiteSearch, signal: AbortSignal) => {
  const states = wireStates(statesOf(search.states))
  return page(
    scheduling.listSites({
      body: {
        pageIndex: search.page ?? 1,
        pageSize: rowsAtOnce,
        ...(search.q === undefined ? {} : { keyword: search.q }),
        ...(states.length === 0 ? {} : { states }),
      },
      fetchOptions: { signal },
    }),
  )
}
export const siteListQuery = (search: SiteSearch) => {
  const { create: _, ...asked } = readSiteSearch({ ...search })
  return queryOptions({
    queryKey: [...sitesKey, "list", asked],
    queryFn: ({ signal }) => fetchSites(asked, signal),
    placeholderData: keepPreviousData,
  })
}
const fetchSite = (id: number) => data(scheduling.siteDetails({ params: { id }, body: {} }))
export type SiteView = Awaited<ReturnType<typeof fetchSite>>

export const siteQuery = (id: number) =>
  queryOptions({ queryKey: [...sitesKey, "one", id], queryFn: () => fetchSite(id) })

/** Who may lead a site. */
export const leadersQuery = queryOptions({
  queryKey: ["staff", "choices"],
  queryFn: () => data(people.searchWorkers({ body: { pageSize: many } })),
})
