/**
 * One slip on each side of every day that decides law: the closing day, the pay day and the premium month, each moved
 * alone, so that a rule that asks the wrong one of them is seen. Expected figures by hand from the published rates.
 */
import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { PayInputs } from "#modules/payroll/model.ts"
import { slipResult } from "#modules/payroll/rules/slip/slip.ts"
import { aDay, aMonth } from "../payroll/rules/builders.ts"
import { law } from "./law-book.ts"

/** Taxes of 2028 are asked of work whose minimum wage is not published: what stops for that is tested with least wages. */
const onLaw = { ...law, minimumWagesEnd: undefined }

/** A month that closes on `to` and is paid on `paidOn`; a gross of `gross` yen in one hour. */
const aSlip = (to: string, paidOn: string, gross: number, given: Partial<PayInputs> = {}) =>
  slipResult(
    aMonth(to.slice(0, 7), {
      to: isoDate(to),
      paidOn: isoDate(paidOn),
      terms: [{ salaryType: "hour", hourlyWage: yen(gross), from: isoDate("2020-04-01"), deemedOvertime: minutes(0) }],
      days: [aDay(isoDate(to), { regular: 60 })],
      ...given,
    }),
    onLaw,
  )
const taken = (key: string, slip: ReturnType<typeof aSlip>) =>
  Result.isFailure(slip) ? slip.failure.on : slip.success.lines.find((line) => line.key === key)?.amount

describe("employment insurance is by the closing day", () => {
  const of = (kind: NonNullable<PayInputs["employmentInsurance"]>, to: string, paidOn: string) =>
    taken("employmentInsurance", aSlip(to, paidOn, 200_000, { employmentInsurance: kind }))
  // [closing day, pay day]: the pay day lies in the next year of insurance on both sides of each border.
  const borders = [
    ["2025-03-31", "2025-04-25"],
    ["2025-04-01", "2025-04-25"],
    ["2026-03-31", "2026-04-25"],
    ["2026-04-01", "2026-04-25"],
    ["2027-03-31", "2027-04-25"],
    ["2027-04-01", "2027-04-25"],
  ] as const
  test.each([
    ["construction", [1400, 1300, 1300, 1200, 1200, "2027-04-01"]],
    ["general", [1200, 1100, 1100, 1000, 1000, "2027-04-01"]],
    ["agriculture", [1400, 1300, 1300, 1200, 1200, "2027-04-01"]],
  ] as const)("of %s, 200,000 yen", (kind, expected) => {
    expect(borders.map(([to, paidOn]) => of(kind, to, paidOn))).toEqual(expected)
  })
  test("50 sen is dropped and 51 raised", () => {
    // 200,083 × 6 ÷ 1,000 = 1,200.498; 200,084 gives 1,200.504
    const share = (gross: number) =>
      taken("employmentInsurance", aSlip("2026-10-31", "2026-11-25", gross, { employmentInsurance: "construction" }))
    expect([200_083, 200_084].map(share)).toEqual([1200, 1201])
  })
})

describe("income tax is by the year of the pay day", () => {
  // [closing day, pay day]: work of one year that is paid in the next has the next year's tax.
  const borders = [
    ["2025-11-30", "2025-12-31"],
    ["2025-12-31", "2026-01-01"],
    ["2025-12-20", "2026-01-31"],
    ["2026-11-30", "2026-12-31"],
    ["2026-12-31", "2027-01-01"],
    ["2026-12-20", "2027-01-31"],
    ["2027-11-30", "2027-12-31"],
    ["2027-12-31", "2028-01-01"],
  ] as const
  const tax = (given: Partial<PayInputs>, gross = 300_000) =>
    borders.map(([to, paidOn]) => taken("incomeTax", aSlip(to, paidOn, gross, given)))
  const kou = { incomeTax: { column: "kou", dependants: 0 } } as const
  const none = "2028-01-01"
  test("PAY-10 甲 of 300,000 yen by the table", () => {
    expect(tax(kou)).toEqual([8420, 7930, 7930, 7930, 7760, 7760, 7760, none])
  })
  test("甲 of 300,000 yen by the computer method", () => {
    expect(tax({ ...kou, incomeTaxMethod: "computer" })).toEqual([8380, 7910, 7910, 7910, 7740, 7740, 7740, none])
  })
  test("乙 of 300,000 yen in the rows, of 800,000 above them", () => {
    const otsu = { incomeTax: { column: "otsu" } } as const
    expect(tax(otsu)).toEqual([53_700, 53_600, 53_600, 53_600, 53_200, 53_200, 53_200, none])
    expect(tax(otsu, 800_000)).toEqual([284_304, 283_704, 283_704, 283_704, 283_504, 283_504, 283_504, none])
  })
  test("甲 from 740,000 yen is known for 2026 alone; a yen below it, for 2027 too", () => {
    // 2026: 71,680 + 0 × 20.42 %
    const known = [71_680, 71_680, 71_680]
    expect(tax(kou, 740_000)).toEqual(["2025-12-31", ...known, "2027-01-01", "2027-01-31", "2027-12-31", none])
    expect(tax(kou, 739_999).slice(4, 7).every(Number.isInteger)).toBe(true)
  })
  test("丙 is known for 2026 alone", () => {
    expect(tax({ incomeTax: { column: "hei" } }, 9800).map((figure) => (figure === 1 ? "known" : figure))).toEqual([
      "2025-12-31",
      "known",
      "known",
      "known",
      "2027-01-01",
      "2027-01-31",
      "2027-12-31",
      none,
    ])
  })
})

