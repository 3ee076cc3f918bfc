/** Until when something is to be paid: a rule asked alone. */
import { expect, test } from "vitest"
import { cardDue, transferDue } from "#modules/billing/rules/due.ts"
import { isoDate } from "#modules/kernel/civil-day.ts"

test.each([
  ["2026-11-20", "2026-11-23"],
  ["2026-12-30", "2027-01-02"],
  ["2028-02-27", "2028-03-01"],
])("BILL-12 an order by card of %s is waited for until %s, whatever banks do", (orderedOn, due) => {
  expect(cardDue(isoDate(orderedOn))).toBe(due)
})

test.each([
  ["2026-11-20", "2026-11-30"],
  ["2026-11-18", "2026-11-30"],
  ["2026-12-22", "2027-01-04"],
])("D114 a transfer that was ordered on %s is due on %s, a day on which banks work", (orderedOn, due) => {
  expect(transferDue(isoDate(orderedOn))).toBe(due)
})
