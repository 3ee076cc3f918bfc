import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { impossibleDays } from "#modules/people/rules/possible-days.ts"

const today = isoDate("2026-11-26")
const blamed = (birthday: string, joinDate: string) =>
  impossibleDays({ birthday: isoDate(birthday), joinDate: isoDate(joinDate) }, today).map(({ field }) => field)

test("STAFF-02 nobody is born today or later, joined before 1900 or joins in more than a year", () => {
  expect(blamed("2026-11-25", "2027-11-26")).toEqual([])
  expect(blamed("1900-01-01", "1900-01-01")).toEqual([])
  expect(blamed("2026-11-26", "2027-11-27")).toEqual(["birthday", "joinDate"])
  expect(blamed("1899-12-31", "1800-01-01")).toEqual(["birthday", "joinDate"])
  expect(impossibleDays({}, today)).toEqual([])
})
