import { Result } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { amountsAt, type LawBook, scalesAt } from "#modules/kernel/law/law-book.ts"
import type { NoLawOnDate } from "#modules/kernel/law/no-law-on-date.ts"
import type { LawValue, Scale } from "#modules/kernel/law/parameter.ts"
import { rememberedByDay } from "#modules/kernel/law/remembered-by-day.ts"
import { valueOn } from "#modules/kernel/law/value-on.ts"
import { oncePer } from "#modules/kernel/once-per.ts"

/** The law of working hours on one day, with the source of each figure. */
export interface LabourLawInForce {
  readonly hoursADay: LawValue<number>
  readonly hoursAWeek: LawValue<number>
  readonly nightFromHour: LawValue<number>
  readonly nightToHour: LawValue<number>
  readonly rest: LawValue<Scale>
  readonly overtime: LawValue<number>
  readonly overtimeThresholdHours: LawValue<number>
  readonly overtimeBeyondThreshold: LawValue<number>
  readonly statutoryHoliday: LawValue<number>
  readonly night: LawValue<number>
}

/** The upper limits of the agreement of article 36 on one day. */
export interface OvertimeLimits {
  readonly monthHours: LawValue<number>
  readonly yearHours: LawValue<number>
  readonly specialYearHours: LawValue<number>
  readonly specialMonths: LawValue<number>
  readonly monthWithHolidayUnderHours: LawValue<number>
  readonly averageWithHolidayHours: LawValue<number>
}

export interface LabourLaw {
  /** The law of working hours on a day. Fails with NoLawOnDate. */
  readonly on: (day: IsoDate) => Result.Result<LabourLawInForce, NoLawOnDate>
  /** The limits of article 36 on a day. Fails with NoLawOnDate before they reached the construction trade. */
  readonly limitsOn: (day: IsoDate) => Result.Result<OvertimeLimits, NoLawOnDate>
}

/** The labour law held in the book; a missing parameter file is a defect at start. */
export const labourLawOf = oncePer((book: LawBook): LabourLaw => {
  const amount = (name: string) => amountsAt(book, `labour/${name}`)
  const hours = {
    hoursADay: amount("working-hours/day"),
    hoursAWeek: amount("working-hours/week"),
    nightFromHour: amount("working-hours/night-from"),
    nightToHour: amount("working-hours/night-to"),
    overtime: amount("premium/overtime"),
    overtimeThresholdHours: amount("premium/overtime-threshold"),
    overtimeBeyondThreshold: amount("premium/overtime-beyond-60-hours"),
    statutoryHoliday: amount("premium/statutory-holiday"),
    night: amount("premium/night"),
  }
  const rest = scalesAt(book, "labour/working-hours/rest")
  const limits = {
    monthHours: amount("agreement-36/month"),
    yearHours: amount("agreement-36/year"),
    specialYearHours: amount("agreement-36/special-year"),
    specialMonths: amount("agreement-36/special-months"),
    monthWithHolidayUnderHours: amount("agreement-36/month-with-holiday"),
    averageWithHolidayHours: amount("agreement-36/average-with-holiday"),
  }
  return {
    on: rememberedByDay((day) =>
      Result.all({
        hoursADay: valueOn(hours.hoursADay, day),
        hoursAWeek: valueOn(hours.hoursAWeek, day),
        nightFromHour: valueOn(hours.nightFromHour, day),
        nightToHour: valueOn(hours.nightToHour, day),
        rest: valueOn(rest, day),
        overtime: valueOn(hours.overtime, day),
        overtimeThresholdHours: valueOn(hours.overtimeThresholdHours, day),
        overtimeBeyondThreshold: valueOn(hours.overtimeBeyondThreshold, day),
        statutoryHoliday: valueOn(hours.statutoryHoliday, day),
        night: valueOn(hours.night, day),
      }),
    ),
    limitsOn: rememberedByDay((day) =>
      Result.all({
        monthHours: valueOn(limits.monthHours, day),
        yearHours: valueOn(limits.yearHours, day),
        specialYearHours: valueOn(limits.specialYearHours, day),
        specialMonths: valueOn(limits.specialMonths, day),
        monthWithHolidayUnderHours: valueOn(limits.monthWithHolidayUnderHours, day),
        averageWithHolidayHours: valueOn(limits.averageWithHolidayHours, day),
      }),
    ),
  }
})
