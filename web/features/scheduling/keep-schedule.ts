import type { QueryClient } from "@tanstack/react-query"
import { dayOfInstant } from "@/lib/format.ts"
import { monthQuery } from "./calendar-query.ts"
import { monthOf, shiftMonth } from "./days.ts"

/** Who only ever opens 今日 has his schedule on the device too. Asked again once the hour is over. */
export const keepSchedule = async (queries: QueryClient) => {
  const month = monthOf(dayOfInstant(new Date().toISOString()))
  for (const one of [month, shiftMonth(month, 1)])
    await queries.prefetchQuery({ ...monthQuery(one, undefined), staleTime: 3_600_000 })
}
