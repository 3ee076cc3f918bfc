import { addDays, type IsoDate, isoDate, isoMonth, lastDayOf } from "#modules/kernel/civil-day.ts"
import type { WorkShift } from "#modules/kernel/codes.ts"
import type { Prefecture } from "#modules/kernel/law/prefectures.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { DayWork, PayInputs } from "#modules/payroll/model.ts"

export type Kind = "regular" | "beyondScheduled" | "overtime" | "beyondSixty" | "night" | "holiday" | "holidayNight"

/** One worked day; only what the case is about is written. */
export const aDay = (
  day: IsoDate,
  lengths: Partial<Record<Kind, number>>,
  rest: { readonly shifts?: ReadonlyArray<WorkShift>; readonly workplace?: Prefecture } = {},
): DayWork => ({
  day,
  regular: minutes(lengths.regular ?? 0),
  beyondScheduled: minutes(lengths.beyondScheduled ?? 0),
  overtime: minutes(lengths.overtime ?? 0),
  beyondSixty: minutes(lengths.beyondSixty ?? 0),
  night: minutes(lengths.night ?? 0),
  holiday: minutes(lengths.holiday ?? 0),
  holidayNight: minutes(lengths.holidayNight ?? 0),
  shifts: rest.shifts ?? [],
  workplace: rest.workplace ?? "東京都",
  arrangements: [1],
  punches: [1, 2],
})

/** The days of a month with a month's minutes laid on them day by day, each day holding at most `perDay` of a kind. */
export const spread = (
  month: string,
  totals: Partial<Record<"regular" | "overtime" | "night" | "holiday" | "holidayNight", number>>,
  shiftCounts: Partial<Record<WorkShift, number>>,
  workplace: Prefecture,
): ReadonlyArray<DayWork> => {
  const perDay = { regular: 480, overtime: 300, night: 240, holiday: 480, holidayNight: 240 }
  const last = Number(lastDayOf(isoMonth(month)).slice(8))
  let overtimeBefore = 0
  return Array.from({ length: last }, (_, index) => {
    const part = (kind: keyof typeof perDay) =>
      Math.max(0, Math.min(perDay[kind], (totals[kind] ?? 0) - index * perDay[kind]))
    const overtime = part("overtime")
    const beyondSixty = Math.max(0, overtimeBefore + overtime - 3600) - Math.max(0, overtimeBefore - 3600)
    overtimeBefore += overtime
    const shifts = (["morning", "afternoon", "evening", "other"] as const).filter(
      (shift) => index < (shiftCounts[shift] ?? 0),
    )
    return aDay(
      addDays(isoDate(`${month}-01`), index),
      {
        regular: part("regular"),
        overtime,
        beyondSixty,
        night: part("night"),
        holiday: part("holiday"),
        holidayNight: part("holidayNight"),
      },
      { shifts, workplace },
    )
  }).filter(({ regular, overtime, night, holiday, shifts }) => regular + overtime + night + holiday + shifts.length > 0)
}

/** A person's month without insurance, tax or work; `with` what the case is about. */
export const aMonth = (month: string, inputs: Partial<PayInputs> = {}): PayInputs => ({
  month: isoMonth(month),
  from: isoDate(`${month}-01`),
  to: lastDayOf(isoMonth(month)),
  paidOn: isoDate("2026-11-25"),
  birthDate: isoDate("1990-05-10"),
  terms: [{ salaryType: "hour", hourlyWage: yen(1800), from: isoDate("2020-04-01"), deemedOvertime: minutes(0) }],
  scheduledDays: [],
  days: [],
  absences: [],
  subsidies: [],
  prefecture: "東京都",
  premiums: [],
  childSupportRounding: "combined",
  incomeTaxMethod: "printedTable",
  deductions: [],
  ...inputs,
})
