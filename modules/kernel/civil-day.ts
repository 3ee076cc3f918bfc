/**
 * Civil days and months of Japan as plain text, "2026-11-20" and "2026-11", and the border to instants.
 *
 * Arithmetic runs on day numbers since 1970-01-01, so no time zone of a machine can move a day. Japan has kept UTC+9
 * without summer time since 1952.
 */
import { Schema } from "effect"

const dayForm = /^\d{4}-\d{2}-\d{2}$/
const monthForm = /^\d{4}-\d{2}$/

/** The number that the digits from `from` to before `to` write; a close reads millions of them. */
const digits = (text: string, from: number, to: number): number => {
  let number = 0
  for (let at = from; at < to; at++) number = number * 10 + text.charCodeAt(at) - 48
  return number
}

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
const lengthOfMonth = (year: number, month: number) =>
  month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0)

const isCalendarDay = (text: string) => {
  if (!dayForm.test(text)) return false
  const day = digits(text, 8, 10)
  return day >= 1 && day <= lengthOfMonth(digits(text, 0, 4), digits(text, 5, 7))
}
const isCalendarMonth = (text: string) => {
  const month = digits(text, 5, 7)
  return monthForm.test(text) && month >= 1 && month <= 12
}

/** What comes from outside has a day before it and one after it that can still be written. */
const hasNeighbours = (text: string) => text >= "0002" && text < "9999"

/** A day of the calendar in Japan, "YYYY-MM-DD". */
export const IsoDate = Schema.String.check(
  Schema.makeFilter((text: string) => isCalendarDay(text) && hasNeighbours(text), {
    expected: "a day of the calendar as YYYY-MM-DD",
    // What tests make up: without it nearly every generated text would be refused.
    arbitraryConstraint: { patterns: [{ source: "^20[1-4]\\d-(0[1-9]|1[0-2])-(0[1-9]|1\\d|2[0-8])$", flags: "" }] },
  }),
).pipe(Schema.brand("IsoDate"))
export type IsoDate = typeof IsoDate.Type

/** A month of the calendar, "YYYY-MM". */
export const IsoMonth = Schema.String.check(
  Schema.makeFilter((text: string) => isCalendarMonth(text) && hasNeighbours(text), {
    expected: "a month of the calendar as YYYY-MM",
    arbitraryConstraint: { patterns: [{ source: "^20[1-4]\\d-(0[1-9]|1[0-2])$", flags: "" }] },
  }),
).pipe(Schema.brand("IsoMonth"))
export type IsoMonth = typeof IsoMonth.Type

const isMoment = (text: string) =>
  isCalendarDay(text.slice(0, 10)) && /^T([01]\d|2[0-3])(:[0-5]\d){2}\.\d{3}Z$/.test(text.slice(10))

/** A moment in UTC, "YYYY-MM-DDTHH:mm:ss.sssZ". */
export const Instant = Schema.String.check(
  Schema.makeFilter(isMoment, { expected: "an instant in UTC as YYYY-MM-DDTHH:mm:ss.sssZ" }),
).pipe(Schema.brand("Instant"))
export type Instant = typeof Instant.Type

/** What a clock at some offset shows, as if it were in UTC, and how many minutes that clock is ahead. */
const clockAndOffset = (text: string) => {
  const [, clock = "", fraction = "", sign, hours = "0", minutes = "0"] =
    /^([^.Z+]{19})(?:\.(\d{1,9}))?(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))$/.exec(text) ?? []
  const ahead = Number(hours) * 60 + Number(minutes)
  return { clock: `${clock}.${fraction.slice(0, 3).padEnd(3, "0")}Z`, ahead: sign === "-" ? -ahead : ahead }
}

/** A moment as a caller may send it: at any offset, with or without a fraction of a second. */
export const GivenInstant = Schema.String.check(
  Schema.makeFilter((text: string) => isMoment(clockAndOffset(text).clock) && hasNeighbours(text), {
    expected: "an instant as YYYY-MM-DDTHH:mm:ss, with or without a fraction, and Z or an offset as +09:00",
  }),
)
/** Any text as far as types know: `instantGiven` makes an Instant of it. */
export type GivenInstant = typeof GivenInstant.Type

const isIsoDate = (text: string): text is IsoDate => isCalendarDay(text)
const isIsoMonth = (text: string): text is IsoMonth => isCalendarMonth(text)
const isInstant = (text: string): text is Instant => isMoment(text)

/** The day written in `text`; anything that is not on the calendar is a defect (decode foreign text by the schema). */
export const isoDate = (text: string): IsoDate => {
  if (isIsoDate(text)) return text
  throw new RangeError(`Not a day of the calendar: ${text}`)
}

/** The month written in `text`; anything that is not on the calendar is a defect. */
export const isoMonth = (text: string): IsoMonth => {
  if (isIsoMonth(text)) return text
  throw new RangeError(`Not a month of the calendar: ${text}`)
}

const pad = (value: number, length = 2) => String(value).padStart(length, "0")

export const yearOf = (day: IsoDate | IsoMonth): number => digits(day, 0, 4)
/** 1 (January) to 12. */
export const monthNumberOf = (day: IsoDate | IsoMonth): number => digits(day, 5, 7)
/** 1 to 31. */
export const dayOfMonth = (day: IsoDate): number => digits(day, 8, 10)
export const monthOf = (day: IsoDate): IsoMonth => isoMonth(day.slice(0, 7))

