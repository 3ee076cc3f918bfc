import { countOf, isDay, isMonth, isText, known } from "@/lib/address.ts"
import type { View } from "./shown-place.ts"

/** What the address of the calendar says. */
export interface CalendarSearch {
  readonly month?: string
  readonly day?: string
  readonly view?: View
  readonly constructionSiteId?: number
  /** Shifts that are not shown, by comma. */
  readonly hide?: string
}
export const readSearch = ({
  month,
  day,
  view,
  constructionSiteId,
  hide,
}: Readonly<Record<string, unknown>>): CalendarSearch =>
  known({
    month: isMonth(month) ? month : undefined,
    day: isDay(day) ? day : undefined,
    view: view === "month" || view === "list" ? view : undefined,
    constructionSiteId: countOf(constructionSiteId),
    hide: isText(hide) ? hide : undefined,
  })