describe("health insurance and pension are by the premium month", () => {
  const premium = (month: string, key: string, birthDate = "1990-05-10") =>
    // Closed and paid in other months than the premium's: neither day decides.
    taken(
      key,
      aSlip("2026-03-31", "2026-04-30", 0, {
        birthDate: isoDate(birthDate),
        premiums: [{ month: isoMonth(month), healthStandard: yen(300_000), pensionStandard: yen(300_000) }],
      }),
    )
  const march = ["2025-02", "2025-03", "2026-02", "2026-03", "2026-04"]
  const months = [...march, "2026-08", "2026-09", "2026-12", "2027-02", "2027-03", "2027-08", "2027-09"]
  const unknown = ["2027-03-01", "2027-08-01", "2027-09-01"]
  test("Tokyo, 300,000 yen: March changes the rates, April 2026 begins the child support", () => {
    // 300,000 × 9.91 % ÷ 2 | 9.85 % | 10.08 %
    const known = [14_865, 14_865, 14_775, 15_120, 15_120, 15_120, 15_120, 15_120]
    expect(months.map((month) => premium(month, "healthInsurance"))).toEqual(["2025-02-01", ...known, ...unknown])
  })
  test("with nursing care: 11.50 %, 11.47 %, 11.70 %", () => {
    const known = [17_250, 17_250, 17_205, 17_550, 17_550, 17_550, 17_550, 17_550]
    expect(months.map((month) => premium(month, "healthInsurance", "1981-05-10"))).toEqual([
      "2025-02-01",
      ...known,
      ...unknown,
    ])
  })
  test("nursing care begins with the month of 40 and ends with the month before 65, by the days before them", () => {
    const hasCare = (birthDate: string) => premium("2026-10", "healthInsurance", birthDate) === 17_550
    expect(["1986-11-02", "1986-11-01", "1961-11-02", "1961-11-01"].map(hasCare)).toEqual([false, true, true, false])
  })
  test("pension is 27,450 until the month before 70", () => {
    const of = (birthDate: string) => premium("2026-10", "pension", birthDate)
    expect(["1956-11-02", "1956-11-01"].map(of)).toEqual([27_450, undefined])
  })
})

describe("fixed overtime beyond sixty hours", () => {
  const terms = (hours: number): PayInputs["terms"] => [
    {
      salaryType: "month",
      monthlyBase: yen(168_000),
      averageMonthlyHours: "168",
      from: isoDate("2020-04-01"),
      deemedOvertime: minutes(hours * 60),
    },
  ]
  const fixed = (hours: number) =>
    taken("deemedOvertimePay", aSlip("2026-10-31", "2026-11-25", 0, { terms: terms(hours), days: [] }))
  test("hours up to 60 are 1.25 of 1,000 yen, those beyond 1.50", () => {
    expect([59, 60, 61, 70].map(fixed)).toEqual([73_750, 75_000, 76_500, 90_000])
  })
  test("what is worked beyond 70 fixed hours has 1.50", () => {
    const days = [aDay(isoDate("2026-10-01"), { overtime: 71 * 60, beyondSixty: 11 * 60 })]
    const slip = aSlip("2026-10-31", "2026-11-25", 0, { terms: terms(70), days })
    expect([taken("excessOvertimePay", slip), taken("excessOvertime60Pay", slip)]).toEqual([undefined, 1500])
  })
})
