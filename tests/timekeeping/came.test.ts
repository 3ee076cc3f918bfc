/** The foot of 勤務表: who came on a day is whoever pressed, also who is at work now; who is only planned has not come. */
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { noMinutes } from "#modules/kernel/minutes.ts"
import type { MonthCell, MonthRow } from "#modules/timekeeping/contract.ts"
import { sumsOf } from "#modules/timekeeping/views/month-sums.ts"

const [monday, tuesday] = [isoDate("2026-11-23"), isoDate("2026-11-24")]
const cell = (duty: MonthCell["duty"], manDays = 0): MonthCell => ({
  ...{ duty, isPlanned: true, isCorrected: false, manDays, kind: null, problems: [], look: null },
})
const [before, working, resting, done] = [0, 1, 2, 3]
const cells = [cell("before"), cell("working"), cell("resting"), cell("done", 0.5)]
const row = (userId: number, places: ReadonlyArray<number>): MonthRow => ({
  ...{ userId, name: "人", roleId: 6, isOvertimeNear: false, manDays: 0.5, cells: places, workedMinutes: [0, 0] },
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
  const rows = [row(1, [working, before]), row(2, [done, before]), row(3, [before, resting]), row(4, [-1, -1])]
  const { came, totals } = sumsOf(cells, rows, monday)
  expect(came).toEqual([
    { day: monday, people: 2, manDays: 0.5 },
    { day: tuesday, people: 1, manDays: 0 },
  ])
  expect(totals.days).toBe(4)
})
