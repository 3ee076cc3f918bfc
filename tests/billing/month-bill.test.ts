/** Months that are paid afterwards: their days, their lines, and until when they are to be paid. */
import { expect, test } from "vitest"
import { totalOf } from "#modules/billing/rules/bill-lines.ts"
import { daysIn, dueOfMonth, linesOfMonth, monthsToBill, payBy, type Usage } from "#modules/billing/rules/month-bill.ts"
import { isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { ratioText } from "#modules/kernel/ratio.ts"

const usage = (startsOn: string, endsOn: string | null, more: Partial<Usage> = {}): Usage => ({
  planPrice: 9800,
  totalUser: 30,
  extraMembers: 0,
  startsOn: isoDate(startsOn),
  endsOn: endsOn === null ? null : isoDate(endsOn),
  billedUntil: null,
  ...more,
})

test("D91 a month of two plans and four more members is counted by days, and raised once", () => {
  const light = usage("2026-10-01", "2026-11-06", { planPrice: 4980, totalUser: 15, extraMembers: 4 })
  const lines = linesOfMonth(isoMonth("2026-11"), [light, usage("2026-11-07", null)])
  // 4,980 × 6 ÷ 30; 332 × 4 × 6 ÷ 30; 9,800 × 24 ÷ 30.
  expect(lines.map(({ kind, money }) => [kind, ratioText(money)])).toEqual([
    ["days", "996"],
    ["members", "265.6"],
    ["days", "7840"],
  ])
  expect(totalOf(lines)).toBe(9102)
})

test.each([
  ["2026-11", "2026-11-20", null, 11],
  ["2026-11", "2026-11-30", null, 1],
  ["2026-11", "2026-12-01", null, undefined],
  ["2026-11", "2026-01-05", "2026-11-01", 1],
  ["2026-11", "2026-01-05", "2026-10-31", undefined],
  ["2026-02", "2026-01-05", null, 28],
  ["2028-02", "2026-01-05", null, 29],
])("D91 of %s a usage from %s to %s has %s days", (month, from, to, days) => {
  expect(daysIn(isoMonth(month), usage(from, to))?.days).toBe(days)
})

test("D11 months are billed when they are over, the oldest first, each once", () => {
  const today = isoDate("2026-12-01")
  expect(monthsToBill([usage("2026-10-20", null)], today)).toEqual(["2026-10", "2026-11"])
  expect(monthsToBill([usage("2026-10-20", null)], isoDate("2026-11-30"))).toEqual(["2026-10"])
  expect(monthsToBill([usage("2026-10-20", null, { billedUntil: isoDate("2026-11-30") })], today)).toEqual([])
  expect(monthsToBill([usage("2026-12-01", null)], today)).toEqual([])
  expect(monthsToBill([], today)).toEqual([])
})

test.each([
  // 10 December 2026 is a Thursday; 10 January 2027 a Sunday, and the 11th 成人の日.
  ["2026-11", "2026-12-10"],
  ["2026-12", "2027-01-12"],
  ["2027-03", "2027-04-12"],
])("D11 %s is to be paid by %s", (month, day) => {
  expect(payBy(isoMonth(month))).toBe(day)
})

test("D11 a month that is billed too late to be paid by the 10th is due like a transfer", () => {
  expect(dueOfMonth(isoMonth("2026-11"), isoDate("2026-12-01"))).toBe("2026-12-10")
  expect(dueOfMonth(isoMonth("2026-11"), isoDate("2026-12-09"))).toBe("2026-12-10")
  expect(dueOfMonth(isoMonth("2026-11"), isoDate("2026-12-10"))).toBe("2026-12-21")
})
