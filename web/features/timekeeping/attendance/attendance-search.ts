import { type AskedStanding, askedStandings, type Look, looks } from "#modules/timekeeping/codes.ts"
import { countOf, isDay, isMonth, isText, known, typedOf } from "@/lib/address.ts"

export type View = "month" | "day"

/** What stands in the month's cells: one sign a day, the hours worked, or what they count as. */
export const cellKinds = ["marks", "hours", "manDays"] as const
export type CellKind = (typeof cellKinds)[number]

/** What the address of 勤務表 says. */
export interface AttendanceSearch {
  readonly month?: string
  readonly day?: string
  readonly view?: View
  /** Of the day only those who stand so. */
  readonly standing?: AskedStanding
  /** Of the month only whoever has a day that needs a hand, or that is worth a look. */
  readonly look?: Look
  /** Of the day only who is at this site. */
  readonly site?: number
  readonly cells?: CellKind
  /** Whose day stands open beside the list, below the grid, on a phone in place of the list. */
  readonly person?: number
  readonly q?: string
  readonly page?: number
  /** In which order the day's list stands. */
  readonly sort?: string
}
export const readSearch = ({
  month,
  day,
  view,
  standing,
  look,
  site,
  cells,
  person,
  q,
  page,
  sort,
}: Readonly<Record<string, unknown>>): AttendanceSearch =>
  known({
    month: isMonth(month) ? month : undefined,
    day: isDay(day) ? day : undefined,
    view: view === "month" || view === "day" ? view : undefined,
    standing: askedStandings.find((one) => one === standing),
    look: looks.find((one) => one === look),
    site: countOf(site),
    cells: cellKinds.find((one) => one === cells),
    person: countOf(person),
    q: typedOf(q),
    page: countOf(page),
    sort: isText(sort) ? sort : undefined,
  })
