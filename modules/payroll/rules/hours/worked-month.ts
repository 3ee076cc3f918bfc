import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { PayInputs } from "../../model.ts"

/** 勤怠 of a month as a slip prints it: days worked, and minutes by what the law calls them. */
export interface WorkedMonth {
  readonly days: number
  readonly workedMinutes: number
  readonly overtimeMinutes: number
  readonly nightMinutes: number
  readonly holidayMinutes: number
}

/**
 * 公休出勤: days worked that the weekdays of their own terms make no working days; undefined where no terms of the period
 * agree on weekdays, for then nobody could tell.
 */
export const daysOffWorked = ({ days, scheduledDays, terms }: Pick<PayInputs, "days" | "scheduledDays" | "terms">) => {
  if (scheduledDays.length === 0) return undefined
  const scheduled = new Set(scheduledDays)
  const agrees = (day: IsoDate) => (terms.findLast(({ from }) => from <= day) ?? terms[0]).hasNoWeekdays !== true
  return days.filter(({ day }) => !scheduled.has(day) && agrees(day)).length
}

/** Sums the counted days; the night of a statutory holiday counts as night and as holiday. */
export const workedMonth = ({ days }: Pick<PayInputs, "days">): WorkedMonth => {
  const sum = (of: (day: PayInputs["days"][number]) => number) => days.reduce((total, day) => total + of(day), 0)
  return {
    days: days.length,
    workedMinutes: sum(({ regular, overtime, holiday }) => regular + overtime + holiday),
    overtimeMinutes: sum(({ overtime }) => overtime),
    nightMinutes: sum(({ night, holidayNight }) => night + holidayNight),
    holidayMinutes: sum(({ holiday }) => holiday),
  }
}
