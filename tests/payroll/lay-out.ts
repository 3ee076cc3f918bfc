/** Punches of a month that come to exactly the minutes wanted: the way from a worked example to the time clock. */
import {
  eachDay,
  firstDayOf,
  type Instant,
  type IsoDate,
  type IsoMonth,
  instantOf,
  lastDayOf,
  weekday,
} from "#modules/kernel/civil-day.ts"

type Shifts = ReadonlyArray<1 | 2 | 3>

/** A month's minutes by kind. */
export interface WantedMinutes {
  /** Days within the legal hours, full ones first, with what was ticked on them. */
  readonly days: ReadonlyArray<{ readonly regular: number; readonly shifts: Shifts }>
  readonly overtime: number
  readonly night: number
  readonly holiday: number
  readonly holidayNight: number
}

/** A punch as the desk writes it down. */
export interface LaidPunch {
  readonly workingDay: IsoDate
  readonly checkIn: Instant
  readonly checkOut: Instant
  readonly rests: ReadonlyArray<{ readonly checkIn: Instant; readonly checkOut: Instant }>
  readonly shifts: Shifts
}

export const workday = 8 * 60
const lunch = 60
/** From this presence on the company's table takes a rest off a day without one: such a day gets its own. */
const restFrom = 6 * 60
const tenAtNight = 22 * 60
const longestNight = 4 * 60

const clockOf = (minute: number) =>
  `${String(Math.floor((minute % 1440) / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`
const at = (day: IsoDate, minute: number) => instantOf(day, clockOf(minute), Math.floor(minute / 1440))

/** Work that ends `night` minutes after ten, or begins at eight; the rest lies in the middle of its day part. */
const punchOf = (day: IsoDate, worked: number, night: number, shifts: Shifts): LaidPunch => {
  const rest = worked >= restFrom ? lunch : 0
  const begins = night > 0 ? tenAtNight + night - worked - rest : 8 * 60
  const pause = begins + 120
  return {
    workingDay: day,
    checkIn: at(day, begins),
    checkOut: at(day, begins + worked + rest),
    rests: rest === 0 ? [] : [{ checkIn: at(day, pause), checkOut: at(day, pause + rest) }],
    shifts,
  }
}

/** Pieces of at most `most` that come to `sum`. */
export const pieces = (sum: number, most: number): ReadonlyArray<number> =>
  Array.from({ length: Math.ceil(sum / most) }, (_, index) => Math.min(most, sum - index * most))

const daysOf = (month: IsoMonth, isWanted: (weekday: number) => boolean) =>
  eachDay(firstDayOf(month), lastDayOf(month)).filter((day) => isWanted(weekday(day)))

/**
 * Work on weekdays, overtime on full days only, nights at the end of the day, statutory holidays on Sundays.
 *
 * Throws when the month has too few days for what is wanted.
 */
export const laidOut = (month: IsoMonth, wanted: WantedMinutes): ReadonlyArray<LaidPunch> => {
  const weekdays = daysOf(month, (day) => day >= 1 && day <= 5)
  const sundays = daysOf(month, (day) => day === 0)
  const fullDays = wanted.days.filter(({ regular }) => regular === workday).length
  const overtime = pieces(wanted.overtime, Math.ceil(wanted.overtime / Math.max(1, fullDays) / 30) * 30)
  const nights = pieces(wanted.night, longestNight)
  const holidays = pieces(wanted.holiday, workday)
  const holidayNights = pieces(wanted.holidayNight, 2 * 60)
  const isRoomy =
    wanted.days.length <= weekdays.length && overtime.length <= fullDays && nights.length <= wanted.days.length
  if (!isRoomy || holidays.length > sundays.length || holidayNights.length > holidays.length)
    throw new RangeError(`${month} has too few days`)
  return [
    ...wanted.days.flatMap(({ regular, shifts }, index) => {
      const day = weekdays[index]
      return day === undefined ? [] : [punchOf(day, regular + (overtime[index] ?? 0), nights[index] ?? 0, shifts)]
    }),
    ...holidays.flatMap((worked, index) => {
      const day = sundays[index]
      return day === undefined ? [] : [punchOf(day, worked, holidayNights[index] ?? 0, [])]
    }),
  ]
}
