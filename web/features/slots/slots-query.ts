import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { calendarKey } from "@/features/scheduling/calendar-query.ts"
import { scheduling } from "@/features/scheduling/client.ts"
import { addDays } from "@/features/scheduling/days.ts"
import { data } from "@/lib/client.ts"

export const stripDays = 7

const fetchSlots = (from: string, to: string, signal: AbortSignal) =>
  data(scheduling.listSlots({ body: { from, to }, fetchOptions: { signal } }))
export type Slots = Awaited<ReturnType<typeof fetchSlots>>
export type Slot = Slots["slots"][number]

/** Some days of what the own company is asked for. */
export const slotsOfDays = (from: string, to: string) =>
  queryOptions({
    queryKey: [...calendarKey, "slots", from, to],
    queryFn: ({ signal }) => fetchSlots(from, to, signal),
  })
/** A week of what the own company is asked for; the old one stays in sight while the next is loading. */
export const slotsQuery = (from: string) =>
  queryOptions({ ...slotsOfDays(from, addDays(from, stripDays - 1)), placeholderData: keepPreviousData })
