import { countOf, isDay, isMonth, isOne, isText, known } from "@/lib/address.ts"

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
  /** The arrangement whose window is open, or that a new one is being made; a reload opens it again. */
  readonly task?: number
  readonly create?: 1
  /** The new one is a small job (小口の依頼). */
  readonly small?: 1
  /** The shift that the window begins with, and who is put on a new arrangement at once. */
  readonly shift?: string
  readonly person?: number
}
export const readSearch = ({
  month,
  day,
  view,
  constructionSiteId,
  hide,
  task,
  create,
  small,
  shift,
  person,
}: Readonly<Record<string, unknown>>): CalendarSearch =>
  known({
    month: isMonth(month) ? month : undefined,
    day: isDay(day) ? day : undefined,
    view: views.find((one) => one === view),
    constructionSiteId: countOf(constructionSiteId),
    hide: isText(hide) ? hide : undefined,
    task: countOf(task),
    create: isOne(create) ? (1 as const) : undefined,
    small: isOne(small) ? (1 as const) : undefined,
    shift: isText(shift) ? shift : undefined,
    person: countOf(person),
  })