/** Days since 1970-01-01 (Howard Hinnant's civil calendar arithmetic, proleptic Gregorian). */
export const dayNumber = (day: IsoDate): number => numberOfDay(yearOf(day), monthNumberOf(day), dayOfMonth(day))

const numberOfDay = (civilYear: number, month: number, dayOfTheMonth: number): number => {
  const year = month <= 2 ? civilYear - 1 : civilYear
  const era = Math.floor(year / 400)
  const yearOfEra = year - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOfTheMonth - 1
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
}

/** A month's close writes the same few dozen days ten thousand times; a century of them is a megabyte. */
const days = new Map<number, IsoDate>()
const mostDays = 36_525

/** The day that lies `number` days after 1970-01-01. */
export const dayOfNumber = (number: number): IsoDate => {
  const known = days.get(number)
  if (known !== undefined) return known
  const day = writtenDay(number)
  if (days.size < mostDays) days.set(number, day)
  return day
}

const writtenDay = (number: number): IsoDate => {
  const shifted = number + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return isoDate(`${pad(year, 4)}-${pad(month)}-${pad(dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1)}`)
}

export const addDays = (day: IsoDate, days: number): IsoDate => dayOfNumber(dayNumber(day) + days)
/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => dayNumber(to) - dayNumber(from)
/** 0 Sunday to 6 Saturday. */
export const weekday = (day: IsoDate): number => (((dayNumber(day) + 4) % 7) + 7) % 7

export const daysInMonth = (month: IsoMonth): number => lengthOfMonth(yearOf(month), monthNumberOf(month))
export const firstDayOf = (month: IsoMonth): IsoDate => isoDate(`${month}-01`)
export const lastDayOf = (month: IsoMonth): IsoDate => isoDate(`${month}-${pad(daysInMonth(month))}`)

/** The month `months` later, or earlier when negative. */
export const shiftMonth = (month: IsoMonth, months: number): IsoMonth => {
  const count = yearOf(month) * 12 + monthNumberOf(month) - 1 + months
  return isoMonth(`${pad(Math.floor(count / 12), 4)}-${pad((((count % 12) + 12) % 12) + 1)}`)
}

/** The same day `months` later; a day that the month lacks becomes its last (2026-01-31 + 1 = 2026-02-28). */
export const addMonths = (day: IsoDate, months: number): IsoDate => {
  const month = shiftMonth(monthOf(day), months)
  return isoDate(`${month}-${pad(Math.min(dayOfMonth(day), daysInMonth(month)))}`)
}

/** Every day from `from` to `to`, both included; empty when `to` is earlier. */
export const eachDay = (from: IsoDate, to: IsoDate): ReadonlyArray<IsoDate> => {
  const days: Array<IsoDate> = []
  const last = dayNumber(to)
  for (let number = dayNumber(from); number <= last; number++) days.push(dayOfNumber(number))
  return days
}

const minuteMillis = 60_000
const dayMillis = 86_400_000
const tokyoAheadMillis = 9 * 60 * minuteMillis

/** The day it is in Japan at this moment. */
export const tokyoDayOf = (epochMillis: number): IsoDate =>
  dayOfNumber(Math.floor((epochMillis + tokyoAheadMillis) / dayMillis))

/** Whole minutes since 0:00 in Japan on `day`; may be negative or beyond 24 hours. Seconds are dropped. */
export const tokyoMinuteOf = (day: IsoDate, epochMillis: number): number =>
  Math.floor((epochMillis + tokyoAheadMillis - dayNumber(day) * dayMillis) / minuteMillis)

/** The moment at which a clock in Japan shows `clock` ("HH:mm") on the day `plusDays` after `day`. */
export const epochMillisOf = (day: IsoDate, clock: string, plusDays = 0): number =>
  (dayNumber(day) + plusDays) * dayMillis +
  (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))) * minuteMillis -
  tokyoAheadMillis

/** The moment as text in UTC. */
export const instantOfMillis = (epochMillis: number): Instant => {
  const days = Math.floor(epochMillis / dayMillis)
  const rest = epochMillis - days * dayMillis
  const part = (unit: number, size: number) => Math.floor(rest / unit) % size
  const text = `${dayOfNumber(days)}T${pad(part(3_600_000, 24))}:${pad(part(minuteMillis, 60))}:${pad(part(1000, 60))}.${pad(rest % 1000, 3)}Z`
  if (isInstant(text)) return text
  throw new RangeError(`Not an instant: ${epochMillis}`)
}

/** The moment at which a clock in Japan shows `clock` ("HH:mm") on the day `plusDays` after `day`, as text in UTC. */
export const instantOf = (day: IsoDate, clock: string, plusDays = 0): Instant =>
  instantOfMillis(epochMillisOf(day, clock, plusDays))

/** The instant that a caller named, as it is kept, compared and answered. */
export const instantGiven = (given: GivenInstant): Instant => {
  const { ahead, clock } = clockAndOffset(given)
  if (isInstant(clock)) return ahead === 0 ? clock : instantOfMillis(millisOfInstant(clock) - ahead * minuteMillis)
  throw new RangeError(`Not an instant: ${given}`)
}

/** Milliseconds since 1970-01-01T00:00Z of an instant's text. */
export const millisOfInstant = (instant: Instant): number => {
  const seconds = (digits(instant, 11, 13) * 60 + digits(instant, 14, 16)) * 60 + digits(instant, 17, 19)
  const days = numberOfDay(digits(instant, 0, 4), digits(instant, 5, 7), digits(instant, 8, 10))
  return days * dayMillis + seconds * 1000 + digits(instant, 20, 23)
}
