import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { calendarKey } from "@/features/scheduling/calendar-query.ts"
import { scheduling } from "@/features/scheduling/client.ts"
import { data, page } from "@/lib/client.ts"

const fetchWeek = (from: string, signal: AbortSignal) =>
  data(scheduling.customerWeek({ body: { from }, fetchOptions: { signal } }))
export type Week = Awaited<ReturnType<typeof fetchWeek>>
export type WeekTask = Week["tasks"][number]
export type WeekSite = Week["sites"][number]

/** A week of one's own sites; the old one stays in sight while the next is loading. */
export const weekQuery = (from: string) =>
  queryOptions({
    queryKey: [...calendarKey, "week", from],
    queryFn: ({ signal }) => fetchWeek(from, signal),
    placeholderData: keepPreviousData,
  })

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
