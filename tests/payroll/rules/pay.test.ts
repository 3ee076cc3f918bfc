import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { PayInputs, PayTerms } from "#modules/payroll/model.ts"
import { recomputed } from "#modules/payroll/rules/explain/recompute.ts"
import { slipResult } from "#modules/payroll/rules/slip/slip.ts"
import { law } from "../../law/law-book.ts"
import { aDay, aMonth } from "./builders.ts"

const from = isoDate("2020-04-01")
const none = minutes(0)
const hourly = (wage: number, more: Partial<PayTerms> = {}): PayTerms => ({
  salaryType: "hour",
  hourlyWage: yen(wage),
  from,
  deemedOvertime: none,
  ...pick(more),
})
const monthly = (base: number, more: Partial<PayTerms> = {}): PayTerms => ({
  salaryType: "month",
  monthlyBase: yen(base),
  averageMonthlyHours: "168",
  from,
  deemedOvertime: none,
  ...pick(more),
})
const pick = ({ from, deemedOvertime, overtimePercent, probationPercent }: Partial<PayTerms>) => ({
  ...(from === undefined ? {} : { from }),
  ...(deemedOvertime === undefined ? {} : { deemedOvertime }),
  ...(overtimePercent === undefined ? {} : { overtimePercent }),
  ...(probationPercent === undefined ? {} : { probationPercent }),
})
const october = (day: number) => isoDate(`2026-10-${String(day).padStart(2, "0")}`)
const slip = (inputs: Partial<PayInputs>) => {
  const made = Result.getOrThrow(slipResult(aMonth("2026-10", inputs), law))
  for (const { key, amount, why } of made.lines) expect([key, recomputed(why)]).toEqual([key, amount])
  expect(made.totals.net).toBe(made.totals.gross - made.totals.deductions)
  return made
}
const amounts = (inputs: Partial<PayInputs>) =>
  Object.fromEntries(slip(inputs).lines.map((line) => [line.key, line.amount]))

describe("PAY-16 hourly pay", () => {
  test("a raise in the middle of the month pays each part at its own wage and rounds the sum once", () => {
    const terms: PayInputs["terms"] = [hourly(1501), hourly(1603, { from: october(16) })]
    const days = [aDay(october(15), { regular: 50, overtime: 7 }), aDay(october(16), { regular: 70, overtime: 11 })]
    // 1,501×50÷60 + 1,603×70÷60 = 3,121.0; 1,501×1.25×7÷60 + 1,603×1.25×11÷60 = 586.26…
    expect(amounts({ terms, days })).toEqual({ basePay: 3121, overtimePay: 586 })
  })
  test("statutory holiday at 1.35 and its night at 0.25 on top, each a line of its own", () => {
    const days = [aDay(october(4), { holiday: 600, holidayNight: 60 })]
    expect(amounts({ terms: [hourly(1800)], days })).toEqual({ holidayPay: 24_300, holidayNightPremium: 450 })
  })
  test("D21 a chosen rate counts only above the legal one, and the slip says so", () => {
    const days = [aDay(october(1), { overtime: 60 })]
    expect(amounts({ terms: [hourly(1800, { overtimePercent: 150 })], days })).toEqual({ overtimePay: 2700 })
    const under = slip({ terms: [hourly(1800, { overtimePercent: 100 })], days })
    expect(under.lines[0]?.amount).toBe(2250)
    expect(under.warnings.map(({ code }) => code)).toEqual(["OVERTIME_RATE_RAISED"])
  })
  test("allowances that belong to the hourly base raise what premiums are taken of, not the base pay", () => {
    const terms: PayTerms = { ...hourly(2000), averageMonthlyHours: "168" }
    const subsidies = [
      { title: "職長手当", yen: yen(30_000), isInHourlyBase: true },
      { title: "家族手当", yen: yen(10_000), isInHourlyBase: false },
    ]
    // 2,000 + 30,000÷168 = 2,178.57 → 2,179; × 1.25 × 1 h = 2,723.75 → 2,724
    expect(amounts({ terms: [terms], subsidies, days: [aDay(october(1), { regular: 60, overtime: 60 })] })).toEqual({
      hourlyBase: 2179,
      basePay: 2000,
      overtimePay: 2724,
      "subsidy:職長手当": 30_000,
      "subsidy:家族手当": 10_000,
    })
  })
})

