import { Effect, Result } from "effect"
import { describe, expect, test } from "vitest"
import { isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { PayInputs } from "#modules/payroll/model.ts"
import { ageReachedOn, birthdayOf, isOfAge } from "#modules/payroll/rules/insurance/age.ts"
import { lineName } from "#modules/payroll/rules/slip/line-names.ts"
import { slipOf, slipResult } from "#modules/payroll/rules/slip/slip.ts"
import { residentTaxOfYear } from "#modules/payroll/rules/tax/resident-tax.ts"
import { law } from "../../law/law-book.ts"
import { aDay, aMonth } from "./builders.ts"

const slip = (inputs: Partial<PayInputs>, month = "2026-10") =>
  Result.getOrThrow(slipResult(aMonth(month, inputs), law))
const amount = (inputs: Partial<PayInputs>, key: string) => slip(inputs).lines.find((line) => line.key === key)?.amount
/** Lines of health insurance and pension, whatever of them the pay covers. */
const social = (inputs: Partial<PayInputs>) => slip(inputs).lines.filter(({ key }) => /^(health|pension)/.test(key))
const insured = (month: string, standard = 300_000) => ({
  month: isoMonth(month),
  healthStandard: yen(standard),
  pensionStandard: yen(standard),
})

describe("ages", () => {
  test("an age is reached on the day before the birthday, so those born on the first change a month early", () => {
    expect(ageReachedOn(isoDate("1986-10-02"), 480)).toBe("2026-10-01")
    expect(ageReachedOn(isoDate("1986-10-01"), 480)).toBe("2026-09-30")
    expect(ageReachedOn(isoDate("1988-02-29"), 38 * 12)).toBe("2026-02-28")
  })
  test("nursing care runs from the month of 40 to the month before 65", () => {
    const ages = { fromMonths: 480, untilMonths: 780 }
    const of = (birth: string, month: string) => isOfAge(isoDate(birth), isoMonth(month), ages)
    expect([of("1986-10-02", "2026-09"), of("1986-10-02", "2026-10")]).toEqual([false, true])
    expect([of("1986-10-01", "2026-08"), of("1986-10-01", "2026-09")]).toEqual([false, true])
    expect([of("1961-10-02", "2026-09"), of("1961-10-02", "2026-10")]).toEqual([true, false])
    expect([of("1961-10-01", "2026-08"), of("1961-10-01", "2026-09")]).toEqual([true, false])
  })
  test("pension ends in the month before the day before 70, health insurance before the birthday of 75 itself", () => {
    const keys = (birthDate: string, joinedOn = "2020-04-01") =>
      social({
        birthDate: isoDate(birthDate),
        joinedOn: isoDate(joinedOn),
        premiums: [insured("2026-10")],
      }).map(({ key }) => key)
    expect(keys("1956-11-02")).toEqual(["healthInsurance", "pension"])
    expect(keys("1956-11-01")).toEqual(["healthInsurance"])
    expect(keys("1956-10-31")).toEqual(["healthInsurance"])
    expect(keys("1951-11-01")).toEqual(["healthInsurance"])
    expect(keys("1951-10-31")).toEqual([])
    // 同月得喪: who joined in the month in which an age ends an insurance owes that month.
    expect(keys("1956-10-31", "2026-10-01")).toEqual(["healthInsurance", "pension"])
    expect(keys("1951-10-31", "2026-10-30")).toEqual(["healthInsurance"])
    expect(keys("1951-10-31", "2026-10-31")).toEqual([])
  })
  test("the birthday of somebody born on 29 February is 1 March in other years", () => {
    expect(birthdayOf(isoDate("1952-02-29"), 900)).toBe("2027-03-01")
    expect(birthdayOf(isoDate("1952-02-28"), 900)).toBe("2027-02-28")
  })
})

describe("premiums", () => {
  test("two months are rounded each by itself", () => {
    // 新潟 110,000 × (9.21 + 0.23) % ÷ 2 = 5,192; 110,000 × 18.3 % ÷ 2 = 10,065
    const premiums = [insured("2026-09", 110_000), insured("2026-10", 110_000)]
    expect(amount({ premiums, prefecture: "新潟県" }, "healthInsurance")).toBe(2 * 5192)
    expect(amount({ premiums }, "pension")).toBe(2 * 10_065)
  })
  test("a premium by hand is taken as entered, also one of nothing", () => {
    const byHand = (health: number, pension: number) =>
      social({
        premiums: [{ ...insured("2026-10"), healthByHand: yen(health), pensionByHand: yen(pension) }],
      }).map(({ key, amount: yenTaken }) => [key, yenTaken])
    expect(byHand(18_200, 9000)).toEqual([
      ["healthInsurance", 18_200],
      ["pension", 9000],
    ])
    expect(byHand(0, 0)).toEqual([
      ["healthInsurance", 0],
      ["pension", 0],
    ])
  })
  test("of two months one as entered and one by the rates, both are taken", () => {
    const premiums = [
      { ...insured("2026-09"), healthByHand: yen(18_200), pensionByHand: yen(0) },
      { ...insured("2026-10") },
    ]
    const lines = social({ premiums }).map((line) => [lineName(line, "ja"), line.amount])
    expect(lines).toEqual([
      ["健康保険料", 15_120],
      ["健康保険料（2）", 18_200],
      ["厚生年金保険料", 27_450],
      ["厚生年金保険料（2）", 0],
    ])
  })
})

describe("PAY-11 resident tax", () => {
  test("the year is split into eleven months in whole hundreds and the rest in June", () => {
    expect(residentTaxOfYear(yen(180_300), 12)).toEqual({ firstMonth: 15_300, otherMonths: 15_000 })
    const { firstMonth, otherMonths } = residentTaxOfYear(yen(100_100), 12)
    expect(firstMonth + 11 * otherMonths).toBe(100_100)
  })
  test("June takes the first month, May and July the others", () => {
    const residentTax = { layout: "simple", firstMonth: yen(15_300), otherMonths: yen(15_000) } as const
    const on = (paidOn: string) => amount({ paidOn: isoDate(paidOn), residentTax }, "residentTax")
    expect(["2026-05-31", "2026-06-01", "2026-06-30", "2026-07-01"].map(on)).toEqual([15_000, 15_300, 15_300, 15_000])
  })
  test("twelve amounts are taken by the number of the pay month", () => {
    const residentTax = { layout: "monthly", months: { 11: yen(1100), 12: yen(1200) } } as const
    expect(amount({ residentTax }, "residentTax")).toBe(1100)
  })
})

describe("commuting", () => {
  const taxBase = (commuting: PayInputs["commuting"]) =>
    slip({
      days: [aDay(isoDate("2026-10-01"), { regular: 6000 })],
      incomeTax: { column: "kou", dependants: 0 },
      ...(commuting === undefined ? {} : { commuting }),
    }).lines.find(({ key }) => key === "taxBase")?.amount
  test("a pass is free of tax to 150,000 yen, beyond it the rest is taxed", () => {
    expect(taxBase({ by: "transit", yen: yen(150_000) })).toBe(180_000)
    expect(taxBase({ by: "transit", yen: yen(150_001) })).toBe(180_001)
  })
  test("what terms call free of tax is free to the same limit and no further", () => {
    const free = (paid: number, taxFree: number) =>
      180_000 + paid - (taxBase({ by: "other", yen: yen(paid), taxFree: yen(taxFree) }) ?? 0)
    expect(free(80_000, 30_000)).toBe(30_000)
    expect(free(150_000, 150_000)).toBe(150_000)
    expect(free(200_000, 150_001)).toBe(150_000)
    expect(free(200_000, 200_000)).toBe(150_000)
  })
  test("by car the free part follows the distance", () => {
    const free = (oneWayKm: number) => 180_000 + 80_000 - (taxBase({ by: "car", yen: yen(80_000), oneWayKm }) ?? 0)
    expect([1, 2, 9, 10, 94, 95].map(free)).toEqual([0, 4200, 4200, 7300, 59_600, 66_400])
  })
  test("the day before the car limits held here has no law", () => {
    const inputs = aMonth("2026-02", {
      paidOn: isoDate("2026-03-31"),
      commuting: { by: "car", yen: yen(1), oneWayKm: 10 },
    })
    expect(Result.getOrThrow(Result.flip(slipResult(inputs, law)))).toMatchObject({
      parameter: "payroll/commuting/car",
      on: "2026-03-31",
    })
  })
})

test("a month whose rates are not published is refused, never guessed", async () => {
  const march = aMonth("2027-03", { paidOn: isoDate("2027-04-25"), premiums: [insured("2027-03")] })
  expect(await Effect.runPromise(Effect.flip(slipOf(march, law)))).toMatchObject({
    _tag: "NoLawOnDate",
    on: "2027-03-01",
  })
  const april = aMonth("2027-04", { paidOn: isoDate("2027-04-30"), employmentInsurance: "construction" })
  expect(await Effect.runPromise(Effect.flip(slipOf(april, law)))).toMatchObject({
    parameter: "payroll/employment-insurance/construction/worker",
  })
  expect(await Effect.runPromise(slipOf(aMonth("2027-02"), law))).toMatchObject({ totals: { net: 0 } })
})

test("PAY-10 課税対象額 is never below nothing: commuting alone, or premiums beyond it", () => {
  const of = (paid: number, taxed: number) =>
    amount(
      {
        commuting: { by: "other", yen: yen(paid), taxFree: yen(paid) },
        subsidies: [{ title: "手当", yen: yen(taxed), isInHourlyBase: false }],
        premiums: [insured("2026-10")],
        incomeTax: { column: "kou", dependants: 0 },
      },
      "taxBase",
    )
  // 42,570 of premiums are taken of both.
  expect([of(60_000, 42_571), of(60_000, 42_570), of(60_000, 42_569), of(60_000, 0)]).toEqual([1, 0, 0, 0])
})

describe("warnings", () => {
  const codes = (inputs: Partial<PayInputs>) => slip(inputs).warnings.map(({ code }) => code)
  const overtime = (length: number) => codes({ days: [aDay(isoDate("2026-10-01"), { overtime: length })] })
  test("45:00 and 60:00 are inside, a minute more is told", () => {
    expect([2700, 2701, 3600, 3601].map(overtime)).toEqual([
      [],
      ["OVERTIME_45H"],
      ["OVERTIME_45H"],
      ["OVERTIME_45H", "OVERTIME_60H"],
    ])
  })
  test("overtime and holiday work of 100 hours is told beside: 99:59 is the last that may be done", () => {
    const together = (holiday: number) =>
      codes({ days: [aDay(isoDate("2026-10-01"), { overtime: 2700, holiday })] }).includes("OVERTIME_100H")
    expect([3299, 3300].map(together)).toEqual([false, true])
  })
  test("an hour under the minimum wage of the workplace on that day is told with the day", () => {
    const wage = (hourlyWage: number) => ({
      terms: [
        {
          salaryType: "hour",
          hourlyWage: yen(hourlyWage),
          from: isoDate("2020-04-01"),
          deemedOvertime: aDay(isoDate("2026-10-01"), {}).night,
        },
      ] as const,
    })
    const kyoto = (day: string) => ({ days: [aDay(isoDate(day), { regular: 60 }, { workplace: "京都府" })] })
    // 京都府: 1,122 yen until 2026-11-15, 1,180 from 2026-11-16
    const on = (day: string, hourlyWage: number) => slip({ ...wage(hourlyWage), ...kyoto(day) }, "2026-11").warnings
    expect(on("2026-11-15", 1179)).toEqual([])
    expect(on("2026-11-16", 1180)).toEqual([])
    expect(on("2026-11-16", 1179)).toEqual([
      { code: "MINIMUM_WAGE", figures: { prefecture: "京都府", day: "2026-11-16", hourly: "1179", minimum: 1180 } },
    ])
  })
  test("deductions beyond the pay are told and the net stays negative", () => {
    expect(slip({ deductions: [{ title: "寮費", yen: yen(5000) }] })).toMatchObject({
      totals: { gross: 0, deductions: 5000, net: -5000 },
      warnings: [{ code: "NEGATIVE_NET", figures: { net: -5000 } }],
    })
  })
})
