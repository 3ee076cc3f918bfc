import { Effect, Result } from "effect"
import { describe, expect, test } from "vitest"
import { addDays, type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import { readLawBook } from "#modules/kernel/law/read-law-book.ts"
import { clockTime, minutes, spanOverMidnight } from "#modules/kernel/minutes.ts"
import { labourLawOf, minutesByKind, unpunchedRest, type WorkedDay } from "#modules/labour/index.ts"

const law = labourLawOf(await Effect.runPromise(readLawBook))

const spans = (text: string) =>
  text
    .split(" ")
    .filter((part) => part !== "")
    .map((part) => {
      const [from = "", to = ""] = part.split("-")
      return spanOverMidnight(clockTime(from), clockTime(to)) ?? expect.unreachable(`no stretch: ${part}`)
    })
/** A rest before the first check-in lies after midnight. */
const worked = (day: string, presence: string, rests = ""): WorkedDay => {
  const present = spans(presence)
  const start = present[0]?.from ?? 0
  return {
    day: isoDate(day),
    presence: present,
    rests: spans(rests).map(({ from, to }) => (from < start ? { from: from + 1440, to: to + 1440 } : { from, to })),
    scheduled: minutes(480),
  }
}
const count = (days: ReadonlyArray<WorkedDay>, holidays: ReadonlyArray<string> = [], from = "2026-10-01") =>
  Result.getOrThrow(
    minutesByKind(
      {
        days,
        from: isoDate(from),
        to: isoDate("2026-10-31"),
        statutoryHolidays: new Set<IsoDate>(holidays.map(isoDate)),
        weekBeginsOn: 0,
      },
      law,
    ),
  )
const none = { regular: 0, beyondScheduled: 0, overtime: 0, beyondSixty: 0, night: 0, holiday: 0, holidayNight: 0 }

describe("one day", () => {
  const cases: ReadonlyArray<{
    readonly name: string
    readonly presence: string
    readonly rests?: string
    readonly holidays?: ReadonlyArray<string>
    readonly expected: Partial<typeof none>
  }> = [
    {
      name: "eight hours are within the law",
      presence: "08:00-17:00",
      rests: "12:00-13:00",
      expected: { regular: 480 },
    },
    {
      name: "a minute beyond eight hours is overtime",
      presence: "08:00-17:01",
      rests: "12:00-13:00",
      expected: { regular: 480, overtime: 1 },
    },
    { name: "21:59 is not yet night", presence: "18:00-22:00", expected: { regular: 240 } },
    { name: "22:00 is night", presence: "18:00-22:01", expected: { regular: 241, night: 1 } },
    { name: "4:59 is still night, 5:00 is not", presence: "04:59-05:01", expected: { regular: 2, night: 1 } },
    {
      // 20:00–05:00 less an hour at midnight: 8 h, of which 22–24 and 1–5 are night
      name: "TIME-22 work that passes midnight belongs to the day it starts",
      presence: "20:00-05:00",
      rests: "00:00-01:00",
      expected: { regular: 480, night: 360 },
    },
    {
      // 13:00–24:00 is 11 h less 1 h: 8 regular, 2 overtime, of which 22–24 are night
      name: "night is counted inside overtime too",
      presence: "13:00-00:00",
      rests: "17:00-18:00",
      expected: { regular: 480, overtime: 120, night: 120 },
    },
    {
      name: "two punches over the same minutes count once",
      presence: "08:00-12:00 10:00-14:00",
      expected: { regular: 360 },
    },
    {
      // the eve of a statutory holiday: 20–24 ordinary, 0–5 holiday work at night
      name: "D48 a statutory holiday begins at 0:00 although the shift began before",
      presence: "20:00-05:00",
      holidays: ["2026-10-04"],
      expected: { regular: 240, night: 120, holiday: 300, holidayNight: 300 },
    },
    {
      // on the holiday itself: 20–24 holiday, 0–5 of the next day ordinary, within its own eight hours
      name: "D48 a statutory holiday ends at 24:00 although the shift goes on",
      presence: "20:00-05:00",
      holidays: ["2026-10-03"],
      expected: { regular: 300, night: 300, holiday: 240, holidayNight: 120 },
    },
    {
      name: "ten hours on a statutory holiday are holiday work, never overtime",
      presence: "08:00-19:00",
      rests: "12:00-13:00",
      holidays: ["2026-10-03"],
      expected: { holiday: 600 },
    },
  ]
  for (const { name, presence, rests, holidays, expected } of cases) {
    test(name, () => {
      const [day] = count([worked("2026-10-03", presence, rests)], holidays)
      expect(day).toEqual({ day: "2026-10-03", ...none, ...expected })
    })
  }

  test("contracted seven hours: the eighth is beyond the contract but not overtime", () => {
    const day = { ...worked("2026-10-05", "09:00-18:30", "12:00-13:00"), scheduled: minutes(420) }
    expect(count([day])[0]).toMatchObject({ regular: 480, beyondScheduled: 60, overtime: 30 })
  })
})

const week = (from: string, presences: ReadonlyArray<string>) =>
  presences.flatMap((presence, index) =>
    presence === ""
      ? []
      : [worked(addDays(isoDate(from), index), presence, presence.includes("17:") ? "12:00-13:00" : "")],
  )

describe("the week", () => {
  test("six days of eight hours: the sixth is overtime (法定外休日)", () => {
    // Sunday 2026-10-04 off, Monday to Saturday worked
    const days = count(week("2026-10-04", ["", ...Array.from({ length: 6 }, () => "08:00-17:00")]))
    expect(days.map(({ overtime }) => overtime)).toEqual([0, 0, 0, 0, 0, 480])
  })
  test("daily overtime does not fill the forty hours twice", () => {
    // five days of nine hours: five hours overtime by the day, Saturday four hours beyond the 40 of the week
    const days = count(week("2026-10-04", ["", ...Array.from({ length: 5 }, () => "08:00-18:00"), "08:00-12:00"]))
    expect(days.map(({ overtime }) => overtime)).toEqual([120, 120, 120, 120, 120, 240])
  })
  test("the week before the first of the month counts towards its forty hours but is not paid again", () => {
    // Sunday 2026-09-27 to Saturday 2026-10-03: Monday to Saturday worked, only Thursday to Saturday are of October
    const days = count(week("2026-09-27", ["", ...Array.from({ length: 6 }, () => "08:00-17:00")]))
    expect(days.map(({ day, overtime }) => [day, overtime])).toEqual([
      ["2026-10-01", 0],
      ["2026-10-02", 0],
      ["2026-10-03", 480],
    ])
  })
  test("a new week starts on Sunday", () => {
    const days = count(
      week("2026-10-05", ["", "08:00-17:00", "08:00-17:00", "08:00-17:00", "08:00-17:00", "", "08:00-17:00"]),
    )
    expect(days.every(({ overtime }) => overtime === 0)).toBe(true)
  })
})

describe("the sixty hours of the month", () => {
  test("the minute beyond sixty hours is marked, statutory holidays do not fill them", () => {
    // 20 days of 11 h: 3 h overtime a day, the 20th day reaches 60:00; a 21st day of 8 h 1 min goes beyond
    const monday = isoDate("2026-10-05")
    const days = Array.from({ length: 20 }, (_, index) => worked(addDays(monday, index), "08:00-19:00"))
    const holidays = ["2026-10-04", "2026-10-11", "2026-10-18", "2026-10-25"]
    const counted = count([...days, worked("2026-10-26", "08:00-16:01")], holidays)
    const overtime = counted.reduce((sum, day) => sum + day.overtime, 0)
    const beyond = counted.reduce((sum, day) => sum + day.beyondSixty, 0)
    expect(counted.reduce((sum, day) => sum + day.holiday, 0)).toBe(2 * 660)
    expect(beyond).toBe(Math.max(0, overtime - 3600))
    expect(overtime).toBeGreaterThan(3600)
    expect(counted.findIndex((day) => day.beyondSixty > 0)).toBe(
      counted.findIndex((_, index) => counted.slice(0, index + 1).reduce((sum, day) => sum + day.overtime, 0) > 3600),
    )
  })
})

test("a day before the law of sixty hours reached every company has no law", () => {
  const period = {
    from: isoDate("2023-03-01"),
    to: isoDate("2023-03-31"),
    statutoryHolidays: new Set<IsoDate>(),
    weekBeginsOn: 0,
  }
  const result = minutesByKind({ ...period, days: [worked("2023-03-31", "08:00-17:00")] }, law)
  expect(Result.getOrThrow(Result.flip(result))).toMatchObject({ _tag: "NoLawOnDate", on: "2023-03-31" })
})

test("a rest that nobody punched lies at noon, else in the middle", () => {
  expect(unpunchedRest({ from: 480, to: 1020 }, minutes(60))).toEqual({ from: 720, to: 780 })
  expect(unpunchedRest({ from: 1200, to: 1740 }, minutes(60))).toEqual({ from: 1440, to: 1500 })
  expect(unpunchedRest({ from: 480, to: 500 }, minutes(60))).toEqual({ from: 480, to: 500 })
})
