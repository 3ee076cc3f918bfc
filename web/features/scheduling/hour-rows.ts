/** A day by its hours, as the company set them (D99): a row each 30, 60 or 120 minutes. */
import type { Slot } from "./calendar-model.ts"

export interface TimeView {
  readonly startTime: string
  readonly hourIntervalType: number
}
export interface HourRow {
  /** "07:30": where the row begins. */
  readonly at: string
  /** What begins in it, the earliest first. */
  readonly begins: ReadonlyArray<Slot>
  /** How many that began before go on in it. */
  readonly goingOn: number
}
const dayMinutes = 1440
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
const within = (minutes: number) => ((minutes % dayMinutes) + dayMinutes) % dayMinutes
const clockOf = (minutes: number) => {
  const at = within(minutes)
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`
}

/**
 * Rows from the day's beginning to the last that is worked in. What begins before it stands apart, save the night's: its
 * hours after midnight are the end of the day. What has no times yet stands apart too.
 */
export const hourRows = (slots: ReadonlyArray<Slot>, { startTime, hourIntervalType: step }: TimeView) => {
  const start = minutesOf(startTime)
  const timed = slots.filter(({ from }) => from !== "")
  const isBefore = ({ shift, from }: Slot) => shift !== "evening" && minutesOf(from) < start
  const placed = timed
    .map((slot) => {
      const length = within(minutesOf(slot.to) - minutesOf(slot.from)) || dayMinutes
      const from = isBefore(slot) ? minutesOf(slot.from) - start : within(minutesOf(slot.from) - start)
      return { slot, from, until: Math.min(from + length, dayMinutes) }
    })
    .sort((one, other) => one.from - other.from)
  const end = Math.max(0, ...placed.map(({ until }) => until))
  const beginning = Map.groupBy(placed, ({ from }) => Math.floor(from / step))
  // Whoever goes on does so from the row after the one he begins in to the one before he ends.
  const goingOn = Array.from({ length: Math.ceil(end / step) }, () => 0)
  for (const { from, until } of placed)
    for (let row = Math.max(0, Math.floor(from / step) + 1); row * step < until; row++)
      goingOn[row] = (goingOn[row] ?? 0) + 1
  const rows: ReadonlyArray<HourRow> = goingOn.map((count, index) => ({
    at: clockOf(start + index * step),
    begins: (beginning.get(index) ?? []).map(({ slot }) => slot),
    goingOn: count,
  }))
  return {
    before: placed.filter(({ from }) => from < 0).map(({ slot }) => slot),
    rows,
    open: slots.filter(({ from }) => from === ""),
  }
}
