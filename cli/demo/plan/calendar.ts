/** Which days 清水設備 works: holidays and Sundays rest, of the Saturdays every second one is worked. */
import { dayNumber, dayOfMonth, type IsoDate, weekday } from "#modules/kernel/civil-day.ts"
import { holidayName } from "#modules/kernel/law/holidays.ts"

/** On a day of rest only work that can't be done while a building is used goes on. */
export type DayKind = "workday" | "saturday" | "restDay"

/** 年末年始・お盆, as month and day. */
const companyHolidays = ["12-29", "12-30", "12-31", "01-02", "01-03", "08-13", "08-14", "08-15"]

export const dayKind = (day: IsoDate): DayKind => {
  const isOff = holidayName(day) !== undefined || companyHolidays.includes(day.slice(5))
  if (isOff || weekday(day) === 0) return "restDay"
  if (weekday(day) !== 6) return "workday"
  return Math.ceil(dayOfMonth(day) / 7) % 2 === 1 ? "saturday" : "restDay"
}

/** Weeks since 1969-12-29, from Monday to Sunday. */
export const weekOf = (day: IsoDate): number => Math.floor((dayNumber(day) + 3) / 7)
/** Crews stay on a site for two weeks. */
export const fortnightOf = (day: IsoDate): number => Math.floor(weekOf(day) / 2)
