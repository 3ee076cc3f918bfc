/** N in 勤務表: the red days of the month one after another. */
import { expect, test } from "vitest"
import type { Look } from "#modules/timekeeping/codes.ts"
import { nextRed, redsOf } from "@/features/timekeeping/attendance/reds.ts"

const cell = (day: string, look: Look | null) => ({ day, look })
const rows = [
  { userId: 7, days: [cell("2026-11-04", "urgent"), cell("2026-11-20", null)] },
  { userId: 3, days: [cell("2026-11-02", "mild")] },
  { userId: 5, days: [cell("2026-11-02", "urgent"), cell("2026-11-09", "urgent")] },
]

test("TIME-06 N goes through the red days in the grid's order and begins again, Shift+N goes back", () => {
  expect(redsOf(rows)).toHaveLength(3)
  const walk = (person: number | undefined, day: string, step: 1 | -1 = 1) => nextRed(rows, { person, day }, step)
  expect(walk(undefined, "2026-11-20")).toEqual({ userId: 7, day: "2026-11-04" })
  expect(walk(7, "2026-11-04")).toEqual({ userId: 5, day: "2026-11-02" })
  expect(walk(5, "2026-11-02")).toEqual({ userId: 5, day: "2026-11-09" })
  expect(walk(5, "2026-11-09")).toEqual({ userId: 7, day: "2026-11-04" })
  expect(walk(3, "2026-11-02")).toEqual({ userId: 5, day: "2026-11-02" })
  expect(walk(5, "2026-11-02", -1)).toEqual({ userId: 7, day: "2026-11-04" })
  expect(walk(7, "2026-11-04", -1)).toEqual({ userId: 5, day: "2026-11-09" })
  expect(nextRed([], { person: undefined, day: "2026-11-02" }, 1)).toBeUndefined()
})
