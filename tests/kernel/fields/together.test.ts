import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import {
  Clock,
  clockInSteps,
  Day,
  dayInMonthOf,
  dayWithin,
  grantLasts,
  Month,
  PlannedClock,
} from "#modules/kernel/fields/day.ts"
import { atLeastRows, atMostRows, daysDiffer, periodsApart, rowsDiffer } from "#modules/kernel/fields/rows-together.ts"
import {
  endsOnOrAfter,
  exactlyOneOf,
  hasOneShift,
  passwordsMatch,
  shiftsFollow,
  startsApart,
  startsBefore,
} from "#modules/kernel/fields/together.ts"
import { complaint, complaints } from "./complaints.ts"

test.each([
  ["day", Day, "2026-02-28", undefined],
  ["no such day", Day, "2026-02-29", "notDate"],
  ["day with slashes", Day, "2026/02/28", "notDate"],
  ["no day", Day, null, "required"],
  ["month", Month, "2026-12", undefined],
  ["month 13", Month, "2026-13", "notMonth"],
  ["clock", Clock, "23:59", undefined],
  ["clock without its 0", Clock, "8:30", "notClockTime"],
  ["clock 24:00", Clock, "24:00", "notClockTime"],
  ["planned clock", PlannedClock, "08:35", undefined],
  ["planned clock between its steps", PlannedClock, "08:33", "minuteStep:5"],
  ["planned clock that is none", PlannedClock, "08:3x", "notClockTime"],
  ["quarter hours", clockInSteps(15), "08:45", undefined],
] as const)("%s", (_, schema, value, key) => {
  expect(complaint(schema, value)).toBe(key)
})

const november = dayWithin(isoDate("2026-11-01"), isoDate("2026-11-30"))
test.each([
  ["2026-10-31", "outsidePeriod:2026-11-01,2026-11-30"],
  ["2026-11-01", undefined],
  ["2026-11-30", undefined],
  ["2026-12-01", "outsidePeriod:2026-11-01,2026-11-30"],
  ["2026-11-31", "notDate"],
])("UI-14 %s within start and end inclusive", (day, key) => {
  expect(complaint(november, day)).toBe(key)
})

test.each([
  ["2026-11-01", undefined],
  ["2026-12-01", "otherMonth:2026-11"],
  ["2025-11-20", "otherMonth:2026-11"],
  ["2026-13-01", "notDate"],
])("UI-14 %s in the same month and year as the registration date (D105)", (day, key) => {
  expect(complaint(dayInMonthOf(isoDate("2026-11-20")), day)).toBe(key)
})

describe("UI-14 periods and times of one form", () => {
  const Period = Schema.Struct({ startDate: Day, endDate: Schema.NullOr(Day) }).check(
    endsOnOrAfter("startDate", "endDate"),
  )
  test.each([
    ["2026-11-08", "2026-11-07", [{ field: "endDate", key: "endBeforeStart" }]],
    ["2026-11-08", "2026-11-08", []],
    ["2026-11-08", null, []],
    ["2026-11-08", "x", [{ field: "endDate", key: "notDate" }]],
  ])("from %s to %s", (startDate, endDate, wrong) => {
    expect(complaints(Period, { startDate, endDate })).toEqual(wrong)
  })

  const Times = Schema.Struct({ from: Clock, to: Clock })
  test.each([
    ["08:00", "17:00", undefined, undefined],
    ["17:00", "08:00", "startNotBeforeEnd", undefined],
    ["08:00", "08:00", "startNotBeforeEnd", "startEqualsEnd"],
    ["20:00", "05:00", "startNotBeforeEnd", undefined],
  ])("%s to %s by day and over midnight (D86)", (from, to, byDay, byNight) => {
    expect(complaint(Times.check(startsBefore("from", "to")), { from, to })).toBe(byDay)
    expect(complaint(Times.check(startsApart("from", "to")), { from, to })).toBe(byNight)
  })

  const Shifts = Schema.Struct({
    morningFrom: Schema.NullOr(Clock),
    morningTo: Schema.NullOr(Clock),
    eveningFrom: Schema.NullOr(Clock),
    eveningTo: Schema.NullOr(Clock),
  }).check(
    shiftsFollow([
      { from: "morningFrom", to: "morningTo" },
      { from: "eveningFrom", to: "eveningTo" },
    ]),
  )
  test.each([
    ["08:00", "17:00", "20:00", "05:00", []],
    ["08:00", "17:00", "17:00", "22:00", []],
    ["08:00", "17:00", "16:55", "22:00", [{ field: "eveningFrom", key: "shiftsOverlap" }]],
    ["08:00", "17:00", "20:00", "08:00", []],
    ["08:00", "17:00", "20:00", "08:05", [{ field: "eveningTo", key: "shiftsOverlap" }]],
    [null, null, "20:00", "08:05", []],
  ])("shifts %s–%s and %s–%s follow each other", (morningFrom, morningTo, eveningFrom, eveningTo, wrong) => {
    expect(complaints(Shifts, { morningFrom, morningTo, eveningFrom, eveningTo })).toEqual(wrong)
  })

  test("overlapping exception days are refused, the later one is to blame", () => {
    const Days = Schema.Struct({ dayOffs: Schema.Array(Day).check(daysDiffer) })
    expect(complaints(Days, { dayOffs: ["2026-11-08", "2026-11-09", "2026-11-08"] })).toEqual([
      { field: "dayOffs.2", key: "daysOverlap" },
    ])
    const Periods = Schema.Array(Schema.Struct({ from: Day, to: Day })).check(periodsApart)
    const period = (from: string, to: string) => ({ from, to })
    expect(complaints(Periods, [period("2026-11-01", "2026-11-05"), period("2026-11-05", "2026-11-06")])).toEqual([
      { field: "1.from", key: "daysOverlap" },
    ])
    expect(complaints(Periods, [period("2026-11-01", "2026-11-05"), period("2026-11-06", "2026-11-06")])).toEqual([])
  })
})

