import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { healthPremium } from "#modules/payroll/rules/insurance/health-insurance.ts"
import { pensionPremium } from "#modules/payroll/rules/insurance/pension.ts"
import { law } from "./law-book.ts"

const premiumLaw = (day: string) => Result.getOrThrow(law.premiums(isoDate(day)))
const grades = Result.getOrThrow(law.standardGrades.health(isoDate("2026-10-01"))).value

/** 50 sen or less dropped, in whole numbers: the rate in hundred-thousandths, the share half of it. */
const shareOf = (standard: number, rate: number) => Math.ceil((standard * rate - 100_000) / 200_000)
const hundredThousandths = (rate: string | undefined) => Math.round(Number(rate) * 100_000)

const amountOf = (
  standard: number,
  prefecture: (typeof prefectures)[number],
  hasNursingCare: boolean,
  rounding: "combined" | "separate" = "combined",
) => healthPremium([{ standard, prefecture, hasNursingCare, law: premiumLaw("2026-10-01") }], rounding)

describe("health insurance of every grade and prefecture", () => {
  const rates = new Map(premiumLaw("2026-10-01").healthRates.value.map(({ prefecture, rate }) => [prefecture, rate]))

  test("all 50 grades × 47 branches, with and without nursing care, agree with whole-number arithmetic", () => {
    const wrong: Array<string> = []
    let cases = 0
    let separateDiffers = 0
    for (const prefecture of prefectures)
      for (const { standard } of grades)
        for (const hasCare of [false, true]) {
          const pay = Number(standard)
          const own = hundredThousandths(rates.get(prefecture)) + (hasCare ? 1620 : 0)
          const expected = shareOf(pay, own + 230)
          const [line] = amountOf(pay, prefecture, hasCare)
          if (line?.line.amount !== expected) wrong.push(`${prefecture} ${standard} ${line?.line.amount} ${expected}`)
          const apart = shareOf(pay, own) + shareOf(pay, 230)
          const [separate] = amountOf(pay, prefecture, hasCare, "separate")
          if (separate?.line.amount !== apart) wrong.push(`separate ${prefecture} ${standard}`)
          if (apart !== expected) separateDiffers += 1
          cases += 1
        }
    expect(wrong).toEqual([])
    expect([cases, separateDiffers]).toEqual([4700, 1286])
  })

  test("all 47 branches are held in both years, and no other", () => {
    for (const day of ["2025-03-01", "2026-03-01"])
      expect(premiumLaw(day).healthRates.value.map(({ prefecture }) => prefecture)).toEqual([...prefectures])
  })

  test("the rate changes with the premium month of March, the child support begins with April 2026", () => {
    const tokyo = (day: string) =>
      healthPremium(
        [{ standard: 300_000, prefecture: "東京都", hasNursingCare: false, law: premiumLaw(day) }],
        "combined",
      )[0]?.line.amount
    // 300,000 × 9.91 % ÷ 2, × 9.85 % ÷ 2, × (9.85 + 0.23) % ÷ 2
    expect(["2026-02-01", "2026-03-01", "2026-04-01"].map(tokyo)).toEqual([14_865, 14_775, 15_120])
  })

  test("a premium month before the first and after the last published rates has no law", () => {
    for (const day of ["2025-02-01", "2027-03-01"])
      expect(Result.getOrThrow(Result.flip(law.premiums(isoDate(day))))).toMatchObject({ _tag: "NoLawOnDate", on: day })
    expect(Result.isSuccess(law.premiums(isoDate("2027-02-01")))).toBe(true)
  })
})

describe("pension of every grade", () => {
  test("all 32 grades agree with whole-number arithmetic", () => {
    const table = Result.getOrThrow(law.standardGrades.pension(isoDate("2026-10-01"))).value
    expect(table).toHaveLength(32)
    for (const { standard } of table) {
      const line = pensionPremium([{ standard: Number(standard), law: premiumLaw("2026-10-01") }])
      expect(line.line.amount).toBe(shareOf(Number(standard), 18_300))
    }
  })
  test("the top grade rises by law in September 2027", () => {
    const top = (day: string) => Result.getOrThrow(law.standardGrades.pension(isoDate(day))).value.at(-1)
    expect(top("2027-08-31")).toMatchObject({ grade: "32", standard: "650000" })
    expect(top("2027-09-01")).toMatchObject({ grade: "33", standard: "680000" })
  })
})

test("employment insurance of construction by the closing date", () => {
  const rate = (day: string) => Result.getOrThrow(law.employmentInsurance(isoDate(day))).construction.value
  expect(["2025-03-31", "2025-04-01", "2026-03-31", "2026-04-01"].map(rate)).toEqual([0.007, 0.0065, 0.0065, 0.006])
  for (const day of ["2023-03-31", "2027-04-01"])
    expect(Result.isFailure(law.employmentInsurance(isoDate(day)))).toBe(true)
})
