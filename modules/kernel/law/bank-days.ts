import { addDays, type IsoDate, monthOf, weekday } from "../civil-day.ts"
import { holidayName } from "./holidays.ts"

/** The banks' own rest at the turn of the year, beside 元日 (銀行法施行令 第5条). */
const turnOfTheYear: ReadonlySet<string> = new Set(["12-31", "01-01", "01-02", "01-03"])

/** Whether banks work on the day: no Saturday, no Sunday, no national holiday, not from 12-31 to 01-03. */
export const isBankDay = (day: IsoDate): boolean => {
  const of = weekday(day)
  return of !== 0 && of !== 6 && !turnOfTheYear.has(day.slice(5)) && holidayName(day) === undefined
}

const nearest = (day: IsoDate, step: 1 | -1): IsoDate => (isBankDay(day) ? day : nearest(addDays(day, step), step))

/**
 * The bank day on which something due on `day` is paid: the day itself, else the one before it.
 *
 * Where that lies in the month before, it is the one after it: what is owed by the month stays in its month.
 */
export const bankDayOf = (day: IsoDate): IsoDate => {
  const before = nearest(day, -1)
  return monthOf(before) === monthOf(day) ? before : nearest(day, 1)
}

/** The day itself where banks work on it, else the next one on which they do: until when a transfer may still come. */
export const bankDayFrom = (day: IsoDate): IsoDate => nearest(day, 1)
