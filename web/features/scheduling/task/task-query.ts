import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { data, page } from "@/lib/client.ts"
import { scheduling } from "../client.ts"

const fetchTask = (id: number) => data(scheduling.readTask({ params: { id } }))
export type TaskView = Awaited<ReturnType<typeof fetchTask>>

/** Asked anew each time it is opened: what is edited must be what is stored. */
export const taskQuery = (id: number) =>
  queryOptions({ queryKey: ["task", id], queryFn: () => fetchTask(id), staleTime: 0, gcTime: 0 })

const everyone = 10_000
type CandidateBody = NonNullable<Parameters<typeof scheduling.searchWorkers>[0]>["body"]
const fetchCandidates = async (body: CandidateBody, signal: AbortSignal) =>
  (await page(scheduling.searchWorkers({ body: { ...body, pageSize: everyone }, fetchOptions: { signal } }))).data
export type Candidate = Awaited<ReturnType<typeof fetchCandidates>>[number]

/** Who could be put on a shift of these days, and what stands in the way. The browser never works that out itself. */
export const candidatesQuery = (body: CandidateBody) =>
  queryOptions({
    queryKey: ["candidates", body],
    queryFn: ({ signal }) => fetchCandidates(body, signal),
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })

const fetchSites = async () => (await page(scheduling.listSites({ body: { states: [1, 2], pageSize: everyone } }))).data
export type SiteChoice = Awaited<ReturnType<typeof fetchSites>>[number]

/** Sites that an arrangement can be made for: 着工前 and 施工中 (D78). */
export const siteChoicesQuery = queryOptions({ queryKey: ["sites", "choices"], queryFn: fetchSites })
