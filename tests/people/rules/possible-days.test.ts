import { expect, test } from "vitest"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { impossibleDays } from "#modules/people/rules/possible-days.ts"

const blamed = (birthday: IsoDate, joinDate: IsoDate) =>
  impossibleDays({ birthday, joinDate }, "2026-11-26").map(({ field }) => field)

test("STAFF-02 nobody is born today or later, joined before 1900 or joins in more than a year", () => {
  expect(blamed("2026-11-25", "2027-11-26")).toEqual([])
  expect(blamed("1900-01-01", "1900-01-01")).toEqual([])
  expect(blamed("2026-11-26", "2027-11-27")).toEqual(["birthday", "joinDate"])
  expect(blamed("1899-12-31", "1800-01-01")).toEqual(["birthday", "joinDate"])
  expect(impossibleDays({}, "2026-11-26")).toEqual([])
})
