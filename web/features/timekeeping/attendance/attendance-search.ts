import { countOf, isDay, isMonth, known } from "@/lib/address.ts"

export type View = "month" | "day"

/** What the address of 勤務表 says. */
export interface AttendanceSearch {
  readonly month?: string
  readonly day?: string
  readonly view?: View
  /** Whose day stands open beside the grid. */
  readonly person?: number
  readonly q?: string
  readonly page?: number
}
export const readSearch = ({
  month,
  day,
  view,
  person,
  q,
  page,
}: Readonly<Record<string, unknown>>): AttendanceSearch =>
  known({
    month: isMonth(month) ? month : undefined,
    day: isDay(day) ? day : undefined,
    view: view === "month" || view === "day" ? view : undefined,
    person: countOf(person),
    q: q === undefined || q === "" ? undefined : String(q),
    page: countOf(page),
  })
