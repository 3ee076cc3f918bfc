import { expect, test } from "vitest"
import { readCalendar, type Slot } from "@/features/scheduling/calendar-model.ts"
import { hourRows } from "@/features/scheduling/hour-rows.ts"
import { aMonth } from "./calendar-view.ts"

/** One arrangement a time, all on one day; "" is one without times yet. */
const dayOf = (...times: ReadonlyArray<readonly [shift: number, from: string, to: string]>) => {
  const view = aMonth({
    times: times.map(([, from, to]) => ({ from, to })),
    slots: {
      task: times.map(() => 0),
      shift: times.map(([shift]) => shift),
      time: times.map(([, from], at) => (from === "" ? -1 : at)),
      staff: times.map(() => []),
    },
  })
  return readCalendar(view).byDay.get("2026-11-24")?.slots ?? []
}
const read = (...of: Parameters<typeof hourRows>) => {
  const { before, rows, open } = hourRows(...of)
  const froms = (slots: ReadonlyArray<Slot>) => slots.map(({ from }) => from)
  return { before: froms(before), rows: rows.map((row) => [row.at, froms(row.begins), row.goingOn]), open: open.length }
}

test("CAL-11 a day begins where the company set it, a row is 30, 60 or 120 minutes", () => {
  const slots = dayOf([1, "08:00", "10:00"], [2, "08:45", "09:30"])
  expect(read(slots, { startTime: "07:00", hourIntervalType: 60 }).rows).toEqual([
    ["07:00", [], 0],
    ["08:00", ["08:00", "08:45"], 0],
    ["09:00", [], 2],
  ])
  expect(read(slots, { startTime: "07:30", hourIntervalType: 120 }).rows).toEqual([
    ["07:30", ["08:00", "08:45"], 0],
    ["09:30", [], 1],
  ])
  expect(read(slots, { startTime: "08:00", hourIntervalType: 30 }).rows).toHaveLength(4)
})

test("CAL-11 the night ends the day, an early morning stands before it, what has no times apart", () => {
  const slots = dayOf([1, "06:00", "08:30"], [3, "22:00", "02:00"], [4, "", ""])
  const { before, rows, open } = read(slots, { startTime: "08:00", hourIntervalType: 120 })
  expect([before, open]).toEqual([["06:00"], 1])
  // The morning that began at 06:00 goes on in it until 08:30.
  expect(rows[0]).toEqual(["08:00", [], 1])
  expect(rows.slice(-2)).toEqual([
    ["22:00", ["22:00"], 0],
    ["00:00", [], 1],
  ])
  // A night that begins after midnight is the end of its day too.
  expect(read(dayOf([3, "01:00", "04:00"]), { startTime: "08:00", hourIntervalType: 120 }).rows.at(-2)).toEqual([
    "00:00",
    ["01:00"],
    0,
  ])
})

test("CAL-11 a day without arrangements has no rows", () => {
  expect(hourRows([], { startTime: "08:00", hourIntervalType: 60 })).toEqual({ before: [], rows: [], open: [] })
})
