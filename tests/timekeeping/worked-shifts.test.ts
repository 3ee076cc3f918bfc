/** 退勤 ticks what was worked: from which minute on a shift counts, whole or half. */
import { describe, expect, test } from "vitest"
import { workedShifts } from "#modules/timekeeping/rules/worked-shifts.ts"

const at = (clock: string, day = "2026-11-24") => Date.parse(`${day}T${clock}${clock.length === 5 ? ":00" : ""}+09:00`)
const next = "2026-11-25"
const morning = { shift: 1, startsAt: at("08:00"), endsAt: at("12:00") } as const
const afternoon = { shift: 2, startsAt: at("13:00"), endsAt: at("17:00") } as const
const evening = { shift: 3, startsAt: at("20:00"), endsAt: at("05:00", next) } as const

type Rests = ReadonlyArray<readonly [string, string | null]>
const rested = (rests: Rests) => rests.map(([from, to]) => ({ from: at(from), to: to === null ? null : at(to) }))

describe("PAY-18 a day arranged for 午前 08:00–12:00 and 午後 13:00–17:00", () => {
  const cases: ReadonlyArray<readonly [string, string, Rests, ReadonlyArray<number>, ReadonlyArray<number>]> = [
    // in, out, rests, shifts, of these half
    ["12:56", "13:01", [], [], []],
    ["08:00", "17:00", [], [1, 2], []],
    ["07:10", "17:00", [["12:00", "13:00"]], [1, 2], []],
    // Three quarters of four hours: 180 minutes.
    ["08:00", "11:00", [], [1], []],
    ["08:00", "10:59", [], [1], [1]],
    ["09:00", "12:30", [], [1], []],
    ["09:01", "12:30", [], [1], [1]],
    // Three eighths: 90 minutes.
    ["08:00", "09:30", [], [1], [1]],
    ["08:00", "09:29", [], [], []],
    ["08:00", "13:01", [], [1], []],
    ["08:00", "14:29", [], [1], []],
    ["08:00", "14:30", [], [1, 2], [2]],
    ["08:00", "16:00", [], [1, 2], []],
    ["12:00", "17:00", [], [2], []],
    // Early minutes are in no shift, whether the company counts from the punch or not (D108).
    ["06:00", "09:29", [], [], []],
    ["06:00", "07:59", [], [], []],
    // Late work makes no shift either.
    ["16:00", "19:00", [], [], []],
    // Each end is cut to its minute.
    ["08:00:59", "11:00:01", [], [1], []],
    // Rests that were punched are no work; the midday rest lies in neither shift.
    ["08:00", "12:00", [["09:00", "10:00"]], [1], []],
    ["08:00", "12:00", [["09:00", "10:01"]], [1], [1]],
    ["08:00", "17:00", [["11:00", "14:00"]], [1, 2], []],
    ["08:00", "17:00", [["12:00", null]], [1], []],
    [
      "08:00",
      "17:00",
      [
        ["08:00", "09:30"],
        ["10:00", "11:30"],
      ],
      [2],
      [],
    ],
  ]
  test.each(cases)("in %s, out %s, rests %j: %j, half %j", (from, to, rests, shifts, halfShifts) => {
    const work = { from: at(from), to: at(to), rests: rested(rests) }
    expect(workedShifts([morning, afternoon], work)).toEqual({ shifts, halfShifts })
  })
})

test("TIME-22 an evening over midnight: 405 of its 540 minutes are a whole one", () => {
  const until = (clock: string) => workedShifts([evening], { from: at("19:40"), to: at(clock, next), rests: [] })
  expect(until("02:45")).toEqual({ shifts: [3], halfShifts: [] })
  expect(until("02:44")).toEqual({ shifts: [3], halfShifts: [3] })
})
test("without an arrangement nothing is proposed, and a shift of no length is not done", () => {
  const work = { from: at("08:00"), to: at("17:00"), rests: [] }
  expect(workedShifts([], work)).toEqual({ shifts: [], halfShifts: [] })
  expect(workedShifts([{ ...morning, endsAt: morning.startsAt }], work)).toEqual({ shifts: [], halfShifts: [] })
})
test("two halves in two punches are never less than a whole shift, minute by minute", () => {
  const punch = (from: number, to: number) => workedShifts([morning], { from, to, rests: [] })
  for (let first = 0; first <= 240; first += 1)
    for (let second = first; second <= 240; second += 1) {
      const [begins, ends] = [morning.startsAt + first * 60_000, morning.startsAt + second * 60_000]
      const both = [punch(morning.startsAt, begins), punch(begins, ends)]
      if (both.every(({ halfShifts }) => halfShifts.length === 1)) expect(second).toBeGreaterThanOrEqual(180)
    }
})
