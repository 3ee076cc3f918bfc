/** The end of a punch as it is typed: a clock time of the day of its check-in, or of the next day where it is not later. */
import { normaliseClockTime } from "#modules/kernel/fields/normalise/clock-time.ts"
import { addDays } from "@/features/scheduling/days.ts"
import { clockTime, dayOfInstant } from "@/lib/format.ts"

/** Undefined while it is no time. */
export const endInstant = (checkIn: string, typed: string): string | undefined => {
  const clock = normaliseClockTime(typed)
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(clock)) return undefined
  const day = dayOfInstant(checkIn)
  return new Date(`${clock > clockTime(checkIn) ? day : addDays(day, 1)}T${clock}:00+09:00`).toISOString()
}
