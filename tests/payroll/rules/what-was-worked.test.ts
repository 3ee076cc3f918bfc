/** Nobody is paid less than what was worked: absence, and hours beyond a ticked shift. */
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
const common = { from, deemedOvertime: minutes(0) }
const october = (day: number) => isoDate(`2026-10-${String(day).padStart(2, "0")}`)
const slip = (inputs: Partial<PayInputs>) => {
  const made = Result.getOrThrow(slipResult(aMonth("2026-10", inputs), law))
  for (const { key, amount, why } of made.lines) expect([key, recomputed(why)]).toEqual([key, amount])
  return made
}
const amounts = (inputs: Partial<PayInputs>) =>
  Object.fromEntries(slip(inputs).lines.map((line) => [line.key, line.amount]))

describe("PAY-17 absence is never more than what was not worked", () => {
  /** October's 22 weekdays of eight hours, of which these were worked. */
  const weekdays = Array.from({ length: 31 }, (_, at) => october(at + 1)).filter((_, at) => ![2, 3].includes(at % 7))
  const monthly: PayTerms = { salaryType: "month", monthlyBase: yen(320_000), averageMonthlyHours: "160", ...common }
  const workedOf = (worked: number, more: Partial<PayInputs> = {}) =>
    slip({
      terms: [monthly],
      scheduledDays: weekdays,
      scheduledMinutes: weekdays.map(() => minutes(480)),
      absences: weekdays.slice(worked).map((day) => ({ day, unpaid: minutes(480) })),
      ...more,
    })
  const paidFor = (worked: number, more: Partial<PayInputs> = {}) => workedOf(worked, more).totals.gross

  test("of 22 days one worked pays a twenty-second, two pay two, none pays nothing", () => {
    expect(weekdays.length).toBe(22)
    // 320,000 × 21 ÷ 22 = 305,454.5… dropped; by the average hour it would be 336,000.
    expect([0, 1, 2].map((worked) => paidFor(worked))).toEqual([0, 14_546, 29_091])
  })
  test("the same where the days' lengths are not known", () => {
    expect(
      [0, 1, 2].map((worked) =>
        amounts({
          terms: [monthly],
          scheduledDays: weekdays,
          absences: weekdays.slice(worked).map((day) => ({ day, unpaid: minutes(480) })),
        }),
      ),
    ).toMatchObject([{ absence: -320_000 }, { absence: -305_454 }, { absence: -290_909 }])
  })
  test("in no month is what was worked paid less than its share, however many days were missed", () => {
    for (let worked = 0; worked <= 22; worked += 1)
      expect(paidFor(worked)).toBeGreaterThanOrEqual(Math.floor((320_000 * worked) / 22))
  })
  test("in a month of fewer hours than the average an hour's absence costs an hour of the average", () => {
    const days = weekdays.slice(0, 18)
    const absences = [{ day: october(1), unpaid: minutes(480) }]
    const made = amounts({
      terms: [monthly],
      scheduledDays: days,
      scheduledMinutes: days.map(() => minutes(480)),
      absences,
    })
    expect(made).toMatchObject({ absence: -16_000 })
  })
  test("by minutes: a missed short day takes its own hours, not a whole day's", () => {
    const lengths = weekdays.map((_, at) => minutes(at === 0 ? 120 : 540))
    const missed = weekdays.map((day, at) => ({ day, unpaid: lengths[at] ?? minutes(0) }))
    const all = 120 + 21 * 540
    const made = (absences: PayInputs["absences"]) =>
      amounts({ terms: [monthly], scheduledDays: weekdays, scheduledMinutes: lengths, absences }).absence
    expect(made(missed.slice(1))).toBe(-Math.floor((320_000 * 21 * 540) / all))
    expect(made(missed.slice(0, 1))).toBe(-Math.floor((320_000 * 120) / all))
  })
  test("who joined in the month and missed every day of it gets nothing, not less", () => {
    const joinedOn = october(19)
    const absences = weekdays.filter((day) => day >= joinedOn).map((day) => ({ day, unpaid: minutes(480) }))
    expect(paidFor(22, { joinedOn, absences })).toBe(0)
  })
})