test("at least one shift among four", () => {
  const flag = Schema.Literals([0, 1])
  const Shifts = Schema.Struct({ isMorning: flag, isEvening: flag }).check(hasOneShift("isMorning", "isEvening"))
  expect(complaints(Shifts, { isMorning: 0, isEvening: 0 })).toEqual([{ field: "isMorning", key: "noShift" }])
  expect(complaints(Shifts, { isMorning: 0, isEvening: 1 })).toEqual([])
  expect(complaints(Shifts, { isMorning: 2, isEvening: 1 })).toEqual([{ field: "isMorning", key: "notChoice" }])
})

test("one of two and not both, each with the field that is to blame", () => {
  const text = Schema.optionalKey(Schema.String)
  const Which = Schema.Struct({ ids: text, all: text }).check(exactlyOneOf("ids", "all"))
  expect(complaints(Which, {})).toEqual([{ field: "ids", key: "required" }])
  expect(complaints(Which, { ids: "1", all: "1" })).toEqual([{ field: "all", key: "notBesideAnother:ids" }])
  expect([complaints(Which, { ids: "1" }), complaints(Which, { all: "1" })]).toEqual([[], []])
})

test("AUTH-14 the confirmation must match the password", () => {
  const Passwords = Schema.Struct({ password: Schema.String, confirm: Schema.String }).check(
    passwordsMatch("password", "confirm"),
  )
  expect(complaints(Passwords, { password: "abcdef", confirm: "abcdeg" })).toEqual([
    { field: "confirm", key: "passwordMismatch" },
  ])
  expect(complaints(Passwords, { password: "abcdef", confirm: "abcdef" })).toEqual([])
})

test.each([
  ["2026-11-20", "2026-11-20", "grantAfterExpiry"],
  ["2026-11-20", "2028-11-17", "grantTooShort:730"],
  ["2026-11-20", "2028-11-18", undefined],
])("leave granted %s that expires %s", (grantDate, expiryDate, key) => {
  const Grant = Schema.Struct({ grantDate: Day, expiryDate: Day }).check(grantLasts())
  expect(complaint(Grant, { grantDate, expiryDate })).toBe(key)
})

test("rows that repeat a key, too many and too few rows", () => {
  const Row = Schema.Struct({ hour: Schema.Int, minute: Schema.Int })
  const Rows = Schema.Array(Row).check(
    rowsDiffer((row) => `${row.hour}:${row.minute}`, "hour"),
    atMostRows(2),
  )
  expect(
    complaints(Rows, [
      { hour: 8, minute: 0 },
      { hour: 8, minute: 0 },
    ]),
  ).toEqual([{ field: "1.hour", key: "duplicate" }])
  expect(
    complaint(
      Rows,
      [1, 2, 3].map((hour) => ({ hour, minute: 0 })),
    ),
  ).toBe("tooMany:2")
  expect(complaint(Schema.Array(Row).check(atLeastRows(1)), [])).toBe("tooFew:1")
})
