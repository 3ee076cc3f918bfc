import { data } from "@/lib/client.ts"
import { scheduling } from "./client.ts"

interface Asked {
  readonly from: string
  readonly to: string
  readonly constructionSiteId?: number
}
/** Some days of the calendar, as the server sends them. */
export const fetchCalendar = (body: Asked, signal: AbortSignal) =>
  data(scheduling.superCalendar({ body, fetchOptions: { signal } }))
export type CalendarView = Awaited<ReturnType<typeof fetchCalendar>>
