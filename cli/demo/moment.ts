/** The moment for which a demo is made: everything before it has happened, everything after it is planned. */
import {
  addDays,
  eachDay,
  firstDayOf,
  type IsoDate,
  type IsoMonth,
  lastDayOf,
  monthOf,
  shiftMonth,
  tokyoDayOf,
  tokyoMinuteOf,
} from "#modules/kernel/civil-day.ts"

export interface Moment {
  readonly millis: number
  readonly today: IsoDate
  readonly tomorrow: IsoDate
  /** Minutes since 0:00 in Japan. */
  readonly minute: number
  readonly lastMonth: IsoMonth
  /** Two months that were worked day by day and are closed, so that a slip has one to differ from; ascending. */
  readonly closedMonths: readonly [IsoMonth, IsoMonth]
  /** Every day that has arrangements: from the closed months' first to three weeks ahead, this month's last at least. */
  readonly days: ReadonlyArray<IsoDate>
}

const daysAhead = 21

export const momentOf = (millis: number): Moment => {
  const today = tokyoDayOf(millis)
  const closedMonths = [shiftMonth(monthOf(today), -2), shiftMonth(monthOf(today), -1)] as const
  const [ahead, endOfMonth] = [addDays(today, daysAhead), lastDayOf(monthOf(today))]
  return {
    millis,
    today,
    tomorrow: addDays(today, 1),
    minute: tokyoMinuteOf(today, millis),
    lastMonth: closedMonths[1],
    closedMonths,
    days: eachDay(firstDayOf(closedMonths[0]), ahead > endOfMonth ? ahead : endOfMonth),
  }
}
