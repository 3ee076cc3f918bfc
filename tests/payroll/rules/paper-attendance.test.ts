/** 勤怠 of the paper beside what a close gives: absence of monthly pay, half shifts, hours beyond sixty. */
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { DayWork } from "#modules/payroll/model.ts"
import { attendanceOf } from "#modules/payroll/views/paper-attendance.ts"
import { belongsTo, noteOf } from "#modules/payroll/views/paper-person.ts"
import { aMonth } from "./builders.ts"

const aDay = (day: string, over: Partial<DayWork>): DayWork => ({
  arrangements: [],
  beyondScheduled: minutes(0),
  beyondSixty: minutes(0),
  day: isoDate(day),
  holiday: minutes(0),
  holidayNight: minutes(0),
  night: minutes(0),
  overtime: minutes(0),
  punches: [],
  regular: minutes(480),
  shifts: [],
  workplace: "東京都",
  ...over,
})

test("PAY-07 a half shift counts half, a company's own word names it, and hours beyond sixty are summed", () => {
  const days = [
    aDay("2026-10-05", { shifts: ["morning", "evening"], halfShifts: ["evening"], beyondSixty: minutes(90) }),
    aDay("2026-10-06", { shifts: ["evening"], beyondSixty: minutes(30) }),
  ]
  const drawn = attendanceOf(aMonth("2026-10", { days }), 0, "ja", { evening: "夜勤" })
  expect(drawn.filter((one) => "times" in one)).toEqual([
    { label: "午前", times: 1 },
    { label: "夜勤", times: 1.5 },
  ])
  expect(drawn).toContainEqual({ label: "60時間超", minutes: 120 })
  expect(drawn.map(({ label }) => label)).not.toContain("欠勤日数")
})

test("PAY-07 the days of absence stand on the paper of monthly pay", () => {
  const inputs = aMonth("2026-10", {
    terms: [
      { salaryType: "month", monthlyBase: yen(300_000), from: isoDate("2020-04-01"), deemedOvertime: minutes(0) },
    ],
    absences: [{ day: isoDate("2026-10-07"), unpaid: minutes(480) }],
  })
  expect(attendanceOf(inputs, 0, "ja", {})).toContainEqual({ label: "欠勤日数", days: 1 })
})

test("PAY-07 公休出勤 counts days that are no working days of the person, and stands nowhere when nobody agreed any", () => {
  const days = [aDay("2026-10-05", {}), aDay("2026-10-11", {})]
  const scheduledDays = [isoDate("2026-10-05"), isoDate("2026-10-06")]
  expect(attendanceOf(aMonth("2026-10", { days, scheduledDays }), 95, "ja", {}).slice(0, 4)).toEqual([
    { label: "出勤日数", days: 2 },
    { label: "公休出勤", days: 1 },
    { label: "実働時間", minutes: 960 },
    { label: "遅刻・早退", minutes: 95 },
  ])
  expect(attendanceOf(aMonth("2026-10", { days }), 0, "ja", {}).map(({ label }) => label)).not.toContain("公休出勤")
})

test("PAY-07 the note of 労働基準法第24条 stands where something is taken beyond the law's own deductions", () => {
  const fee = (yens: number) => aMonth("2026-10", { deductions: [{ title: "安全協力会費", yen: yen(yens) }] })
  expect(noteOf(fee(1500), "ja")).toBe("賃金は労働基準法第24条に基づき、書面の協定により控除しています。")
  expect([noteOf(aMonth("2026-10"), "ja"), noteOf(fee(0), "ja")]).toEqual([undefined, undefined])
})

test("PAY-07 所属 is role and trade, of whom no trade is told the role", () => {
  expect([belongsTo("職人", "鉄筋工", "ja"), belongsTo("職人", null, "ja")]).toEqual(["職人・鉄筋工", "職人"])
  expect([belongsTo("職人", "scaffolder", "ja"), belongsTo("Worker", "scaffolder", "en")]).toEqual([
    "職人・鳶",
    "Worker・Scaffolder",
  ])
})
