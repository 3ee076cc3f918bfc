/** Working time in whole minutes, and the clock times that it starts and ends at. */
import { Schema } from "effect"

/** A length of time in whole minutes, never negative. */
export const Minutes = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)).pipe(Schema.brand("Minutes"))
export type Minutes = typeof Minutes.Type

/** A time on the clock, "00:00" to "23:59". */
export const ClockTime = Schema.String.check(
  Schema.isPattern(/^([01]\d|2[0-3]):[0-5]\d$/, { expected: "a time of the clock as HH:mm" }),
).pipe(Schema.brand("ClockTime"))
export type ClockTime = typeof ClockTime.Type

/** What the schema asks, asked at once: a close asks for each stretch of each day. */
const isMinutes = (length: number): length is Minutes => Number.isSafeInteger(length) && length >= 0
const isClockTime = Schema.is(ClockTime)

/** Whole minutes from a number that is known to be so; anything else is a defect. */
export const minutes = (length: number): Minutes => {
  if (isMinutes(length)) return length
  throw new RangeError(`Not whole minutes: ${length}`)
}

/** The clock time written in `text`; anything else is a defect (decode foreign text by the schema). */
export const clockTime = (text: string): ClockTime => {
  if (isClockTime(text)) return text
  throw new RangeError(`Not a time of the clock: ${text}`)
}

export const minutesADay = minutes(1440)
export const noMinutes = minutes(0)
export const hoursAsMinutes = (hours: number): Minutes => minutes(hours * 60)
export const sumMinutes = (lengths: Iterable<Minutes>): Minutes => {
  let sum = 0
  for (const length of lengths) sum += length
  return minutes(sum)
}

/** Minutes from 0:00 to the clock time. */
export const minuteOfDay = (clock: ClockTime): Minutes =>
  minutes(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5)))

const pad = (value: number) => String(value).padStart(2, "0")

/** What the clock shows `minute` minutes after 0:00; beyond midnight it starts again. */
export const clockTimeOf = (minute: number): ClockTime => {
  const shown = ((minute % minutesADay) + minutesADay) % minutesADay
  return clockTime(`${pad(Math.floor(shown / 60))}:${pad(shown % 60)}`)
}

/** A stretch on the timeline of one civil day: minutes from its 0:00; `to` may lie in the next day. */
export const MinuteSpan = Schema.Struct({ from: Schema.Int, to: Schema.Int })
export type MinuteSpan = typeof MinuteSpan.Type

/**
 * The stretch between two clock times on the timeline of the day it starts.
 *
 * An end earlier than the start means the next day (翌5:00), so the stretch is under 24 hours; an equal end is no
 * stretch and gives undefined.
 */
export const spanOverMidnight = (start: ClockTime, end: ClockTime): MinuteSpan | undefined => {
  const [from, to] = [minuteOfDay(start), minuteOfDay(end)]
  return from === to ? undefined : { from, to: to > from ? to : to + minutesADay }
}

/** "8:30"; from 24 hours on the hours simply grow. */
export const hoursAndMinutes = (length: Minutes): string => `${Math.floor(length / 60)}:${pad(length % 60)}`

/** 「8時間30分」, 「8時間」, 「30分」. */
export const hoursAndMinutesInJapanese = (length: Minutes): string => {
  const [hours, rest] = [Math.floor(length / 60), length % 60]
  if (hours === 0) return `${rest}分`
  return rest === 0 ? `${hours}時間` : `${hours}時間${rest}分`
}
