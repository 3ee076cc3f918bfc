import { useNavigate, useSearch } from "@tanstack/react-router"
import { useMemo, useState } from "react"
import { dayOfInstant } from "@/lib/format.ts"
import { type CalendarSearch, readSearch, type View } from "./calendar-search.ts"
import { monthOf, shiftMonth } from "./days.ts"
import type { WorkShift } from "./shifts.ts"
import { hideOf, keepView, placeOf } from "./shown-place.ts"
import { asking, requestIn, type TaskRequest } from "./task-request.ts"

/** The company's calendar, or the one below a site's head. */
export type CalendarPath = "/calendar" | "/works/calendar"

const without = <Key extends keyof CalendarSearch>(search: CalendarSearch, ...keys: ReadonlyArray<Key>) => {
  const rest: { -readonly [K in keyof CalendarSearch]: CalendarSearch[K] } = { ...search }
  for (const key of keys) delete rest[key]
  return rest
}
/** Month, day, view and filters: all of them stand in the address, so that a link or the back button shows the same. */
export const useCalendarPlace = (path: CalendarPath) => {
  const typed = useSearch({ strict: false })
  const search = useMemo(() => readSearch({ ...typed }), [typed])
  const navigate = useNavigate()
  // The device's day, until the server has said which day it is.
  const [deviceDay] = useState(() => dayOfInstant(new Date().toISOString()))
  const [today, setToday] = useState(deviceDay)
  return useMemo(() => {
    const place = placeOf(search, today)
    const go = (next: CalendarSearch, replace: boolean) => void navigate({ to: path, search: next, replace })
    const goToMonth = (month: string) => go({ ...without(search, "day"), month }, false)
    return {
      ...place,
      /** Below the head of its site, which names the page. */
      isBelowHead: path === "/works/calendar" && search.constructionSiteId !== undefined,
      request: requestIn(search, place.day),
      /** Opens a window, another one in its place, or none: no step of history, so that back leaves the calendar. */
      ask: (request: TaskRequest | undefined) =>
        go({ ...without(search, "task", "create", "small", "shift", "person"), ...asking(request) }, true),
      /** Closes the window and shows a day instead. */
      leaveTo: (day: string) =>
        go({ ...without(search, "task", "create", "small", "shift", "person"), month: monthOf(day), day }, false),
      /** Behind a window whose address named no day stands the day of what it shows. */
      settleAt: (day: string) => {
        if (search.month === undefined && search.day === undefined) go({ ...search, month: monthOf(day), day }, true)
      },
      today,
      setToday,
      goToMonth,
      step: (months: number) => goToMonth(shiftMonth(place.month, months)),
      goToToday: () => go({ ...search, month: monthOf(today), day: today }, false),
      /** Moves within the month without a step of history, so that arrow keys don't fill it. */
      goToDay: (day: string) => go({ ...search, month: monthOf(day), day }, true),
      /** To a day of another month, as a step that the back button takes back. */
      turnTo: (day: string) => go({ ...search, month: monthOf(day), day }, false),
      show: (view: View) => {
        keepView(view)
        go({ ...search, view }, false)
      },
      toggleShift: (shift: WorkShift) => {
        const hide = hideOf(place.hidden, shift)
        go(hide === undefined ? without(search, "hide") : { ...search, hide }, true)
      },
      clearFilters: () => go(without(search, "hide", "constructionSiteId"), false),
      showSite: (id: number | undefined) =>
        go(id === undefined ? without(search, "constructionSiteId") : { ...search, constructionSiteId: id }, false),
    }
  }, [path, search, navigate, today])
}
export type CalendarPlace = ReturnType<typeof useCalendarPlace>
