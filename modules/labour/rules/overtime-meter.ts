import type { OvertimeLimits } from "./labour-law.ts"

/** A month's overtime and statutory-holiday work in minutes, done and already approved. */
export interface MonthOfOvertime {
  readonly overtime: number
  readonly holiday: number
}

export interface OvertimeMeter {
  /** Minutes left (negative: passed) under 45 hours of the month and 360 of the agreement's year. */
  readonly leftInMonth: number
  readonly leftInYear: number
  /** Minutes left of the month with holiday work: less than 100 hours, so 99:59 is the last that may be done. */
  readonly leftUnderHundred: number
  /**
   * Minutes left under the average of 80 hours over the last 2 to 6 months with holiday work; the least of
   * them, and no more than the hundred hours leave. */
  readonly leftInAverage: number
  /** Months of the year beyond 45 hours, this one included. */
  readonly monthsBeyond: number
  readonly leftInSpecialYear: number
  readonly isSpecialClauseNeeded: boolean
  readonly isUnlawfulEvenWithSpecialClause: boolean
}

const sum = (months: ReadonlyArray<MonthOfOvertime>, of: (month: MonthOfOvertime) => number) =>
  months.reduce((total, month) => total + of(month), 0)
const withHoliday = ({ overtime, holiday }: MonthOfOvertime) => overtime + holiday

/**
 * How much overtime is left under the agreement of article 36.
 *
 * `yearBefore` holds the months of the agreement's year before this one, `lastFive` the five months before this one
 * (fewer when the person is newer), newest last. Minutes, never rounded: 45:00 is inside, 45:01 is beyond.
 *
 * Source: 労働基準法 第36条 第4項〜第6項.
 */
export const overtimeMeter = (
  month: MonthOfOvertime,
  history: { readonly yearBefore: ReadonlyArray<MonthOfOvertime>; readonly lastFive: ReadonlyArray<MonthOfOvertime> },
  limits: OvertimeLimits,
): OvertimeMeter => {
  const minutesOf = (hours: { readonly value: number }) => hours.value * 60
  const monthLimit = minutesOf(limits.monthHours)
  const year = [...history.yearBefore, month]
  const yearOvertime = sum(year, ({ overtime }) => overtime)
  const averages = [2, 3, 4, 5, 6]
    .filter((count) => count - 1 <= history.lastFive.length)
    .map(
      (count) =>
        count * minutesOf(limits.averageWithHolidayHours) -
        sum([...history.lastFive.slice(history.lastFive.length - (count - 1)), month], withHoliday),
    )
  const leftUnderHundred = minutesOf(limits.monthWithHolidayUnderHours) - 1 - withHoliday(month)
  const leftInAverage = Math.min(leftUnderHundred, ...averages)
  const monthsBeyond = year.filter(({ overtime }) => overtime > monthLimit).length
  const leftInSpecialYear = minutesOf(limits.specialYearHours) - yearOvertime
  const leftInMonth = monthLimit - month.overtime
  const leftInYear = minutesOf(limits.yearHours) - yearOvertime
  return {
    leftInMonth,
    leftInYear,
    leftUnderHundred,
    leftInAverage,
    monthsBeyond,
    leftInSpecialYear,
    isSpecialClauseNeeded: leftInMonth < 0 || leftInYear < 0,
    isUnlawfulEvenWithSpecialClause:
      leftUnderHundred < 0 || leftInAverage < 0 || leftInSpecialYear < 0 || monthsBeyond > limits.specialMonths.value,
  }
}

/** Minutes left before the first ordinary limit is met: the least of month, year and average (D89); may be negative. */
export const overtimeRemaining = (meter: OvertimeMeter): number =>
  Math.min(meter.leftInMonth, meter.leftInYear, meter.leftInAverage)
