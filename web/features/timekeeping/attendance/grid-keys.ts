import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react"
import type { AttendancePlace } from "./attendance-place.ts"
import type { MonthRow } from "./month-rows.ts"

export const cellIdOf = (userId: number, day: string) => `cell-${userId}-${day}`

interface Grid {
  readonly rows: ReadonlyArray<MonthRow>
  readonly days: ReadonlyArray<string>
  readonly place: AttendancePlace
  /** Brings a row into sight, so that its cells are in the page. */
  readonly reveal: (index: number) => void
  /** Ctrl+C with nothing selected: what stands in the grid, for a spreadsheet. */
  readonly onCopy: () => void
}
const clamped = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1)
const pageRows = 10

/** Arrows by day and person, Home and End of the month, PageUp and PageDown by ten people, Enter and Space open. */
const targetOf = (key: string, row: number, day: number, days: number) => {
  const moves: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [row, day - 1],
    ArrowRight: [row, day + 1],
    ArrowUp: [row - 1, day],
    ArrowDown: [row + 1, day],
    Home: [row, 0],
    End: [row, days - 1],
    PageUp: [row - pageRows, day],
    PageDown: [row + pageRows, day],
  }
  return moves[key]
}
export const useGridKeys = ({ rows, days, place, reveal, onCopy }: Grid) => {
  const start = days.indexOf(place.day)
  const opened = rows.findIndex(({ userId }) => userId === place.person)
  const [at, setAt] = useState({ row: clamped(opened, rows.length), day: clamped(start, days.length) })
  /** Where the keys have gone to while the focus follows: a key held down does not wait for it. */
  const wanted = useRef<{ readonly here: number; readonly on: number }>(undefined)
  const row = rows[clamped(at.row, rows.length)]
  const day = days[clamped(at.day, days.length)]
  const tabStop = row === undefined || day === undefined ? "" : cellIdOf(row.userId, day)
  useEffect(() => {
    if (wanted.current === undefined) return
    // A row that was out of sight stands in the page one frame later.
    const frame = requestAnimationFrame(() => {
      wanted.current = undefined
      document.getElementById(tabStop)?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [tabStop])
  /** The cell that an event comes from, by its place in the grid. */
  const cellOf = (target: EventTarget) => {
    const id = target instanceof Element ? (target.closest("[role=gridcell]")?.id ?? "") : ""
    return {
      here: rows.findIndex(({ userId }) => id.startsWith(`cell-${userId}-`)),
      on: days.findIndex((one) => id.endsWith(`-${one}`)),
    }
  }
  const onClick = (event: MouseEvent) => {
    const { here, on } = cellOf(event.target)
    const [person, dayHere] = [rows[here], days[on]]
    if (person === undefined || dayHere === undefined) return
    setAt({ row: here, day: on })
    place.open(person.userId, dayHere)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isCopy = (event.ctrlKey || event.metaKey) && event.key === "c" && getSelection()?.isCollapsed !== false
    if (isCopy && !event.altKey && !event.shiftKey) {
      onCopy()
      return event.preventDefault()
    }
    if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return
    const { here, on } = wanted.current ?? cellOf(event.target)
    if (here === -1 || on === -1) return
    const target = targetOf(event.key, here, on, days.length)
    const [person, dayHere] = [rows[here], days[on]]
    if (target !== undefined) {
      const next = { row: clamped(target[0], rows.length), day: clamped(target[1], days.length) }
      if (next.row === here && next.day === on) return event.preventDefault()
      wanted.current = { here: next.row, on: next.day }
      reveal(next.row)
      setAt(next)
    } else if ((event.key === "Enter" || event.key === " ") && person !== undefined && dayHere !== undefined) {
      setAt({ row: here, day: on })
      place.open(person.userId, dayHere)
    } else return
    event.preventDefault()
  }
  return { onKeyDown, onClick, tabStop }
}
