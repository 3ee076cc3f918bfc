/** The days that a new site is arranged for at once: its default pattern is Monday to Saturday (0§9). */
import { addDays, eachDay, type IsoDate, weekday } from "#modules/kernel/civil-day.ts"
import { longestSeriesDays } from "../codes.ts"

const sunday = 0
const workday = (day: IsoDate) => (weekday(day) === sunday ? addDays(day, 1) : day)

/**
 * From today or the first day of the period to its end, Sundays off, as long as a series may last. A period that is over is
 * arranged as it was; without a period it is one day.
 */
export const firstDays = (
  period: { readonly from: IsoDate | null; readonly to: IsoDate | null },
  today: IsoDate,
): { readonly from: IsoDate; readonly to: IsoDate; readonly daysOff: ReadonlyArray<IsoDate> } => {
  const isOver = period.to !== null && period.to < today
  const begins = period.from !== null && (isOver || period.from > today) ? period.from : today
  const first = workday(begins)
  const longest = addDays(first, longestSeriesDays - 1)
  const wished = period.to === null || period.to < first ? first : period.to
  const last = wished < longest ? wished : longest
  // A series ends on a day that is worked.
  const to = weekday(last) === sunday ? addDays(last, -1) : last
  return { from: first, to, daysOff: eachDay(first, to).filter((day) => weekday(day) === sunday) }
}
