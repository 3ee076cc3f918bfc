import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { calendarKey } from "@/features/scheduling/calendar-query.ts"
import { scheduling } from "@/features/scheduling/client.ts"
import { data } from "@/lib/client.ts"

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
