import { expect, test } from "vitest"
import type { Standing } from "#modules/timekeeping/codes.ts"
import { countsOf, daySums } from "#modules/timekeeping/rules/day-sums.ts"

const day = (isPlanned: boolean, ...standings: ReadonlyArray<Standing>) => ({ isPlanned, standings })

test("TIME-06 the parts of the sum add up to who was planned; others and the day before stand outside", () => {
  const days = [
    day(true, "missing"),
    day(true, "late", "working"),
    day(true, "working"),
    day(true, "late", "done"),
    day(true, "later"),
    day(true, "unfinished"),
    // Came without an arrangement, and still here since the night before.
    day(false, "working"),
    day(false, "unfinished"),
    // His only punch was taken out.
    day(false),
  ]
  const { ofPlanned, others } = daySums(days)
  expect(ofPlanned).toEqual({ working: 2, done: 1, missing: 1, later: 1, unfinished: 1 })
  expect(Object.values(ofPlanned).reduce((sum, one) => sum + one, 0)).toBe(countsOf(days).planned)
  expect(others).toBe(2)
  expect(countsOf(days)).toMatchObject({ late: 2, working: 3, unfinished: 2 })
})
