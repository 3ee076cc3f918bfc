/** 勤怠 of the paper: days, minutes by what the law calls them, and how often each shift was ticked. Pure. */
import { type Language, type WorkShift, workShifts } from "#modules/kernel/codes.ts"
import type { SlipQuantity } from "../documents/payslip-view.ts"
import type { PayInputs } from "../model.ts"
import { daysOffWorked, workedMonth } from "../rules/hours/worked-month.ts"
import { shiftName } from "../rules/slip/line-names.ts"

const words = {
  days: { ja: "出勤日数", en: "Days worked", vi: "Số ngày làm" },
  offDays: { ja: "公休出勤", en: "Days off worked", vi: "Làm ngày nghỉ" },
  absent: { ja: "欠勤日数", en: "Days absent", vi: "Số ngày vắng" },
  worked: { ja: "実働時間", en: "Hours worked", vi: "Giờ làm" },
  missed: { ja: "遅刻・早退", en: "Late, left early", vi: "Trễ, về sớm" },
  overtime: { ja: "時間外", en: "Overtime", vi: "Tăng ca" },
  beyondSixty: { ja: "60時間超", en: "Beyond 60 h", vi: "Vượt 60 giờ" },
  night: { ja: "深夜", en: "Night", vi: "Đêm" },
  holiday: { ja: "法定休日", en: "Statutory holiday", vi: "Ngày nghỉ" },
} as const

/** How often a shift was worked; a half one counts half, as it is paid. */
const timesOf = ({ days }: PayInputs, shift: WorkShift) =>
  days.reduce((sum, { halfShifts = [], shifts }) => {
    if (!shifts.includes(shift)) return sum
    return sum + (halfShifts.includes(shift) ? 0.5 : 1)
  }, 0)

/** Only monthly pay is lessened by absence, so only its paper counts it. */
const isMonthly = ({ terms }: PayInputs) => terms.some(({ salaryType }) => salaryType === "month")

/** `missed` are the minutes of 遅刻・早退, `labels` the company's own words for shifts. */
export const attendanceOf = (
  inputs: PayInputs,
  missed: number,
  language: Language,
  labels: Readonly<Record<string, string>>,
): ReadonlyArray<SlipQuantity> => {
  const { days, workedMinutes, overtimeMinutes, nightMinutes, holidayMinutes } = workedMonth(inputs)
  const offDays = daysOffWorked(inputs)
  const minutes = (word: keyof typeof words, value: number) => ({ label: words[word][language], minutes: value })
  return [
    { label: words.days[language], days },
    ...(offDays === undefined ? [] : [{ label: words.offDays[language], days: offDays }]),
    ...(isMonthly(inputs) ? [{ label: words.absent[language], days: inputs.absences.length }] : []),
    minutes("worked", workedMinutes),
    minutes("missed", missed),
    minutes("overtime", overtimeMinutes),
    minutes(
      "beyondSixty",
      inputs.days.reduce((sum, { beyondSixty }) => sum + beyondSixty, 0),
    ),
    minutes("night", nightMinutes),
    minutes("holiday", holidayMinutes),
    ...workShifts.flatMap((shift) => {
      const times = timesOf(inputs, shift)
      return times === 0 ? [] : [{ label: shiftName(shift, language, labels), times }]
    }),
  ]
}
