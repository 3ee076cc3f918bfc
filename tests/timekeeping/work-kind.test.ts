/** 日勤・夜勤・半日 and the overtime that asks for a look, as 勤務表 signs them. */
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { checkKinds } from "#modules/payroll/codes/checks.ts"
import { dayProblems, lookOfProblem } from "#modules/timekeeping/codes.ts"
import { manDaysOf } from "#modules/timekeeping/rules/man-days.ts"
import { isOvertimeNear } from "#modules/timekeeping/rules/overtime-near.ts"
import { workKindOf } from "#modules/timekeeping/rules/work-kind.ts"
import { book } from "../law/law-book.ts"

const done = (shifts: ReadonlyArray<number>, halfShifts: ReadonlyArray<number> = []) => ({ shifts, halfShifts })
test.each([
  ["nothing counts yet", { punches: [done([1, 2])], workedMinutes: 0 }, null],
  ["前 and 後", { punches: [done([1, 2])] }, "day"],
  ["前 and 後 in two punches", { punches: [done([1]), done([2])] }, "day"],
  ["前 alone", { punches: [done([1])] }, "half"],
  ["half of each", { punches: [done([1, 2], [1, 2])] }, "half"],
  ["half of 後", { punches: [done([1, 2], [2])] }, "day"],
  ["夜 alone", { punches: [done([3])] }, "night"],
  ["後 and 夜", { punches: [done([2, 3])] }, "day"],
  ["nothing ticked, by day", { punches: [done([])] }, "day"],
  ["nothing ticked, in the night", { punches: [done([])], nightMinutes: () => 300 }, "night"],
] as const)("TIME-06 the sign of a day: %s", (_, of, kind) => {
  expect(workKindOf({ workedMinutes: 480, nightMinutes: () => 0, ...of })).toBe(kind)
})

test.each([
  ["nothing counts yet", { punches: [done([1, 2])], workedMinutes: 0 }, 0],
  ["前 and 後", { punches: [done([1, 2])] }, 1],
  ["前 and 後 in two punches", { punches: [done([1]), done([2])] }, 1],
  ["前 alone", { punches: [done([1])] }, 0.5],
  ["half of 後", { punches: [done([1, 2], [2])] }, 0.75],
  ["half of 後 by one of two punches", { punches: [done([1, 2], [2]), done([2])] }, 1],
  ["夜 alone", { punches: [done([3])] }, 1],
  ["a day and a night", { punches: [done([1, 2]), done([3])] }, 2],
  ["what was arranged otherwise", { punches: [done([4])] }, 1],
  ["nothing ticked", { punches: [done([])] }, 1],
] as const)("TIME-06 the 人工 of a day: %s", (_, of, manDays) => {
  expect(manDaysOf({ workedMinutes: 480, ...of })).toBe(manDays)
})

test("TIME-06 overtime asks for a look within five hours of the agreement's 45, and beyond", () => {
  const near = (minutes: number) => isOvertimeNear(book, isoDate("2026-11-30"), minutes)
  expect([40 * 60 - 1, 40 * 60, 44 * 60 + 30, 50 * 60].map(near)).toEqual([false, true, true, true])
  // No law is guessed for a day before the limits held for building work.
  expect(isOvertimeNear(book, isoDate("2024-03-31"), 50 * 60)).toBe(false)
})

test("BEY-06 勤務表 calls 確認が必要 what stops the close, and 見ておく what it looks at", () => {
  const stops: Readonly<Record<string, "stop" | "look" | undefined>> = checkKinds
  const both = dayProblems.filter((problem) => stops[problem] !== undefined)
  expect(both).toContain("absent")
  for (const problem of both)
    expect([problem, lookOfProblem[problem]]).toEqual([problem, stops[problem] === "stop" ? "urgent" : "mild"])
})
