/** Civil days and months as text, for the second calculation: it shares nothing with the product's. */
export const dayAfter = (day: string, days = 1) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
/** Both included. */
export const daysFrom = (from: string, to: string): ReadonlyArray<string> =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1 }, (_, at) => dayAfter(from, at))
export const weekdayOf = (day: string) => new Date(Date.parse(day)).getUTCDay()
export const monthOf = (day: string) => day.slice(0, 7)
export const laterMonth = (month: string, later: number) => {
  const [year = 0, number = 0] = month.split("-").map(Number)
  return new Date(Date.UTC(year, number - 1 + later, 1)).toISOString().slice(0, 7)
}
export const lastOf = (month: string) => dayAfter(`${laterMonth(month, 1)}-01`, -1)
/** 0 is the month's end. */
export const dayIn = (month: string, date: number) =>
  date === 0 ? lastOf(month) : `${month}-${String(date).padStart(2, "0")}`
