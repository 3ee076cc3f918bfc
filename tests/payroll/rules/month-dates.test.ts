import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { datesOfMonth } from "#modules/payroll/rules/month-dates.ts"

const dates = (paidOn: string) => Object.values(datesOfMonth(isoDate(paidOn)))

test("BEY-06 corrections end and the file goes on the bank day before the transfer, tax is due on the tenth after it", () => {
  // 23 November 2026 is a holiday, a Monday: the picture's 11/24, 11/25 and 12/10.
  expect(dates("2026-11-25")).toEqual(["2026-11-24", "2026-11-24", "2026-12-10"])
  expect(dates("2026-11-24")).toEqual(["2026-11-20", "2026-11-20", "2026-12-10"])
})
test("BEY-06 a pay day on which banks rest is transferred before it; a tenth on a Sunday is due on the Monday", () => {
  // 31 October 2026 is a Saturday; 10 October 2026 too, and 12 October a holiday.
  expect(dates("2026-10-31")).toEqual(["2026-10-29", "2026-10-29", "2026-11-10"])
  expect(dates("2026-09-30")).toEqual(["2026-09-29", "2026-09-29", "2026-10-13"])
  expect(dates("2026-12-31")).toEqual(["2026-12-29", "2026-12-29", "2027-01-12"])
})
