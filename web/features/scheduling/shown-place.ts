/** What of the calendar is shown: from the address, the last visit and the day. */
import { type CalendarSearch, type View, views } from "./calendar-search.ts"
import { monthOf } from "./days.ts"
import { type WorkShift, workShifts } from "./shifts.ts"

const viewPlace = "tehai.calendarView"
/** The view of the last visit; choosing a company sets it back to the month (PICK-04). */
const lastView = (): View => {
  const last = localStorage.getItem(viewPlace)
  return views.find((view) => view === last) ?? "month"
}
export const keepView = (view: View) => localStorage.setItem(viewPlace, view)

/** Which month, day and view are shown on this day. */
export const placeOf = (search: CalendarSearch, today: string) => {
  const month = search.month ?? monthOf(search.day ?? today)
  const inMonth = (day: string | undefined) => (day !== undefined && monthOf(day) === month ? day : undefined)
  return {
    month,
    day: inMonth(search.day) ?? inMonth(today) ?? `${month}-01`,
    view: search.view ?? lastView(),
    constructionSiteId: search.constructionSiteId,
    hidden: new Set((search.hide ?? "").split(",").filter((word) => word !== "")),
  }
}
export type Place = ReturnType<typeof placeOf>

export const hideOf = (hidden: ReadonlySet<string>, toggled: WorkShift) => {
  const next = workShifts.filter((shift) => hidden.has(shift) !== (shift === toggled))
  return next.length === 0 ? undefined : next.join(",")
}
