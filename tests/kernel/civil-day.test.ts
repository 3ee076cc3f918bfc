import { holidays as published } from "@holiday-jp/holiday_jp"
import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import {
  addDays,
  addMonths,
  dayNumber,
  dayOfNumber,
  daysBetween,
  eachDay,
  firstDayOf,
  GivenInstant,
  Instant,
  IsoDate,
  IsoMonth,
  instantGiven,
  instantOf,
  isoDate,
  isoMonth,
  lastDayOf,
  millisOfInstant,
  monthOf,
  shiftMonth,
  tokyoDayOf,
  tokyoMinuteOf,
  weekday,
} from "#modules/kernel/civil-day.ts"
import { holidayIn } from "#modules/kernel/law/holiday-words.ts"
import { holidayName, holidaysFrom } from "#modules/kernel/law/holidays.ts"

describe("days of the calendar", () => {
  test("only real days and months are accepted", () => {
    for (const day of ["2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "26-01-01", "2026-1-1", "2026-01-01T00"])
      expect(Schema.is(IsoDate)(day)).toBe(false)
    for (const day of ["2024-02-29", "2000-02-29", "2026-12-31"]) expect(Schema.is(IsoDate)(day)).toBe(true)
    expect(Schema.is(IsoDate)("1900-02-29")).toBe(false)
    expect(Schema.is(IsoMonth)("2026-12")).toBe(true)
    expect(Schema.is(IsoMonth)("2026-13")).toBe(false)
  })

  test("day numbers agree with the platform's calendar over four centuries", () => {
    for (let number = -36_525; number < 110_000; number += 11) {
      const day = dayOfNumber(number)
      expect(day).toBe(new Date(number * 86_400_000).toISOString().slice(0, 10))
      expect(dayNumber(day)).toBe(number)
      expect(weekday(day)).toBe(new Date(number * 86_400_000).getUTCDay())
    }
  })

  test("months end where they end", () => {
    expect(lastDayOf(isoMonth("2026-02"))).toBe("2026-02-28")
    expect(firstDayOf(monthOf(isoDate("2026-11-20")))).toBe("2026-11-01")
    expect(addMonths(isoDate("2026-01-31"), 1)).toBe("2026-02-28")
    expect(addMonths(isoDate("2024-03-31"), -1)).toBe("2024-02-29")
    expect(shiftMonth(isoMonth("2026-01"), -1)).toBe("2025-12")
    expect(shiftMonth(isoMonth("2026-11"), 14)).toBe("2028-01")
    expect(addDays(isoDate("2026-12-31"), 1)).toBe("2027-01-01")
    expect(daysBetween(isoDate("2026-03-01"), isoDate("2026-02-28"))).toBe(-1)
    expect(eachDay(isoDate("2026-02-27"), isoDate("2026-03-01"))).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"])
    expect(eachDay(isoDate("2026-03-01"), isoDate("2026-02-28"))).toEqual([])
  })
})

describe("instants in Japan", () => {
  test("the day changes at 15:00 UTC", () => {
    expect(tokyoDayOf(Date.parse("2026-11-20T14:59:59.999Z"))).toBe("2026-11-20")
    expect(tokyoDayOf(Date.parse("2026-11-20T15:00:00.000Z"))).toBe("2026-11-21")
  })

  test("a clock time of the next day (翌5:00) is a moment of the day after", () => {
    expect(instantOf(isoDate("2026-11-20"), "08:00")).toBe("2026-11-19T23:00:00.000Z")
    expect(instantOf(isoDate("2026-11-20"), "05:00", 1)).toBe("2026-11-20T20:00:00.000Z")
    const instant = instantOf(isoDate("2026-11-20"), "22:30")
    expect(millisOfInstant(instant)).toBe(Date.parse(instant))
    expect(tokyoMinuteOf(isoDate("2026-11-20"), Date.parse(instant))).toBe(22 * 60 + 30)
    expect(tokyoMinuteOf(isoDate("2026-11-21"), Date.parse(instant))).toBe(-90)
    expect(Schema.is(Instant)("2026-11-20T24:00:00.000Z")).toBe(false)
  })

  test("a caller may leave out the fraction of a second; what is read has it", () => {
    const read = (text: string) => instantGiven(Schema.decodeUnknownSync(GivenInstant)(text))
    expect(read("2026-11-24T08:00:00Z")).toBe("2026-11-24T08:00:00.000Z")
    expect(read("2026-11-24T08:00:00.120Z")).toBe("2026-11-24T08:00:00.120Z")
    expect(read("2026-11-24T17:00:00+09:00")).toBe("2026-11-24T08:00:00.000Z")
    expect(read("2026-11-24T00:30:00.5+09:00")).toBe("2026-11-23T15:30:00.500Z")
    expect(read("2026-12-31T20:00:00.123456-05:30")).toBe("2027-01-01T01:30:00.123Z")
    for (const wrong of [
      "2026-11-24T08:00:00+0900",
      "2026-11-24T08:00:00+24:00",
      "2026-11-24T08:00:00.Z",
      "0001-01-01T00:00:00+09:00",
    ])
      expect(() => read(wrong)).toThrow()
    for (const wrong of ["2026-11-24T08:00Z", "2026-11-24T08:00:00", "2026-11-24T24:00:00Z", "2026-02-30T08:00:00Z"])
      expect(() => read(wrong)).toThrow()
  })
})

describe("national holidays", () => {
  test("the rules give the published list of every day from 2007 to 2050", () => {
    const listed = new Map<string, string>(Object.entries(published).map(([day, { name }]) => [day, name]))
    const differing = eachDay(holidaysFrom, isoDate("2050-12-31")).filter((day) => {
      const [theirs, ours] = [listed.get(day), holidayName(day)]
      if (theirs === undefined || ours === undefined) return theirs !== ours
      // The list writes the day between two holidays as 休日, and a substitute day after the holiday that it replaces.
      return (
        day >= "2020-01-01" && theirs !== ours && !(ours === "国民の休日" ? theirs === "休日" : theirs.endsWith(ours))
      )
    })
    expect(differing).toEqual([])
  })

  test("each of them has words of its own in English and Vietnamese", () => {
    const days = eachDay(holidaysFrom, isoDate("2027-12-31")).filter((day) => holidayName(day) !== undefined)
    const inOther = (language: "en" | "vi") => new Set(days.map((day) => holidayIn(language, day)))
    expect(inOther("en").size).toBe(new Set(days.map(holidayName)).size)
    expect(inOther("vi").size).toBe(inOther("en").size)
    expect(
      [...inOther("en"), ...inOther("vi")].filter((words) => words === undefined || /[ぁ-ん一-龠]/.test(words)),
    ).toEqual([])
    const day = isoDate("2026-11-23")
    expect([holidayIn("ja", day), holidayIn("en", day)]).toEqual(["勤労感謝の日", "Labor Thanksgiving Day"])
    expect(holidayIn("vi", isoDate("2026-11-20"))).toBeUndefined()
  })

  test("2026-09-22 lies between two holidays, 2025-05-06 replaces a Sunday two days before", () => {
    expect(holidayName(isoDate("2026-09-22"))).toBe("国民の休日")
    expect(holidayName(isoDate("2025-05-06"))).toBe("振替休日")
    expect(holidayName(isoDate("2026-11-20"))).toBeUndefined()
  })
})
