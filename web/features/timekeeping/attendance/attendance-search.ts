import { type Standing, standings } from "#modules/timekeeping/codes.ts"
import { countOf, isDay, isMonth, known } from "@/lib/address.ts"

export type View = "month" | "day"

export const looks = ["urgent", "mild"] as const
export type Look = (typeof looks)[number]

/** What the address of 勤務表 says. */
export interface AttendanceSearch {
  readonly month?: string
  readonly day?: string
  readonly view?: View
  /** Of the day only those who stand so. */
  readonly standing?: Standing
  /** Of the month only whoever has a day that needs a hand, or that is worth a look. */
  readonly look?: Look
  /** Whose day stands open beside the grid. */
  readonly person?: number
  readonly q?: string
  readonly page?: number
}
export const readSearch = ({
  month,
  day,
  view,
  standing,
  look,
  person,
  q,
  page,
}: Readonly<Record<string, unknown>>): AttendanceSearch =>
  known({
    month: isMonth(month) ? month : undefined,
    day: isDay(day) ? day : undefined,
    view: view === "month" || view === "day" ? view : undefined,
    standing: standings.find((one) => one === standing),
    look: looks.find((one) => one === look),
    person: countOf(person),
    q: q === undefined || q === "" ? undefined : String(q),
    page: countOf(page),
  })
