import { queryOptions } from "@tanstack/react-query"
import { data, page } from "@/lib/client.ts"
import { calendarKey } from "../calendar-query.ts"
import { scheduling } from "../client.ts"

const fetchRequests = (signal: AbortSignal) =>
  page(scheduling.listProposals({ body: { pageSize: 50 }, fetchOptions: { signal } }))
export type Proposal = Awaited<ReturnType<typeof fetchRequests>>["data"][number]

export const requestsQuery = queryOptions({
  queryKey: [...calendarKey, "requests"],
  queryFn: ({ signal }) => fetchRequests(signal),
})
const fetchHistory = (id: number, signal: AbortSignal) =>
  data(scheduling.proposalHistory({ params: { id }, fetchOptions: { signal } }))
/** What was asked about one arrangement, for the company. */
export const historyQuery = (id: number) =>
  queryOptions({
    queryKey: [...calendarKey, "history", id],
    queryFn: ({ signal }) => fetchHistory(id, signal),
  })
