/** The minimum wage is paid, whatever was agreed: by the hour, by the average hours, and by the hours of a shift. */
import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { addDays, isoDate } from "#modules/kernel/civil-day.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { DayWork, PayInputs, PayTerms } from "#modules/payroll/model.ts"
import { explain } from "#modules/payroll/rules/explain/explain.ts"
import { recomputed } from "#modules/payroll/rules/explain/recompute.ts"
import { slipResult } from "#modules/payroll/rules/slip/slip.ts"
import { law } from "../../law/law-book.ts"
import { aDay, aMonth } from "./builders.ts"

const from = isoDate("2020-04-01")
const common = { from, deemedOvertime: minutes(0) }
const october = (day: number) => isoDate(`2026-10-${String(day).padStart(2, "0")}`)
const slip = (inputs: Partial<PayInputs>) => {
  const made = Result.getOrThrow(slipResult(aMonth("2026-10", inputs), law))
  for (const { key, amount, why } of made.lines) expect([key, recomputed(why)]).toEqual([key, amount])
  return made
}
const amounts = (inputs: Partial<PayInputs>) =>
  Object.fromEntries(slip(inputs).lines.map((line) => [line.key, line.amount]))

describe("D120 the minimum wage is paid, whatever was agreed", () => {
  const hourly = (wage: number): PayTerms => ({ salaryType: "hour", hourlyWage: yen(wage), ...common })
  const yamagata = { workplace: "山形県" } as const

  test("one yen under is raised, the minimum itself is not", () => {
    const days = [aDay(october(1), { regular: 480 })]
    expect(amounts({ terms: [hourly(1280)], days })).toEqual({ basePay: 10_240 })
    expect(amounts({ terms: [hourly(1279)], days })).toEqual({ basePay: 10_232, "minimumWage:東京都": 8 })
  })
  test("a month can have both: 山形県 raised its minimum on 2026-10-30", () => {
    const days = [october(29), october(30)].map((day) => aDay(day, { regular: 480 }, yamagata))
    const made = slip({ terms: [hourly(1032)], days })
    expect(made.lines.map(({ key, amount }) => [key, amount])).toEqual([
      ["basePay", 16_512],
      ["minimumWage:山形県", 480],
    ])
    expect(made.lines[1]?.why.since).toBe("2026-10-30")
    expect(made.warnings).toEqual([
      { code: "MINIMUM_WAGE", figures: { day: "2026-10-30", hourly: "1032", minimum: 1092, prefecture: "山形県" } },
    ])
    // First seen in November it is below since then all the same, or since the terms that pay so little.
    const november = (terms: PayTerms) =>
      slip({ terms: [terms], days: [aDay(isoDate("2026-11-02"), { regular: 480 }, yamagata)] }).warnings[0]?.figures
    expect(november(hourly(1032))).toMatchObject({ day: "2026-10-30" })
    expect(november({ ...hourly(1032), from: isoDate("2026-11-01") })).toMatchObject({ day: "2026-11-01" })
    const lower = slip({ terms: [hourly(1000)], days }).lines.filter(({ why }) => why.rule === "minimumWage")
    expect(lower.map(({ key, amount, days: [day] }) => [key, amount, day?.day])).toEqual([
      ["minimumWage:山形県", 256, "2026-10-29"],
      ["minimumWage:山形県:2", 736, "2026-10-30"],
    ])
  })
  test("each site by its own prefecture, only where it is not reached", () => {
    const days = [aDay(october(1), { regular: 480 }), aDay(october(2), { regular: 480 }, yamagata)]
    expect(amounts({ terms: [hourly(1200)], days })).toEqual({ basePay: 19_200, "minimumWage:東京都": 640 })
  })
  test("who works in two prefectures is below since the first day on which the dearer one's minimum was his", () => {
    const sinceOf = (terms: PayTerms, days: PayInputs["days"]) =>
      slip({ terms: [terms], days }).warnings.map(({ code, figures: { day, prefecture } }) => [code, day, prefecture])
    const of = (day: number, workplace: "東京都" | "山形県") => aDay(october(day), { regular: 480 }, { workplace })
    const moved = [of(5, "山形県"), of(6, "山形県"), of(7, "東京都"), of(8, "山形県"), of(9, "東京都")]
    // 1,200 yen: 山形県 asks 1,032, 東京都 1,280 since 2026-10-01, when he was not there.
    expect(sinceOf(hourly(1200), moved)).toEqual([["MINIMUM_WAGE", "2026-10-07", "東京都"]])
    // Terms of a day between speak for themselves.
    const later = { ...hourly(1200), from: isoDate("2026-10-08") }
    expect(slip({ terms: [hourly(1300), later], days: moved }).warnings.map(({ figures }) => figures.day)).toEqual([
      "2026-10-09",
    ])
    // Who begins in 東京都 and is sent away afterwards is below since it is in force.
    const away = [of(5, "東京都"), of(6, "山形県"), of(7, "東京都")]
    expect(sinceOf(hourly(1200), away)).toEqual([["MINIMUM_WAGE", "2026-10-01", "東京都"]])
    // Below both: each prefecture names its own day. 山形県's 1,032 came on 2025-12-23.
    expect(sinceOf(hourly(1000), moved)).toEqual([
      ["MINIMUM_WAGE", "2025-12-23", "山形県"],
      ["MINIMUM_WAGE", "2026-10-07", "東京都"],
    ])
  })
  test("premiums of these hours are taken of the minimum too (最低賃金法4条2項)", () => {
    const days = [aDay(october(1), { regular: 480, overtime: 60 })]
    // 80 × 9 h, and 80 × 0.25 × 1 h.
    expect(amounts({ terms: [hourly(1200)], days })).toMatchObject({ overtimePay: 1500, "minimumWage:東京都": 740 })
  })
  test("monthly pay by the average hours, for the hours really worked", () => {
    const monthly: PayTerms = { salaryType: "month", monthlyBase: yen(200_000), averageMonthlyHours: "160", ...common }
    const days = Array.from({ length: 10 }, (_, at) => aDay(addDays(october(1), at), { regular: 420 }))
    // 200,000 ÷ 160 = 1,250; 30 × 70 h.
    expect(amounts({ terms: [monthly], days })).toMatchObject({ "minimumWage:東京都": 2100 })
  })
  test("精皆勤・家族手当 do not count, a 職長手当 does", () => {
    const terms: PayTerms = { ...hourly(1200), averageMonthlyHours: "160" }
    const days = [aDay(october(1), { regular: 480 })]
    const withAllowance = (title: string) =>
      amounts({ terms: [terms], days, subsidies: [{ title, yen: yen(16_000), isInHourlyBase: true }] })
    expect(withAllowance("職長手当")["minimumWage:東京都"]).toBeUndefined()
    expect(withAllowance("精皆勤手当")["minimumWage:東京都"]).toBe(640)
    expect(withAllowance("家族手当")["minimumWage:東京都"]).toBe(640)
  })
  test("shift pay by the day: the price for the hours really worked", () => {
    const terms: PayTerms = {
      salaryType: "shift",
      shiftPrices: { morning: yen(4800), afternoon: yen(4800) },
      shiftLengths: { morning: minutes(240), afternoon: minutes(240) },
      ...common,
    }
    const day = (regular: number) => aDay(october(1), { regular }, { shifts: ["morning", "afternoon"] })
    expect(amounts({ terms: [terms], days: [day(480)] })).toMatchObject({ "minimumWage:東京都": 640 })
    // 9,600 yen are 1,280 an hour for seven and a half hours.
    expect(amounts({ terms: [terms], days: [day(450)] })["minimumWage:東京都"]).toBeUndefined()
    expect(amounts({ terms: [terms], days: [day(451)] })).toMatchObject({ "minimumWage:東京都": 22 })
  })
  test("an allowance counts once for the hours beyond a ticked shift, whose wage holds it", () => {
    const terms: PayTerms = {
      salaryType: "shift",
      shiftPrices: { morning: yen(4000), afternoon: yen(4800) },
      shiftLengths: { morning: minutes(240), afternoon: minutes(240) },
      averageMonthlyHours: "160",
      ...common,
    }
    const subsidies = [{ title: "職長手当", yen: yen(32_000), isInHourlyBase: true }]
    const day = aDay(october(1), { regular: 300 }, { shifts: ["morning"] })
    // An hour of 1,100 and 200 beyond four of 1,000 and 200: 80 × 4; the 1,300 of the fifth hour are its own.
    expect(amounts({ terms: [terms], subsidies, days: [day] })).toMatchObject({
      beyondShiftPay: 1300,
      "minimumWage:東京都": 320,
    })
  })
  describe("the shifts' own hours are compared with their prices, hours beyond with their own wage", () => {
    const priced = (morning: number, afternoon: number): PayTerms => ({
      salaryType: "shift",
      shiftPrices: { morning: yen(morning), afternoon: yen(afternoon) },
      shiftLengths: { morning: minutes(240), afternoon: minutes(240) },
      ...common,
    })
    const morning = { shifts: ["morning"] } as const
    const both = { shifts: ["morning", "afternoon"] } as const
    const least = (terms: PayTerms, day: DayWork) => amounts({ terms: [terms], days: [day] })["minimumWage:東京都"]

    test("overtime and its wage hide no shortfall of the price (最低賃金法4条3項2号)", () => {
      // 4,800 for four hours are 320 short; of the four beyond, each pays (4,800 + 6,400) ÷ 8 = 1,400.
      const day = (regular: number) => aDay(october(1), { regular }, morning)
      expect(least(priced(4800, 6400), day(240))).toBe(320)
      expect(least(priced(4800, 6400), day(241))).toBe(320)
      expect(least(priced(4800, 6400), day(480))).toBe(320)
      expect(least(priced(4800, 6400), aDay(october(1), { regular: 480, overtime: 120 }, morning))).toBe(320)
    })
    test("a good price covers no hour beyond that pays less than the minimum", () => {
      // 6,000 for the morning are 1,500 an hour; an hour beyond pays (6,000 + 4,000) ÷ 8 = 1,250.
      const day = (regular: number) => aDay(october(1), { regular }, morning)
      expect(least(priced(6000, 4000), day(240))).toBeUndefined()
      expect(least(priced(6000, 4000), day(360))).toBe(60)
      // Its overtime premium is of the minimum too: 30 × 2 h, and 30 × 0.25 × 2 h.
      expect(least(priced(6000, 4000), aDay(october(1), { overtime: 120, regular: 240 }, morning))).toBe(75)
    })
    test("premiums are taken of no less than the minimum, also of hours that a good price has paid (労働基準法37条)", () => {
      // The sixth day of a week: all overtime. An ordinary hour is (6,000 + 4,000) ÷ 8 = 1,250, below 1,280.
      const sixth = (overtime: number) => aDay(october(10), { overtime }, morning)
      const made = slip({ terms: [priced(6000, 4000)], days: [sixth(240)] })
      const line = made.lines.find(({ why }) => why.rule === "minimumWage")
      // 30 × 0.25 × 4 h.
      expect([line?.amount, line?.days]).toEqual([30, [{ day: "2026-10-10", share: 240 }]])
      expect(made.warnings).toMatchObject([{ code: "MINIMUM_WAGE", figures: { hourly: "1250", minimum: 1280 } }])
      if (line !== undefined) expect(explain(line.why, "ja").sentence).toContain("割増の足りない分")
      // One minute beyond adds its own minute and no leap: 30.5 + 0.125.
      expect(least(priced(6000, 4000), sixth(241))).toBe(31)
      const night = aDay(october(1), { regular: 240, night: 60 }, morning)
      expect(least(priced(6000, 4000), night)).toBe(8)
      expect(least(priced(6000, 4240), night)).toBeUndefined()
    })
    test("both short are both raised in one line, the day once with all its minutes", () => {
      const made = slip({ terms: [priced(4800, 4800)], days: [aDay(october(1), { regular: 480, overtime: 60 }, both)] })
      const line = made.lines.find(({ key }) => key === "minimumWage:東京都")
      // 80 × 9 h, and 80 × 0.25 × 1 h.
      expect([line?.amount, line?.days]).toEqual([740, [{ day: "2026-10-01", share: 540 }]])
      const [warning] = made.warnings.filter(({ code }) => code === "MINIMUM_WAGE")
      expect(warning?.figures).toMatchObject({ hourly: "1200", minimum: 1280 })
    })
    test("a wage that is short in the shift only is told as that of the shift's hours", () => {
      const made = slip({ terms: [priced(4800, 6400)], days: [aDay(october(1), { regular: 480 }, morning)] })
      const line = made.lines.find(({ key }) => key === "minimumWage:東京都")
      expect(line?.days).toEqual([{ day: "2026-10-01", share: 240 }])
      expect(made.warnings).toMatchObject([{ code: "MINIMUM_WAGE", figures: { hourly: "1200" } }])
    })
    test("a price for a whole day without hours of its own is compared with all of them", () => {
      const terms: PayTerms = { salaryType: "shift", shiftPrices: { other: yen(10_000) }, shiftLengths: {}, ...common }
      const day = (regular: number) => aDay(october(1), { regular }, { shifts: ["other"] })
      expect(least(terms, day(468))).toBeUndefined()
      expect(least(terms, day(480))).toBe(240)
    })
  })
})

