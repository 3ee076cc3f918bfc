import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { bankDayOf, isBankDay } from "#modules/kernel/law/bank-days.ts"

test.each([
  ["2026-11-25", "2026-11-25"],
  // Saturday, and a Sunday behind it.
  ["2026-10-31", "2026-10-30"],
  ["2026-05-31", "2026-05-29"],
  // 勤労感謝の日 on a Monday: back over the week's end.
  ["2026-11-23", "2026-11-20"],
  // 敬老の日, the day between and 秋分の日 in a row.
  ["2026-09-23", "2026-09-18"],
  // The banks' rest at the year's end.
  ["2026-12-31", "2026-12-30"],
  // Before it there is only the month before: the next one.
  ["2026-11-01", "2026-11-02"],
  ["2027-01-01", "2027-01-04"],
  ["2027-05-01", "2027-05-06"],
])("what is due on %s is paid on %s", (due, paid) => {
  expect(bankDayOf(isoDate(due))).toBe(paid)
  expect(isBankDay(isoDate(paid))).toBe(true)
})