describe("PAY-18 hours beyond the ticked shifts are paid whole", () => {
  const terms: PayTerms = {
    salaryType: "shift",
    shiftPrices: { morning: yen(9000), afternoon: yen(9000), evening: yen(16_000) },
    shiftLengths: { morning: minutes(240), afternoon: minutes(240), evening: minutes(480) },
    ...common,
  }
  const made = (days: PayInputs["days"], more: Partial<PayTerms> = {}) => {
    const changed: PayTerms =
      more.overtimePercent === undefined ? terms : { ...terms, overtimePercent: more.overtimePercent }
    return amounts({ terms: [changed], days })
  }
  const both = { shifts: ["morning", "afternoon"] } as const

  test("a morning of six hours pays the two beyond it at the plain wage, one minute too", () => {
    const morning = { shifts: ["morning"] } as const
    expect(made([aDay(october(1), { regular: 360 }, morning)])).toEqual({
      "shift:morning": 9000,
      hourlyBase: 2250,
      beyondShiftPay: 4500,
    })
    expect(made([aDay(october(1), { regular: 241 }, morning)])).toMatchObject({ beyondShiftPay: 38 })
    expect(made([aDay(october(1), { regular: 240 }, morning)])).toEqual({ "shift:morning": 9000 })
  })
  test("overtime beyond the shifts at 1.25, on the sixth day inside them only at 0.25", () => {
    expect(made([aDay(october(1), { regular: 480, overtime: 60 }, both)])).toMatchObject({ overtimePay: 2813 })
    const sixth = made([aDay(october(10), { overtime: 540 }, both)])
    // Eight hours are in the prices: 2,250 × 0.25 × 8; the ninth is beyond them.
    expect(sixth).toMatchObject({ overtimePay: 2813, overtimePremium: 4500, "shift:morning": 9000 })
  })
  test("the company's rate acts on them as on hours", () => {
    const day = [aDay(october(10), { overtime: 540 }, both)]
    expect(made(day, { overtimePercent: 150 })).toMatchObject({ overtimePay: 3375, overtimePremium: 9000 })
    const holiday = [aDay(october(4), { holiday: 540 }, both)]
    expect(made(holiday, { overtimePercent: 160 })).toMatchObject({ holidayPay: 3600, holidayPremium: 10_800 })
  })
  test("beyond sixty hours: 1.5 beyond the shifts, 0.5 inside them", () => {
    const days = [
      aDay(october(1), { regular: 480, overtime: 3600 }, both),
      aDay(october(10), { overtime: 540, beyondSixty: 540 }, both),
    ]
    expect(made(days)).toMatchObject({ overtime60Pay: 3375, overtime60Premium: 9000 })
  })
  test("a statutory holiday: 1.35 beyond the shifts, and its night 1.60 with the 0.25", () => {
    const day = aDay(october(4), { holiday: 600, holidayNight: 60 }, both)
    expect(made([day])).toMatchObject({ holidayPremium: 6300, holidayPay: 6075, holidayNightPremium: 563 })
  })
  test("half a shift pays half of its price for half of its hours", () => {
    const day = { ...aDay(october(1), { regular: 180 }, { shifts: ["morning"] }), halfShifts: ["morning"] as const }
    expect(made([day])).toMatchObject({ "shift:morning": 4500, beyondShiftPay: 2250 })
    const odd: PayTerms = { ...terms, shiftPrices: { morning: yen(9001) } }
    expect(amounts({ terms: [odd], days: [{ ...day, regular: minutes(120) }] })).toEqual({ "shift:morning": 4501 })
  })
  test("who usually works in the evening has the evening as base of his overtime (規則19条)", () => {
    const evening = (day: number, overtime = 0) =>
      aDay(october(day), { regular: 480, overtime }, { shifts: ["evening"] })
    const usual = [evening(1, 60), evening(2), aDay(october(5), { regular: 480 }, both)]
    expect(made(usual)).toMatchObject({ hourlyBase: 2000, overtimePay: 2500 })
    const seldom = [evening(1, 60), aDay(october(5), { regular: 480 }, both)]
    expect(made(seldom)).toMatchObject({ hourlyBase: 2250, overtimePay: 2813 })
  })
  test("fixed overtime: of what is beyond it, hours inside a ticked shift get the premium alone", () => {
    const fixed: PayTerms = { ...terms, deemedOvertime: minutes(60) }
    const days = [aDay(october(10), { overtime: 540 }, both)]
    // Seven hours of the eight beyond the agreed one are in the prices.
    expect(amounts({ terms: [fixed], days })).toMatchObject({ overtimePremium: 3938, excessOvertimePay: 2813 })
  })
  test("arranged shifts of hourly and monthly pay are no prices: a statutory holiday is paid whole", () => {
    const days = [aDay(october(4), { holiday: 480 }, both)]
    const hourly: PayTerms = { salaryType: "hour", hourlyWage: yen(2000), ...common }
    expect(amounts({ terms: [hourly], days })).toEqual({ holidayPay: 21_600 })
    const monthly: PayTerms = { salaryType: "month", monthlyBase: yen(320_000), averageMonthlyHours: "160", ...common }
    expect(amounts({ terms: [monthly], days })).toMatchObject({ holidayPay: 21_600 })
  })
})
