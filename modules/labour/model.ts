/** Worked time as the law of working hours sees it: in whole minutes, by civil day in Japan. */
import { Schema } from "effect"
import { IsoDate } from "#modules/kernel/civil-day.ts"
import { MinuteSpan, Minutes } from "#modules/kernel/minutes.ts"

/**
 * What a person worked, on the timeline of the day the work started (D48).
 *
 * `presence` holds every check-in to check-out of that day, `rests` what is taken off it; both may pass midnight.
 * `scheduled` is the day's contracted working time (所定労働時間).
 */
export const WorkedDay = Schema.Struct({
  day: IsoDate,
  presence: Schema.Array(MinuteSpan),
  rests: Schema.Array(MinuteSpan),
  scheduled: Minutes,
})
export type WorkedDay = typeof WorkedDay.Type

/** One day's minutes by the kinds that are paid differently; worked = regular + overtime + holiday. */
export const DayMinutes = Schema.Struct({
  day: IsoDate,
  /** Within 8 hours of the day and 40 of the week, outside statutory holidays. */
  regular: Minutes,
  /** Part of `regular` beyond the contracted time of the day (法内残業). */
  beyondScheduled: Minutes,
  /** Beyond 8 hours of the day or 40 of the week, outside statutory holidays. */
  overtime: Minutes,
  /** Part of `overtime` that lies beyond 60 hours of the month. */
  beyondSixty: Minutes,
  /** Between 22:00 and 5:00 outside statutory holidays; part of `regular` or `overtime`. */
  night: Minutes,
  /** On a statutory holiday, from 0:00 to 24:00. */
  holiday: Minutes,
  /** Part of `holiday` between 22:00 and 5:00. */
  holidayNight: Minutes,
})
export type DayMinutes = typeof DayMinutes.Type
