import { expect, test } from "vitest"
import { daysBetween, eachDay, isoDate, weekday } from "#modules/kernel/civil-day.ts"
import { firstDays } from "#modules/scheduling/rules/first-days.ts"

const days = (from: string | null, to: string | null, today: string) => {
  const of = firstDays(
    { from: from === null ? null : isoDate(from), to: to === null ? null : isoDate(to) },
    isoDate(today),
  )
  return [of.from, of.to, of.daysOff]
}

test("SITE-06 without a period the first arrangement is one day: today, on a Sunday the day after", () => {
  expect(days(null, null, "2026-11-26")).toEqual(["2026-11-26", "2026-11-26", []])
  expect(days(null, null, "2026-11-29")).toEqual(["2026-11-30", "2026-11-30", []])
})

test("SITE-06 a period is arranged from today or its first day, Monday to Saturday, as long as a series may last", () => {
  expect(days("2026-12-01", "2026-12-14", "2026-11-26")).toEqual([
    "2026-12-01",
    "2026-12-14",
    ["2026-12-06", "2026-12-13"],
  ])
  expect(days("2026-10-01", "2026-11-29", "2026-11-26")).toEqual(["2026-11-26", "2026-11-28", []])
  expect(days("2026-10-01", "2026-10-02", "2026-11-26")).toEqual(["2026-10-01", "2026-10-02", []])
  for (let today = 1; today <= 28; today++) {
    const of = firstDays(
      { from: isoDate("2026-02-01"), to: isoDate("2027-12-31") },
      isoDate(`2026-03-${String(today).padStart(2, "0")}`),
    )
    expect(daysBetween(of.from, of.to)).toBeLessThan(90)
    expect([weekday(of.from), weekday(of.to)]).not.toContain(0)
    expect(of.daysOff).toEqual(eachDay(of.from, of.to).filter((day) => weekday(day) === 0))
  }
})