describe("PAY-17 monthly pay", () => {
  const scheduledDays = Array.from({ length: 20 }, (_, index) => october(index + 1))
  test("joining on the second half pays by contracted days, half up to the yen", () => {
    expect(amounts({ terms: [monthly(280_001)], scheduledDays, joinedOn: october(11) })).toMatchObject({
      basePay: 140_001,
    })
  })
  test("leaving on the last contracted day but one takes one day off", () => {
    expect(amounts({ terms: [monthly(280_000)], scheduledDays, leftOn: october(19) })).toMatchObject({
      basePay: 266_000,
    })
    expect(amounts({ terms: [monthly(280_000)], scheduledDays, leftOn: october(20) })).toMatchObject({
      basePay: 280_000,
    })
  })
  test("unpaid absence is taken off to the minute and never more than was not worked", () => {
    const absences = [{ day: october(5), unpaid: minutes(90) }]
    // 280,000 ÷ 10,080 × 90 = 2,500
    expect(amounts({ terms: [monthly(280_000)], absences })).toMatchObject({ basePay: 280_000, absence: -2500 })
    // 280,100 ÷ 10,080 × 90 = 2,500.89… → 2,500
    expect(amounts({ terms: [monthly(280_100)], absences })).toMatchObject({ absence: -2500 })
  })
  test("fixed overtime: one minute below pays nothing more, one minute beyond pays that minute", () => {
    const terms = [monthly(280_000, { deemedOvertime: minutes(1800) })] as const
    const worked = (overtime: number) => amounts({ terms, days: [aDay(october(1), { overtime })] })
    expect(worked(1800)).toEqual({ hourlyBase: 1667, basePay: 280_000, deemedOvertimePay: 62_513 })
    // 1,667 × 1.25 ÷ 60 = 34.7
    expect(worked(1801)).toMatchObject({ deemedOvertimePay: 62_513, excessOvertimePay: 35 })
  })
  test("beyond fixed overtime and sixty hours the higher rate is paid", () => {
    const days = [aDay(october(1), { overtime: 3600 }), aDay(october(2), { overtime: 60, beyondSixty: 60 })]
    const terms = [monthly(280_000, { deemedOvertime: minutes(1800) })] as const
    expect(amounts({ terms, days })).toMatchObject({ excessOvertimePay: 62_513, excessOvertime60Pay: 2501 })
  })
  test("fixed overtime of 80 hours is itself paid higher beyond its sixtieth hour, and warned about", () => {
    const made = slip({ terms: [monthly(280_000, { deemedOvertime: minutes(4800) })], days: [] })
    // 1,667 × 1.25 × 60 + 1,667 × 1.5 × 20 = 175,035
    expect(made.lines.find(({ key }) => key === "deemedOvertimePay")?.amount).toBe(175_035)
    expect(made.warnings).toEqual([{ code: "DEEMED_OVER_45H", figures: { deemed: 4800, limit: 2700 } }])
  })
  const fixed = (base: number, hours: number, day?: number) =>
    monthly(base, { deemedOvertime: minutes(hours * 60), ...(day === undefined ? {} : { from: october(day) }) })
  /** Pay lines of fixed overtime and of what is beyond it, by whole terms, on twenty contracted days. */
  const fixedLines = (terms: PayInputs["terms"], more: Partial<PayInputs> = {}) =>
    Object.fromEntries(
      Object.entries(amounts({ terms, scheduledDays, ...more })).filter(([key]) => /vertime/.test(key)),
    )
  const overtimeOn = (day: number, overtime: number) => ({ days: [aDay(october(day), { overtime })] })
  test("fixed overtime that ends or begins within the month is shared by contracted days, never lost", () => {
    // 280,000 ÷ 168 = 1,667; 1,667 × 1.25 × 30 h × 10 ÷ 20 = 31,256.25, × 5 ÷ 20 = 15,628.1
    expect(fixedLines([fixed(280_000, 30), fixed(340_000, 0, 11)])).toEqual({ deemedOvertimePay: 31_256 })
    expect(fixedLines([fixed(340_000, 0), fixed(280_000, 30, 16)])).toEqual({ "deemedOvertimePay:2": 15_628 })
  })
  test("its hours are shared as its yen: a minute beyond them is paid, and days without it are paid as everybody's", () => {
    const ending: PayInputs["terms"] = [fixed(280_000, 30), fixed(336_000, 0, 11)]
    expect(fixedLines(ending, overtimeOn(1, 900))).toEqual({ deemedOvertimePay: 31_256 })
    expect(fixedLines(ending, overtimeOn(1, 901))).toEqual({ deemedOvertimePay: 31_256, excessOvertimePay: 35 })
    // 2,000 × 1.25 × 1 h
    expect(fixedLines(ending, overtimeOn(11, 60))).toEqual({ deemedOvertimePay: 31_256, overtimePay: 2500 })
  })
  test("who joins or leaves within the month has fixed overtime by days as the base, its hours likewise", () => {
    const terms: PayInputs["terms"] = [fixed(280_000, 30)]
    expect(fixedLines(terms, { joinedOn: october(20) })).toEqual({ deemedOvertimePay: 3126 })
    expect(fixedLines(terms, { joinedOn: october(20), ...overtimeOn(20, 91) })).toEqual({
      deemedOvertimePay: 3126,
      excessOvertimePay: 35,
    })
    expect(fixedLines(terms, { leftOn: october(10), ...overtimeOn(1, 900) })).toEqual({ deemedOvertimePay: 31_256 })
    expect(fixedLines(terms, { joinedOn: october(21) })).toEqual({})
  })
  test("terms that change nothing of fixed overtime are one agreement: one line, and hours of the whole month", () => {
    const same: PayInputs["terms"] = [fixed(280_000, 30), fixed(280_000, 30, 11)]
    expect(fixedLines(same, overtimeOn(1, 1800))).toEqual({ deemedOvertimePay: 62_513 })
  })
  test("eighty fixed hours of half a month are thirty at the one rate and ten at the higher", () => {
    // (1,667 × 1.25 × 60 + 1,667 × 1.5 × 20) ÷ 2 = 87,517.5; hours beyond sixty are covered by the ten alone.
    const terms: PayInputs["terms"] = [fixed(280_000, 80)]
    const until = (overtime: number, beyondSixty: number) => ({
      leftOn: october(10),
      days: [aDay(october(1), { overtime, beyondSixty })],
    })
    expect(fixedLines(terms, until(2400, 0))).toEqual({ deemedOvertimePay: 87_518 })
    expect(fixedLines(terms, until(1800 + 601, 601))).toEqual({ deemedOvertimePay: 87_518, excessOvertime60Pay: 42 })
    expect(fixedLines(terms, until(2460, 660))).toMatchObject({ excessOvertime60Pay: 2501 })
  })
  test("an hour beyond sixty is covered by no fixed pay of the lower rate, though some of it is left", () => {
    const raised: PayInputs["terms"] = [fixed(168_000, 0), fixed(336_000, 30, 11)]
    const days = [aDay(october(1), { overtime: 3600 }), aDay(october(12), { overtime: 60, beyondSixty: 60 })]
    // 2,000 × 1.5 × 1 h
    expect(fixedLines(raised, { days })).toMatchObject({ "deemedOvertimePay:2": 37_500, excessOvertime60Pay: 3000 })
  })
  test("fixed overtime of a wage that was cut within the month covers nothing of what was worked at the higher one", () => {
    const cut: PayInputs["terms"] = [fixed(336_000, 10), fixed(168_000, 10, 11)]
    // 2,000 × 1.25 × 5 h and 1,000 × 1.25 × 5 h; of ten worked hours the other five are owed at their own wage.
    expect(fixedLines(cut, overtimeOn(1, 600))).toEqual({
      deemedOvertimePay: 12_500,
      "deemedOvertimePay:2": 6250,
      excessOvertimePay: 12_500,
    })
    expect(fixedLines(cut, overtimeOn(20, 600))).toMatchObject({ excessOvertimePay: 6250 })
    expect(fixedLines(cut, overtimeOn(20, 300))).not.toHaveProperty("excessOvertimePay")
  })
  test("minutes beyond the contract but within eight hours are paid at the plain base", () => {
    expect(
      amounts({ terms: [monthly(280_000)], days: [aDay(october(1), { regular: 480, beyondScheduled: 60 })] }),
    ).toMatchObject({
      beyondScheduledPay: 1667,
    })
  })
})

