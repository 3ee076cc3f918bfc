import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { readCalendar } from "./calendar-model.ts"
import { firstDayOf, lastDayOf, shiftMonth } from "./days.ts"
import { fetchCalendar } from "./fetch-calendar.ts"
import { type MonthView, monthOrKept } from "./kept-months.ts"

/** The key that every change of an arrangement makes stale. */
export const calendarKey = ["calendar"] as const
/** What shows arrangements: calendar, the pages of sites with their arrangements, who is free (TASK-41). */
export const taskKeys = [calendarKey, ["sites"], ["candidates"]] as const

/** One month, both for the sheet and for the worker rows. Kept as the server sent it; screens read it through the model. */
export const monthQuery = (month: string, constructionSiteId: number | undefined) =>
  queryOptions({
    queryKey: [...calendarKey, month, constructionSiteId ?? 0],
    queryFn: ({ signal }): Promise<MonthView> => {
      const asked = { from: firstDayOf(month), to: lastDayOf(month) }
      return constructionSiteId === undefined
        ? monthOrKept(month, () => fetchCalendar(asked, signal))
        : fetchCalendar({ ...asked, constructionSiteId }, signal)
    },
    select: readCalendar,
    // Thousands of rows: comparing them one by one costs more than drawing what changed.
    structuralSharing: false,
  })

/** Some days of one site. */
export const daysQuery = (from: string, to: string, constructionSiteId: number) =>
  queryOptions({
    queryKey: [...calendarKey, from, to, constructionSiteId],
    queryFn: ({ signal }) => fetchCalendar({ from, to, constructionSiteId }, signal),
    select: readCalendar,
    structuralSharing: false,
  })

/** The months beside this one, so that the next step shows at once. */
export const prefetchNeighbours = (queries: QueryClient, month: string, constructionSiteId: number | undefined) => {
  for (const step of [1, -1]) void queries.prefetchQuery(monthQuery(shiftMonth(month, step), constructionSiteId))
}
