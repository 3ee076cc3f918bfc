/** A month's minutes by the kinds that are paid differently, as labour counts them. */
import { Result } from "effect"
import { addDays, eachDay, type IsoDate, weekday } from "#modules/kernel/civil-day.ts"
import type { LawBook } from "#modules/kernel/law/law-book.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import { type Minutes, minutes, noMinutes } from "#modules/kernel/minutes.ts"
import { type DayMinutes, labourLawOf, minutesByKind, type WorkedDay } from "#modules/labour/index.ts"
import type { StaffDay } from "../operations/worked-days.ts"

/**
 * The statutory holidays (法定休日) that the count of a period meets: one weekday of every week, from the week before,
 * which fills the forty hours of the first one, to the day into which the last night runs.
 */
export const statutoryHolidaysOf = (weekdayOfRest: number, from: IsoDate, to: IsoDate): ReadonlySet<IsoDate> =>
  new Set(eachDay(addDays(from, -7), addDays(to, 1)).filter((day) => weekday(day) === weekdayOfRest))

/** One person's minutes by kind, day by day. Fails with NoLawOnDate: what law is not held is not guessed. */
export const minutesOfDays = (
  law: LawBook,
  statutoryHolidays: ReadonlySet<IsoDate>,
  from: IsoDate,
  to: IsoDate,
  days: ReadonlyArray<WorkedDay>,
): Result.Result<ReadonlyArray<DayMinutes>, NoLawOnDate> =>
  minutesByKind({ days, from, to, statutoryHolidays, weekBeginsOn: 0 }, labourLawOf(law))

/** Minutes between ten and five, whatever day they fall on. Fails with NoLawOnDate. */
export const nightMinutesOf = (law: LawBook, worked: WorkedDay): Result.Result<Minutes, NoLawOnDate> =>
  Result.map(minutesOfDays(law, new Set(), worked.day, worked.day, [worked]), ([day]) => day?.night ?? noMinutes)

/**
 * The sums of a period. Where the law of a day is not held, `noLawOn` names the first such day, the hours worked stay
 * and none of them has a kind.
 */
export const totalsOf = (
  law: LawBook,
  /** As `statutoryHolidaysOf` gives them for this period. */
  statutoryHolidays: ReadonlySet<IsoDate>,
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
  days: ReadonlyArray<Pick<StaffDay, "day" | "counted" | "worked">>,
) => {
  const counted = minutesOfDays(
    law,
    statutoryHolidays,
    from,
    to,
    days.map(({ worked }) => worked),
  )
  const sums = { regular: 0, overtime: 0, night: 0, holiday: 0, holidayNight: 0 }
  for (const of of Result.getOrElse(counted, () => [])) {
    sums.regular += of.regular
    sums.overtime += of.overtime
    sums.night += of.night
    sums.holiday += of.holiday
    sums.holidayNight += of.holidayNight
  }
  let [worked, workedMinutes, restMinutes] = [0, 0, 0]
  for (const { counted: one, day } of days) {
    if (day < from || day > to || one.workedMinutes === 0) continue
    worked += 1
    workedMinutes += one.workedMinutes
    restMinutes += one.restMinutes
  }
  return {
    days: worked,
    workedMinutes: minutes(workedMinutes),
    restMinutes: minutes(restMinutes),
    regularMinutes: minutes(sums.regular),
    overtimeMinutes: minutes(sums.overtime),
    nightMinutes: minutes(sums.night),
    holidayMinutes: minutes(sums.holiday),
    holidayNightMinutes: minutes(sums.holidayNight),
    noLawOn: Result.isFailure(counted) ? counted.failure.on : null,
  }
}
