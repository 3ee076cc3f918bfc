import { describe, expect, test, vi } from "vitest"
import { clockTime, dayOfInstant, figure, formatIn, hoursAndMinutes, slashDate, weekdayOf, yen } from "@/lib/format.ts"

const [ja, vietnamese, en] = [formatIn("ja"), formatIn("vi"), formatIn("en")]
/** As it is said on a day of this year. */
const inYear = <Answer>(day: string, say: () => Answer): Answer => {
  vi.useFakeTimers({ now: new Date(`${day}T03:00:00Z`), toFake: ["Date"] })
  try {
    return say()
  } finally {
    vi.useRealTimers()
  }
}

describe("UI-04 days, times and yen", () => {
  test.each([
    ["2026-11-20", "11月20日（金）"],
    ["2026-11-01", "11月1日（日）"],
    ["2028-02-29", "2月29日（火）"],
    ["2026-12-31", "12月31日（木）"],
  ])("%s is %s in headings", (day, words) => expect(inYear(day, () => ja.day(day))).toBe(words))

  test("a day of another year is said with it, in heads and tables too, from the first day of ours to the last", () => {
    inYear("2026-12-31", () => {
      expect([ja, vietnamese, en].map(({ day }) => day("2027-01-05"))).toEqual([
        "2027年1月5日（火）",
        "Thứ Ba, 05/01/2027",
        "Tue 5 Jan 2027",
      ])
      expect([ja, vietnamese, en].map(({ shortDay }) => shortDay("2027-01-05"))).toEqual([
        "2027/1/5",
        "5/1/2027",
        "5/1/2027",
      ])
      expect(ja.day("2026-01-01")).toBe("1月1日（木）")
      expect(ja.shortDay("2025-12-31")).toBe("2025/12/31")
    })
  })
  test("the year turns at midnight in Tokyo", () => {
    vi.useFakeTimers({ now: new Date("2026-12-31T15:00:00Z"), toFake: ["Date"] })
    expect([ja.shortDay("2026-12-31"), ja.shortDay("2027-01-01")]).toEqual(["2026/12/31", "1/1"])
    vi.useRealTimers()
  })

  test("the same day in the other languages", () => {
    inYear("2026-11-01", () => {
      expect(vietnamese.day("2026-11-20")).toBe("Thứ Sáu, 20/11")
      expect(en.day("2026-11-20")).toBe("Fri 20 Nov")
      expect([ja, vietnamese, en].map(({ shortDay }) => shortDay("2026-11-05"))).toEqual(["11/5", "5/11", "5/11"])
    })
  })
  test("with its year, and months alone", () => {
    expect(ja.longDay("2026-11-20")).toBe("2026年11月20日（金）")
    expect(ja.month("2026-11")).toBe("2026年11月")
    expect(ja.month("2026-11-20")).toBe("2026年11月")
    expect(vietnamese.month("2026-11")).toBe("Tháng 11/2026")
    expect(en.month("2026-11")).toBe("November 2026")
  })
  test("tables and fields write YYYY/MM/DD", () => expect(slashDate("2026-11-20")).toBe("2026/11/20"))

  test.each([
    ["2026-11-19T14:59:59Z", "2026-11-19", "23:59"],
    ["2026-11-19T15:00:00Z", "2026-11-20", "00:00"],
    ["2026-11-19T22:36:00Z", "2026-11-20", "07:36"],
  ])("%s is on %s at %s in Tokyo", (instant, day, time) => {
    expect(dayOfInstant(instant)).toBe(day)
    expect(clockTime(instant)).toBe(time)
  })
  test.each([
    [0, "0分", "0:00"],
    [32, "32分", "0:32"],
    [60, "1時間", "1:00"],
    [512, "8時間32分", "8:32"],
    [6990, "116時間30分", "116:30"],
  ])("%i minutes are %s in sentences and %s in tables", (minutes, words, table) => {
    expect(ja.duration(minutes)).toBe(words)
    expect(hoursAndMinutes(minutes)).toBe(table)
  })
  test.each([
    [0, "¥0", "0"],
    [370_917, "¥370,917", "370,917"],
    [-3_983, "▲¥3,983", "▲3,983"],
  ])("%i is %s, and %s under a head that names the unit", (amount, money, bare) => {
    expect(yen(amount)).toBe(money)
    expect(figure(amount)).toBe(bare)
  })
  test("less time than planned carries ▲", () => expect(hoursAndMinutes(-90)).toBe("▲1:30"))
  test("weekdays count from Sunday", () => {
    expect(weekdayOf("2026-11-22")).toBe(0)
    expect(weekdayOf("2026-11-21")).toBe(6)
    expect(ja.weekday("2026-11-21")).toBe("土")
  })
  test("how old something is", () => {
    expect(ja.ago("2026-11-20T05:02:00Z", "2026-11-20T05:33:00Z")).toBe("31 分前")
    expect(ja.ago("2026-11-18T05:00:00Z", "2026-11-20T05:00:00Z")).toBe("一昨日")
  })
})
