import { countOf, isDay, isMonth, isText, known } from "@/lib/address.ts"

export const views = ["month", "list"] as const
export type View = (typeof views)[number]

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
    view: views.find((one) => one === view),
    constructionSiteId: countOf(constructionSiteId),
    hide: isText(hide) ? hide : undefined,
  })
