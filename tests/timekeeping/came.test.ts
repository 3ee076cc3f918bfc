/** The foot of 勤務表: who came on a day is whoever pressed, also who is at work now; who is only planned has not come. */
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { noMinutes } from "#modules/kernel/minutes.ts"
import { sumsOf } from "#modules/timekeeping/views/month-row.ts"

type Rows = Parameters<typeof sumsOf>[0]
type Cell = Rows[number]["days"][number]
const [monday, tuesday] = [isoDate("2026-11-23"), isoDate("2026-11-24")]
const cell = (day: Cell["day"], duty: Cell["duty"], manDays = 0): Cell => ({
  ...{ day, duty, isPlanned: true, isCorrected: false, workedMinutes: noMinutes, manDays },
  ...{ kind: null, problems: [], look: null },
})
const row = (userId: number, days: ReadonlyArray<Cell>): Rows[number] => ({
  ...{
    userId,
    name: "人",
    roleId: 6,
    from: monday,
    to: tuesday,
    holidays: [],
    isOvertimeNear: false,
    manDays: 0.5,
    days,
  },
  totals: {
    ...{ days: 1, noLawOn: null, workedMinutes: noMinutes, restMinutes: noMinutes, regularMinutes: noMinutes },
    ...{
      overtimeMinutes: noMinutes,
      nightMinutes: noMinutes,
      holidayMinutes: noMinutes,
      holidayNightMinutes: noMinutes,
    },
  },
})

test("TIME-06 whoever is at work counts as come, whoever is only planned does not", () => {
  const { came, totals } = sumsOf([
    row(1, [cell(monday, "working"), cell(tuesday, "before")]),
    row(2, [cell(tuesday, "before"), cell(monday, "done", 0.5)]),
    row(3, [cell(monday, "before"), cell(tuesday, "resting")]),
  ])
  expect(came).toEqual([
    { day: monday, people: 2, manDays: 0.5 },
    { day: tuesday, people: 1, manDays: 0 },
  ])
  expect(totals.days).toBe(3)
})
