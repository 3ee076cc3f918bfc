import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { type PersonMonth, payInputsOf } from "#modules/payroll/rules/slip/pay-inputs.ts"
import { slipResult } from "#modules/payroll/rules/slip/slip.ts"
import { gradeOf, type Terms } from "#modules/people/index.ts"
import { completeTerms } from "#modules/people/model.ts"
import { law } from "../../law/law-book.ts"
import { aDay } from "./builders.ts"

const terms = (given: Partial<Terms>): Terms =>
  completeTerms(1, 1, { effectiveFrom: isoDate("2020-04-01"), salaryType: "month", averageMonthlyHours: 168, ...given })
const person = (given: Partial<PersonMonth> = {}): PersonMonth => ({
  month: isoMonth("2026-10"),
  from: isoDate("2026-10-01"),
  to: isoDate("2026-10-31"),
  paidOn: isoDate("2026-11-25"),
  staff: { birthday: isoDate("1991-06-15"), joinedOn: isoDate("2020-04-01"), leftOn: null },
  terms: [terms({ basicSalary: yen(280_000) })],
  residentTax: undefined,
  prefecture: "大阪府",
  days: [],
  absences: [],
  ...given,
})
const inputs = (given: Partial<PersonMonth>) => Result.getOrThrow(payInputsOf(person(given), law))
const missing = (given: Partial<PersonMonth>) => Result.getOrThrow(Result.flip(payInputsOf(person(given), law)))

