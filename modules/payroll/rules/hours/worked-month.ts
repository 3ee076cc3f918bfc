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
 * 公休出勤: days worked that the person's weekdays make no working days; undefined where no weekday is agreed as one, or
 * nobody could tell.
 */
export const daysOffWorked = ({ days, scheduledDays }: Pick<PayInputs, "days" | "scheduledDays">) => {
  if (scheduledDays.length === 0) return undefined
  const scheduled = new Set(scheduledDays)
  return days.filter(({ day }) => !scheduled.has(day)).length
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
