import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { BonusInputs } from "#modules/payroll/model.ts"
import { recomputed } from "#modules/payroll/rules/explain/recompute.ts"
import { bonusSlipResult } from "#modules/payroll/rules/slip/bonus.ts"
import { law } from "../../law/law-book.ts"
import { aBonus } from "./every-rule.ts"

const inputs = (given: Partial<BonusInputs> = {}): BonusInputs => ({ ...aBonus, ...given })
const slip = (given: Partial<BonusInputs> = {}) => {
  const made = Result.getOrThrow(bonusSlipResult(inputs(given), law))
  for (const { key, amount, why } of made.lines) expect([key, recomputed(why)]).toEqual([key, amount])
  return made
}
const amount = (key: string, given: Partial<BonusInputs>) => slip(given).lines.find((line) => line.key === key)?.amount

describe("bonus", () => {
  test("the worked example P14, every line to the yen", () => {
    const { lines, totals } = slip()
    expect(lines.map(({ kind, key, amount }) => [kind, key, amount])).toEqual([
      ["pay", "bonus", 500_500],
      ["info", "standardBonus", 500_000],
      // 500,000 × (9.93 + 1.62 + 0.23) % ÷ 2, × 18.3 % ÷ 2, 500,500 × 6 ÷ 1,000
      ["deduction", "healthInsurance", 29_450],
      ["deduction", "pension", 45_750],
      ["deduction", "employmentInsurance", 3003],
      ["info", "taxBase", 422_297],
      // 422,297 × 4.084 %, under one yen dropped
      ["deduction", "incomeTax", 17_246],
    ])
    expect(totals).toEqual({ gross: 500_500, deductions: 95_449, net: 405_051 })
  })
  test("health insurance ends on the birthday of 75 itself, pension on the day before 70", () => {
    const insurance = (birthDate: string) =>
      slip({ birthDate: isoDate(birthDate), paidOn: isoDate("2026-10-31") })
        .lines.map(({ key }) => key)
        .filter((key) => key === "healthInsurance" || key === "pension")
    expect(["1951-10-31", "1951-11-01", "1956-11-01", "1956-11-02"].map(insurance)).toEqual([
      [],
      ["healthInsurance"],
      ["healthInsurance"],
      ["healthInsurance", "pension"],
    ])
  })
  test("the rate changes at the first yen of its row", () => {
    const rate = (previous: number) =>
      slip({ previousPayAfterInsurance: yen(previous) })
        .lines.at(-1)
        ?.why.inputs.find(({ name }) => name === "bonusTaxRate")?.value
    expect([259_999, 260_000].map(rate)).toEqual(["0.04084", "0.06126"])
  })
  test("the health limit counts the bonuses since April, the pension's those of the month", () => {
    const health = { bonus: yen(2_000_000), healthStandardSinceApril: yen(5_000_000) }
    expect(amount("standardBonus", health)).toBe(730_000)
    expect(amount("standardBonus:pension", health)).toBe(1_500_000)
    expect(amount("pension", health)).toBe(137_250)
    expect(amount("standardBonus", { healthStandardSinceApril: yen(5_730_000) })).toBe(0)
  })
  test("none is taken in the month of loss: left on the day before the last, but not on the last", () => {
    expect(amount("pension", { leftOn: isoDate("2026-12-30") })).toBeUndefined()
    expect(amount("pension", { leftOn: isoDate("2026-12-31") })).toBe(45_750)
  })
  test("without pay of the month before, a sixth goes through the monthly table six times", () => {
    // 422,297 ÷ 6 = 70,382: below the table
    expect(amount("incomeTax", { previousPayAfterInsurance: yen(0) })).toBe(0)
    // 1,000,000 ÷ 6 = 166,666, 3,120 yen in the table (165,000–167,000), × 6; ÷ 12 = 83,333: none
    const plain = { bonus: yen(1_000_000), hasSocialInsurance: false, previousPayAfterInsurance: yen(0) }
    const { employmentInsurance: _, ...without } = inputs(plain)
    const taxOf = (given: BonusInputs) =>
      Result.getOrThrow(bonusSlipResult(given, law)).lines.find(({ key }) => key === "incomeTax")?.amount
    expect(taxOf(without)).toBe(6 * 3120)
    expect(taxOf({ ...without, isForMoreThanSixMonths: true })).toBe(0)
  })
  test("ten times the pay of the month before is by the rate, a yen more is not", () => {
    const rules = [1_000_000, 1_000_001].map((bonus) => {
      const { employmentInsurance: _, ...plain } = inputs({ bonus: yen(bonus), hasSocialInsurance: false })
      const made = bonusSlipResult({ ...plain, previousPayAfterInsurance: yen(100_000) }, law)
      return Result.getOrThrow(made).lines.at(-1)?.why.rule
    })
    expect(rules).toEqual(["bonusTaxByRate", "bonusTaxByMonths"])
  })
  test("column 乙 has rates of its own, held from 2026", () => {
    expect(amount("incomeTax", { incomeTax: { column: "otsu" } })).toBe(Math.floor(422_297 * 0.2042))
    const before = bonusSlipResult(inputs({ paidOn: isoDate("2025-12-31"), incomeTax: { column: "otsu" } }), law)
    expect(Result.getOrThrow(Result.flip(before))).toMatchObject({ parameter: "payroll/income-tax/otsu/bonus" })
  })
  test("a bonus of 2027 is refused until its table is held", () => {
    const made = bonusSlipResult(inputs({ paidOn: isoDate("2027-01-01") }), law)
    expect(Result.getOrThrow(Result.flip(made))).toMatchObject({ _tag: "NoLawOnDate", on: "2027-01-01" })
  })
})
