import { type KeyboardEvent, useRef } from "react"
import { isDay } from "@/lib/address.ts"
import type { CalendarPlace } from "./calendar-place.ts"
import { addDays, lastDayOf, monthOf, shiftMonth, weekStartOf } from "./days.ts"

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

const targetOf = (key: string, day: string) => {
  const step = steps[key]
  if (step !== undefined) return addDays(day, step)
  if (key === "Home") return weekStartOf(day)
  return key === "End" ? addDays(weekStartOf(day), 6) : undefined
}
/** The same date another month; the last day where that month is shorter. */
const inMonth = (day: string, months: number) => {
  const month = shiftMonth(monthOf(day), months)
  const same = `${month}-${day.slice(8)}`
  return isDay(same) ? same : lastDayOf(month)
}
/** Arrows by day and week, Home and End of the week, PageUp and PageDown by month, T today, N a new arrangement. */
export const useMonthKeys = (place: CalendarPlace, onCreate: ((day: string) => void) | undefined) => {
  /** Where the keys have gone to; the page follows a moment later, and a key held down does not wait for it. */
  const wanted = useRef<string>(undefined)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return
    const from = wanted.current ?? place.day
    const turn = event.key === "PageUp" ? -1 : event.key === "PageDown" ? 1 : 0
    const target = turn !== 0 ? inMonth(from, turn) : event.key === "t" ? place.today : targetOf(event.key, from)
    if (target !== undefined) {
      wanted.current = target
      if (monthOf(target) === monthOf(from)) place.goToDay(target)
      else place.turnTo(target)
    } else if (event.key === "n" && onCreate !== undefined) onCreate(from)
    else return
    event.preventDefault()
  }
  return { onKeyDown, wanted }
}
