import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import {
  ClockTime,
  clockTime,
  clockTimeOf,
  hoursAndMinutes,
  hoursAndMinutesInJapanese,
  minuteOfDay,
  minutes,
  spanOverMidnight,
} from "#modules/kernel/minutes.ts"

describe("clock times and lengths", () => {
  test("00:00 to 23:59 are clock times", () => {
    for (const text of ["00:00", "23:59"]) expect(Schema.is(ClockTime)(text)).toBe(true)
    for (const text of ["24:00", "8:00", "08:60"]) expect(Schema.is(ClockTime)(text)).toBe(false)
    expect(minuteOfDay(clockTime("08:30"))).toBe(510)
    expect(clockTimeOf(510)).toBe("08:30")
    expect(clockTimeOf(1440 + 300)).toBe("05:00")
    expect(clockTimeOf(-30)).toBe("23:30")
  })

  test("lengths are shown as people say them", () => {
    expect(hoursAndMinutes(minutes(510))).toBe("8:30")
    expect(hoursAndMinutes(minutes(2700))).toBe("45:00")
    expect(["510", "480", "30", "0"].map((text) => hoursAndMinutesInJapanese(minutes(Number(text))))).toEqual([
      "8時間30分",
      "8時間",
      "30分",
      "0分",
    ])
  })

  test("TIME-22 an end earlier than the start is the next day, at most a minute short of 24 hours, and equal is refused", () => {
    expect(spanOverMidnight(clockTime("20:00"), clockTime("05:00"))).toEqual({ from: 1200, to: 1740 })
    expect(spanOverMidnight(clockTime("08:00"), clockTime("17:00"))).toEqual({ from: 480, to: 1020 })
    expect(spanOverMidnight(clockTime("08:00"), clockTime("07:59"))).toEqual({ from: 480, to: 480 + 1439 })
    expect(spanOverMidnight(clockTime("08:00"), clockTime("08:00"))).toBeUndefined()
  })
})