describe("a slip's inputs from what people hold", () => {
  test("a month without a day of employment pays nothing that terms agree by the month, and takes no premium again", () => {
    const owned = terms({
      basicSalary: yen(300_000),
      deemedOvertimeHours: 20,
      hasSocialInsurance: true,
      standardRemuneration: yen(300_000),
      commutingYen: yen(20_000),
      // Whole of a part is nothing of none.
      isCommutingPaidWhole: true,
      safetyFee: yen(1000),
      subsidies: [{ title: "家族手当", yen: yen(10_000), isInHourlyBase: false, isPaidWhole: true }],
    })
    const of = (leftOn: string) => {
      const staff = { birthday: isoDate("1991-06-15"), joinedOn: isoDate("2020-04-01"), leftOn: isoDate(leftOn) }
      const made = inputs({
        staff,
        terms: [owned],
        paidOn: isoDate("2026-10-31"),
        days: [aDay(isoDate("2026-10-01"), {})],
      })
      return Result.getOrThrow(slipResult(made, law))
    }
    expect(of("2026-09-30").totals).toEqual({ gross: 0, deductions: 0, net: 0 })
    const keys = of("2026-10-01").lines.map(({ key }) => key)
    for (const key of ["deemedOvertimePay", "commuting", "pension"]) expect(keys).toContain(key)
  })
  test("monthly terms, deemed hours, insurance by standard, tax and resident tax reach the slip", () => {
    const made = inputs({
      terms: [
        terms({
          basicSalary: yen(280_000),
          deemedOvertimeHours: 30,
          hasSocialInsurance: true,
          standardRemuneration: yen(340_000),
          hasEmploymentInsurance: true,
          commutingYen: yen(12_000),
          commutingTaxFreeYen: yen(10_000),
          subsidies: [{ title: "家族手当", yen: yen(5000), isInHourlyBase: false }],
          safetyFee: yen(1000),
        }),
      ],
      residentTax: {
        staffId: 1,
        fiscalYear: 2026,
        version: 1,
        isCollected: true,
        isSimple: true,
        firstMonthYen: yen(15_300),
        remainingMonthYen: yen(15_000),
        byMonth: null,
      },
    })
    const slip = Result.getOrThrow(slipResult(made, law))
    expect(slip.lines.map(({ key, amount }) => [key, amount])).toEqual([
      ["hourlyBase", 1667],
      ["basePay", 280_000],
      ["deemedOvertimePay", 62_513],
      ["subsidy:家族手当", 5000],
      ["commuting", 12_000],
      ["healthInsurance", 17_612],
      ["pension", 31_110],
      ["employmentInsurance", 2157],
      ["taxBase", 298_634],
      ["incomeTax", 7820],
      ["residentTax", 15_000],
      ["deduction:安全協力会費", 1000],
    ])
  })
  test("premiums are taken of an allowance too, unless it is one of those that the law leaves out", () => {
    const baseOf = (isInHourlyBase: boolean) => {
      const subsidies = [{ title: "職長手当", yen: yen(20_000), isInHourlyBase }]
      const slip = Result.getOrThrow(
        slipResult(inputs({ terms: [terms({ basicSalary: yen(280_000), subsidies })] }), law),
      )
      return slip.lines.find(({ key }) => key === "hourlyBase")?.amount
    }
    expect([baseOf(true), baseOf(false)]).toEqual([1786, 1667])
  })
  test("the recorded standard stands before the names of grades, and the pension ends at its own last grade", () => {
    const of = (given: Partial<Terms>) => inputs({ terms: [terms({ hasSocialInsurance: true, ...given })] }).premiums[0]
    expect(of({ healthGrade: 26, pensionGrade: 20, standardRemuneration: yen(380_000) })).toMatchObject({
      healthStandard: 380_000,
      pensionStandard: 380_000,
    })
    expect(of({ healthGrade: 50 })).toMatchObject({ healthStandard: 1_390_000, pensionStandard: 650_000 })
    expect(of({ healthGrade: 1 })).toMatchObject({ healthStandard: 58_000, pensionStandard: 88_000 })
    expect(of({ healthGrade: 20, pensionGrade: 18 })).toMatchObject({
      healthStandard: 260_000,
      pensionStandard: 280_000,
    })
  })
  test("an amount by hand of nothing is an amount; a standard that is no grade's is missing", () => {
    const insured = { basicSalary: yen(280_000), hasSocialInsurance: true }
    const byHand = { healthInsuranceYen: yen(0), nursingCareYen: yen(0), pensionYen: yen(0) }
    expect(inputs({ terms: [terms({ ...insured, ...byHand })] }).premiums).toEqual([
      { month: "2026-10", healthByHand: 0, nursingCareByHand: 0, pensionByHand: 0 },
    ])
    for (const given of [{ standardRemuneration: yen(305_000) }, { healthInsuranceYen: yen(0) }, {}])
      expect(missing({ terms: [terms({ ...insured, ...given })] })).toMatchObject({ missing: ["standardRemuneration"] })
  })
  test("an insurance society's amounts are taken as entered", () => {
    const made = inputs({
      terms: [
        terms({
          basicSalary: yen(280_000),
          hasSocialInsurance: true,
          healthInsuranceYen: yen(18_200),
          pensionGrade: 20,
        }),
      ],
    })
    expect(made.premiums).toEqual([{ month: "2026-10", healthByHand: 18_200, pensionStandard: 320_000 }])
    expect(Result.getOrThrow(slipResult(made, law)).lines.map(({ key, amount }) => [key, amount])).toContainEqual([
      "healthInsurance",
      18_200,
    ])
  })
  test("shift terms carry each price and the hours of a shift; a branch of its own beats the company's", () => {
    const made = inputs({
      terms: [
        terms({
          salaryType: "shift",
          morningSalary: yen(9000),
          afternoonSalary: yen(9000),
          hoursPerShift: 4,
          kenId: 13,
        }),
      ],
    })
    expect(made.terms[0]).toMatchObject({
      shiftPrices: { morning: 9000, afternoon: 9000 },
      shiftLengths: { morning: 240, afternoon: 240 },
    })
    expect(made.prefecture).toBe("東京都")
  })
  test("contracted days follow the weekdays of the terms", () => {
    expect(inputs({}).scheduledDays).toHaveLength(22)
  })
  test("what is missing is told by name, all at once", () => {
    expect(missing({ terms: [] })).toMatchObject({ missing: ["terms"] })
    expect(missing({ terms: [terms({ salaryType: "construction" })] })).toMatchObject({ missing: ["terms"] })
    expect(
      missing({
        staff: { birthday: null, joinedOn: null, leftOn: null },
        terms: [terms({ averageMonthlyHours: null, hasSocialInsurance: true })],
        from: isoDate("2026-09-01"),
      }),
    ).toMatchObject({ missing: ["averageMonthlyHours", "birthday", "standardRemuneration"] })
    const hourly = { salaryType: "hour", basicSalary: yen(2000), averageMonthlyHours: null } as const
    const subsidies = [{ title: "職長手当", yen: yen(20_000), isInHourlyBase: true }]
    expect(missing({ terms: [terms({ ...hourly, subsidies })] })).toMatchObject({ missing: ["averageMonthlyHours"] })
  })
})

test("a grade holds from its lower bound to below the next", () => {
  const grades = Result.getOrThrow(law.standardGrades.health(isoDate("2026-10-01"))).value
  const grade = (remuneration: number) => gradeOf(remuneration, grades).grade
  expect([0, 62_999, 63_000, 394_999, 395_000, 1_354_999, 1_355_000].map(grade)).toEqual([1, 1, 2, 26, 27, 49, 50])
})
