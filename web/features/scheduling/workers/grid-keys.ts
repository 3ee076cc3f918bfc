import { type KeyboardEvent, useState } from "react"
import type { Calendar } from "../calendar-model.ts"
import { openSlots, type WorkerRow } from "./rows.ts"
import { type Held, slotOf, type Target } from "./strokes.ts"
import type { DayRangeChoice } from "./use-day-range.ts"
import type { Hand } from "./use-hand.ts"

/** Row -1 is the lane of what still needs people. */
export interface Cursor {
  readonly row: number
  readonly column: number
}
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, -100],
  End: [0, 100],
}
const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

interface KeyOptions {
  readonly calendar: Calendar
  readonly rows: ReadonlyArray<WorkerRow>
  readonly hand: Hand
  readonly choice: DayRangeChoice
  readonly onMove: (cursor: Cursor) => void
  readonly onCell: (row: WorkerRow, day: string) => void
  readonly onCreate: ((day: string) => void) | undefined
  readonly onSearch: () => void
}
/** Arrows move, Space picks up (again: the next chip), Enter puts down or opens, Esc stops, Delete takes off, N is new; Shift and ←→ choose days. */
export const useGridKeys = (options: KeyOptions) => {
  const { calendar, rows, hand, choice, onMove, onCell, onCreate, onSearch } = options
  const [cursor, setCursor] = useState<Cursor>()
  const days = calendar.days

  /** What can be picked up where the cursor stands, in the order that Space goes through it. */
  const holdable = ({ row, column }: Cursor): ReadonlyArray<Held> => {
    const day = days[column]
    if (day === undefined) return []
    if (row < 0) return openSlots(day.slots).map((slot) => ({ kind: "slot", slot }))
    const of = rows[row]
    return (of?.cells.get(day.day) ?? []).flatMap(({ slots }) =>
      of === undefined ? [] : [{ kind: "assigned", slots, person: of.person }],
    )
  }
  const targetAt = ({ row, column }: Cursor): Target | undefined => {
    const day = days[column]
    if (day === undefined) return undefined
    const [open] = openSlots(day.slots)
    if (row < 0) return open === undefined ? undefined : { kind: "slot", slot: open }
    const person = rows[row]?.person
    return person === undefined ? undefined : { kind: "cell", person, day: day.day }
  }
  const same = (one: Held, other: Held | undefined) =>
    other !== undefined && other.kind === one.kind && slotOf(one)?.key === slotOf(other)?.key
  const pick = (at: Cursor) => {
    const choices = holdable(at)
    const next = choices[(choices.findIndex((one) => same(one, hand.held)) + 1) % Math.max(1, choices.length)]
    if (next === undefined) hand.sayNothingHere()
    else hand.hold(next)
  }
  const moveTo = (next: Cursor) => {
    setCursor(next)
    onMove(next)
    const [person, day] = [rows[next.row]?.person, days[next.column]]
    if (hand.held !== undefined && person !== undefined && day !== undefined) hand.sayOver(person, day.day)
  }
  const stretch = (at: Cursor, next: Cursor) => {
    const [person, from, to] = [rows[at.row]?.person, days[at.column], days[next.column]]
    if (person !== undefined && from !== undefined && to !== undefined) choice.stretch(person.userId, to.day, from.day)
  }
  const enter = (at: Cursor) => {
    const target = targetAt(at)
    if (hand.held !== undefined) return target === undefined ? hand.cancel() : hand.dropOn(target)
    const [row, day] = [rows[at.row], days[at.column]]
    if (row !== undefined && day !== undefined) onCell(row, day.day)
  }
  const takeOff = (at: Cursor) => {
    const [first] = holdable(at)
    if (first?.kind === "assigned") hand.remove(first.slots, first.person)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.target instanceof Element && event.target.closest("input, button") !== null) return
    const at = cursor ?? {
      row: -1,
      column: Math.max(
        0,
        days.findIndex(({ day }) => day === calendar.today),
      ),
    }
    const move = moves[event.key]
    if (move !== undefined) {
      const [down, right] = move
      const isStretch = event.shiftKey && at.row >= 0 && down === 0
      const next = {
        row: between(at.row + (isStretch ? 0 : down), -1, rows.length - 1),
        column: between(at.column + right, 0, days.length - 1),
      }
      if (isStretch) stretch(at, next)
      else choice.clear()
      moveTo(next)
    } else if (event.key === " ") pick(at)
    else if (event.key === "Enter") enter(at)
    else if (event.key === "Escape" && (hand.held !== undefined || choice.range !== undefined)) {
      choice.clear()
      if (hand.held !== undefined) hand.cancel()
    } else if (event.key === "Delete" || event.key === "Backspace") takeOff(at)
    else if (event.key === "/") onSearch()
    else if (event.key === "n") onCreate?.(days[at.column]?.day ?? calendar.today)
    else return
    event.preventDefault()
  }
  return { cursor, setCursor, onKeyDown }
}
