import { expect, test } from "vitest"
import { payDateOf, payMonthOf, payPeriodOf, possiblePayMonths } from "#modules/companies/index.ts"
import { eachDay, isoDate, isoMonth } from "#modules/kernel/civil-day.ts"

test.each([
  // day, closing date, pay month: closing 0 is the calendar month, 20 runs from the 21st to the 20th.
  ["2026-10-31", 0, "2026-10"],
  ["2026-11-01", 0, "2026-11"],
  ["2026-10-20", 20, "2026-10"],
  ["2026-10-21", 20, "2026-11"],
  ["2026-12-21", 20, "2027-01"],
  ["2026-02-28", 28, "2026-02"],
  ["2028-02-29", 28, "2028-03"],
])("the day %s with closing date %i is paid in %s", (day, closing, month) => {
  expect(payMonthOf(isoDate(day), closing)).toBe(month)
})

test("whatever the closing date, a day is paid in one of its possible months, and each of them is one", () => {
  for (const day of eachDay(isoDate("2027-12-01"), isoDate("2028-03-31"))) {
    const months = Array.from({ length: 29 }, (_, closing) => payMonthOf(day, closing))
    expect(possiblePayMonths(day)).toEqual(expect.arrayContaining(months))
    if (Number(day.slice(8)) > 1) expect(new Set(months).size).toBe(possiblePayMonths(day).length)
  }
})

test.each([
  ["2026-02", 0, "2026-02-01", "2026-02-28"],
  ["2028-02", 0, "2028-02-01", "2028-02-29"],
  ["2026-10", 20, "2026-09-21", "2026-10-20"],
  ["2026-01", 15, "2025-12-16", "2026-01-15"],
  ["2026-03", 28, "2026-03-01", "2026-03-28"],
  ["2028-03", 28, "2028-02-29", "2028-03-28"],
])("the pay month %s with closing date %i runs from %s to %s", (month, closing, from, to) => {
  const period = payPeriodOf(isoMonth(month), closing)
  expect(period).toEqual({ from, to })
  expect(payMonthOf(period.from, closing)).toBe(month)
  expect(payMonthOf(period.to, closing)).toBe(month)
})

test.each([
  ["2026-10", 1, 25, "2026-11-25"],
  ["2026-10", 1, 0, "2026-11-30"],
  ["2026-12", 2, 0, "2027-02-26"],
  ["2026-10", 0, 0, "2026-10-30"],
  ["2026-11", 1, 0, "2026-12-30"],
  ["2026-12", 1, 1, "2027-01-04"],
  ["2026-10", 0, 28, "2026-10-28"],
])(
  "the pay month %s, %i months later on %i, is paid on %s",
  (month, salaryPaymentDelayMonth, salaryPaymentDate, day) => {
    expect(payDateOf(isoMonth(month), { salaryPaymentDelayMonth, salaryPaymentDate })).toBe(day)
  },
)
