/** When a planned shift is: clock times of a day as moments. */
import { type Instant, type IsoDate, instantOf } from "#modules/kernel/civil-day.ts"
import type { WorkShift } from "#modules/kernel/codes.ts"
import type { ClockTime } from "#modules/kernel/minutes.ts"

export interface Moments {
  readonly startsAt: Instant
  readonly endsAt: Instant
}
/** Only these may end on the next day (D86). */
const mayPassMidnight: Readonly<Record<WorkShift, boolean>> = {
  morning: false,
  afternoon: false,
  evening: true,
  other: true,
}

/** Whether the times can be a shift's: start before end; an evening or other shift may end the next day, never equal. */
export const isInOrder = (shift: WorkShift, from: ClockTime, to: ClockTime): boolean =>
  from < to || (mayPassMidnight[shift] && from !== to)

/** The moments of a shift whose times are in order; it belongs to the day on which it starts. Source: D86. */
export const momentsOf = (day: IsoDate, from: ClockTime, to: ClockTime): Moments => ({
  startsAt: instantOf(day, from),
  endsAt: instantOf(day, to, to > from ? 0 : 1),
})