describe("issue 16 §3.5, §3.8 a day whose minimum nobody knows is never passed over in silence", () => {
  const terms: PayInputs["terms"] = [{ salaryType: "hour", hourlyWage: yen(500), ...common }]

  test("a day after the last minimums that are published stops the slip by name", () => {
    const made = (day: string) =>
      slipResult(aMonth(day.slice(0, 7), { terms, days: [aDay(isoDate(day), { regular: 480 })] }), law)
    expect(Result.isSuccess(made("2027-09-30"))).toBe(true)
    const after = made("2027-10-01")
    expect(Result.isFailure(after) && after.failure).toMatchObject({
      parameter: "payroll/minimum-wage/hourly",
      on: "2027-10-01",
    })
  })
  test("a day before a prefecture's first minimum raises nothing, and is a warning that names day and prefecture", () => {
    const days = [aDay(isoDate("2025-10-03"), { regular: 480 }, { workplace: "北海道" })]
    const { lines, warnings } = Result.getOrThrow(slipResult(aMonth("2025-10", { terms, days }), law))
    expect(lines.map(({ key }) => key)).toEqual(["basePay"])
    expect(warnings).toContainEqual({
      code: "MINIMUM_WAGE_UNKNOWN",
      figures: { day: "2025-10-03", prefecture: "北海道" },
    })
  })
})
