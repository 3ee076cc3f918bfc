import { Result } from "effect"
import { daysBetween, type IsoDate, weekday } from "#modules/kernel/civil-day.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import type { DayMinutes, WorkedDay } from "../model.ts"
import type { LabourLaw, LabourLawInForce } from "./labour-law.ts"
import { timePieces, withoutRests } from "./time-pieces.ts"

export interface WorkedPeriod {
  /** Worked days in any order, at most one per day; those of the week before `from` count towards its 40 hours. */
  readonly days: ReadonlyArray<WorkedDay>
  readonly from: IsoDate
  readonly to: IsoDate
  /** The company's statutory holidays (法定休日) as civil days. */
  readonly statutoryHolidays: ReadonlySet<IsoDate>
  /** The weekday a week begins on, 0 Sunday to 6 Saturday. */
  readonly weekBeginsOn: number
}

/** Minutes of one day; `regularBeforeInWeek` is what earlier days of its week hold within the legal hours. */
const countedDay = (
  worked: WorkedDay,
  regularBeforeInWeek: number,
  statutoryHolidays: ReadonlySet<IsoDate>,
  law: LabourLawInForce,
) => {
  const [dayLimit, weekLimit] = [law.hoursADay.value * 60, law.hoursAWeek.value * 60 - regularBeforeInWeek]
  const nightHours = { fromMinute: law.nightFromHour.value * 60, toMinute: law.nightToHour.value * 60 }
  const counted = { regular: 0, overtime: 0, night: 0, holiday: 0, holidayNight: 0 }
  for (const piece of timePieces(worked.day, withoutRests(worked.presence, worked.rests), nightHours)) {
    const atNight = piece.isNight ? piece.length : 0
    if (statutoryHolidays.has(piece.civilDay)) {
      counted.holiday += piece.length
      counted.holidayNight += atNight
    } else {
      const left = Math.max(0, Math.min(dayLimit - counted.regular - counted.overtime, weekLimit - counted.regular))
      const regular = Math.min(piece.length, left)
      counted.regular += regular
      counted.overtime += piece.length - regular
      counted.night += atNight
    }
  }
  return counted
}

/** Whether a week began after `before` and up to `day`. */
const isNewWeek = (before: IsoDate | undefined, day: IsoDate, weekBeginsOn: number) => {
  const daysIntoWeek = (weekday(day) - weekBeginsOn + 7) % 7
  return before === undefined || daysBetween(before, day) > daysIntoWeek
}

const isInOrder = (days: ReadonlyArray<WorkedDay>) =>
  days.every(({ day }, at) => at === 0 || (days[at - 1]?.day ?? day) < day)
const byDay = (days: ReadonlyArray<WorkedDay>) =>
  isInOrder(days) ? days : days.toSorted((a, b) => (a.day < b.day ? -1 : 1))

/**
 * One day's minutes by kind for each worked day from `from` to `to`.
 *
 * Work belongs to the day it starts (D48), only a statutory holiday is cut at 0:00 (平成6年3月31日 基発第181号). Overtime
 * is what lies beyond the daily hours, then beyond the weekly hours; work on another rest day counts by the same two
 * rules. Minutes are never rounded. The threshold of 60 hours runs through the period in order of time; work on statutory
 * holidays does not fill it.
 *
 * Fails with NoLawOnDate. Source: 労働基準法 第32条・第35条・第37条.
 */
export const minutesByKind = (
  period: WorkedPeriod,
  labourLaw: LabourLaw,
): Result.Result<ReadonlyArray<DayMinutes>, NoLawOnDate> => {
  const result: Array<DayMinutes> = []
  let before: IsoDate | undefined
  let regularInWeek = 0
  let overtimeInPeriod = 0
  for (const worked of byDay(period.days)) {
    if (worked.day > period.to) break
    const held = labourLaw.on(worked.day)
    if (Result.isFailure(held)) return Result.fail(held.failure)
    const law = held.success
    if (isNewWeek(before, worked.day, period.weekBeginsOn)) regularInWeek = 0
    const counted = countedDay(worked, regularInWeek, period.statutoryHolidays, law)
    regularInWeek += counted.regular
    before = worked.day
    if (worked.day < period.from) continue
    const threshold = law.overtimeThresholdHours.value * 60
    const beyondBefore = Math.max(0, overtimeInPeriod - threshold)
    overtimeInPeriod += counted.overtime
    result.push({
      day: worked.day,
      regular: minutes(counted.regular),
      beyondScheduled: minutes(Math.max(0, counted.regular - worked.scheduled)),
      overtime: minutes(counted.overtime),
      beyondSixty: minutes(Math.max(0, overtimeInPeriod - threshold) - beyondBefore),
      night: minutes(counted.night),
      holiday: minutes(counted.holiday),
      holidayNight: minutes(counted.holidayNight),
    })
  }
  return Result.succeed(result)
}