describe("PAY-18 shift pay", () => {
  const terms: PayTerms = {
    salaryType: "shift",
    shiftPrices: { morning: yen(9000), afternoon: yen(9000), evening: yen(14_000), other: yen(5000) },
    shiftLengths: { morning: minutes(240), afternoon: minutes(240) },
    from,
    deemedOvertime: none,
  }
  test("each shift ticked at check-out is paid, one not ticked is not", () => {
    const days = [
      aDay(october(1), { regular: 480 }, { shifts: ["morning", "afternoon"] }),
      aDay(october(2), { regular: 240 }, { shifts: ["morning"] }),
      aDay(october(3), { regular: 480 }, { shifts: ["evening", "other"] }),
    ]
    expect(amounts({ terms: [terms], days })).toEqual({
      "shift:morning": 18_000,
      "shift:afternoon": 9000,
      "shift:evening": 14_000,
      "shift:other": 5000,
    })
  })
  test("a statutory holiday with ticked shifts adds only 0.35: the shift's price is the 1", () => {
    const days = [aDay(october(4), { holiday: 480 }, { shifts: ["morning", "afternoon"] })]
    expect(amounts({ terms: [terms], days })).toMatchObject({ hourlyBase: 2250, holidayPremium: 6300 })
    // A chosen rate acts on shifts as on hours: 150 % adds 0.50, 125 % leaves the legal 0.35.
    const chosen = (overtimePercent: number) => amounts({ terms: [{ ...terms, overtimePercent }], days })
    expect(chosen(150)).toMatchObject({ hourlyBase: 2250, holidayPremium: 9000 })
    expect(chosen(125)).toMatchObject({ hourlyBase: 2250, holidayPremium: 6300 })
  })
  test("probation pays the percent of each price", () => {
    const days = [aDay(october(1), { regular: 240 }, { shifts: ["morning"] })]
    expect(amounts({ terms: [{ ...terms, probationPercent: 85 }], days })).toEqual({ "shift:morning": 7650 })
  })
})

test("each line of worked time names its days, and their minutes are what was paid", () => {
  const days = [
    aDay(october(1), { regular: 480, overtime: 30 }),
    aDay(october(2), { regular: 480 }),
    aDay(october(5), { overtime: 45 }),
  ]
  const line = slip({ days }).lines.find(({ key }) => key === "overtimePay")
  expect(line?.days).toEqual([
    { day: "2026-10-01", share: 30 },
    { day: "2026-10-05", share: 45 },
  ])
  expect(line?.why.inputs.find(({ name }) => name === "overtimeMinutes")?.value).toBe("75")
})
