/**
 * Civil days and months as text, "2026-11-20" and "2026-11". The kernel's own stand on Effect's schemas, which the
 * calendar does not load first.
 */
const dayMillis = 86_400_000
const millisOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (millis: number) => new Date(millis).toISOString().slice(0, 10)

export const addDays = (day: string, days: number) => dayOf(millisOf(day) + days * dayMillis)
/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string) => Math.round((millisOf(to) - millisOf(from)) / dayMillis)
/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(millisOf(day)).getUTCDay()
export const dateOf = (day: string) => Number(day.slice(8))
export const monthOf = (day: string) => day.slice(0, 7)
export const firstDayOf = (month: string) => `${month}-01`
export const shiftMonth = (month: string, months: number) => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`
}
export const lastDayOf = (month: string) => addDays(firstDayOf(shiftMonth(month, 1)), -1)

/** Every day from `from` to `to`, both included. */
export const eachDay = (from: string, to: string): ReadonlyArray<string> =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))

/** Sunday before or on the day; with `first` 1 the Monday. */
export const weekStartOf = (day: string, first: 0 | 1 = 0) => addDays(day, -((weekdayOf(day) - first + 7) % 7))

/** The month's sheet: whole weeks from Sunday to Saturday. */
export const sheetOf = (month: string): ReadonlyArray<string> => {
  const from = weekStartOf(firstDayOf(month))
  return eachDay(from, addDays(weekStartOf(lastDayOf(month)), 6))
}
/** Colour of a day's number: Sundays and holidays red, Saturdays blue (UI of 1§9). */
export const dayTone = (day: string, holiday: string | null | undefined) => {
  if (holiday || weekdayOf(day) === 0) return "text-sunday"
  return weekdayOf(day) === 6 ? "text-saturday" : ""
}

/** Today where the sites are, before the server has said it. */
export const todayInTokyo = () => dayInTokyo(new Date().toISOString())
/** The day on which something was, where the sites are. */
export const dayInTokyo = (instant: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo", dateStyle: "short" }).format(new Date(instant))
