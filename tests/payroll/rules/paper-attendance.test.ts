/** 勤怠 of the paper beside what a close gives: absence of monthly pay, half shifts, hours beyond sixty. */
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { DayWork } from "#modules/payroll/model.ts"
import { attendanceOf } from "#modules/payroll/views/paper-attendance.ts"
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
  const drawn = attendanceOf(aMonth("2026-10", { days }), "ja", { evening: "夜勤" })
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
  expect(attendanceOf(inputs, "ja", {})).toContainEqual({ label: "欠勤日数", days: 1 })
})
