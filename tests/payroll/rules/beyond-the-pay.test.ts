/** What is owed beside a slip: premiums beyond the pay, and a leaver's resident tax until May. */
import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { PayInputs } from "#modules/payroll/model.ts"
import { explain } from "#modules/payroll/rules/explain/explain.ts"
import { recomputed } from "#modules/payroll/rules/explain/recompute.ts"
import { slipResult } from "#modules/payroll/rules/slip/slip.ts"
import { law } from "../../law/law-book.ts"
import { aDay, aMonth } from "./builders.ts"

const slip = (inputs: Partial<PayInputs>, month = "2026-10") =>
  Result.getOrThrow(slipResult(aMonth(month, inputs), law))

describe("PAY-09 premiums are taken from pay only (健康保険法167条)", () => {
  const october = { month: isoMonth("2026-10"), healthStandard: yen(300_000), pensionStandard: yen(300_000) }
  const september = { ...october, month: isoMonth("2026-09") }
  const owing = (premiums: PayInputs["premiums"], hours: number, more: Partial<PayInputs> = {}) =>
    slip({
      premiums,
      days: hours === 0 ? [] : [aDay(isoDate("2026-10-01"), { regular: hours * 60 })],
      incomeTax: { column: "kou", dependants: 0 },
      ...more,
    })
  const beyond = (month: string, owed: number) => ({ code: "PREMIUM_BEYOND_PAY", figures: { month, yen: owed } })
  test("without any pay nothing is taken: 15,120 and 27,450 are told, the net is 0", () => {
    const made = owing([october], 0)
    expect(made).toMatchObject({ totals: { gross: 0, deductions: 0, net: 0 }, warnings: [beyond("2026-10", 42_570)] })
    expect(made.lines.find(({ key }) => key === "premiumBeyondPay")?.amount).toBe(-42_570)
  })
  test("what the pay covers after employment insurance is taken, the earlier month first", () => {
    // 14,400 − 86 are left for 42,570, and for twice as much.
    expect(owing([october], 8, { employmentInsurance: "construction" })).toMatchObject({
      totals: { gross: 14_400, deductions: 14_400, net: 0 },
      warnings: [beyond("2026-10", 28_256)],
    })
    expect(owing([september, october], 8, { employmentInsurance: "construction" }).warnings).toEqual([
      beyond("2026-09", 28_256),
      beyond("2026-10", 42_570),
    ])
  })
  test("a yen more than the premiums is paid, and nothing is told", () => {
    const paying = (gross: number) =>
      owing([october], 0, {
        subsidies: [{ title: "手当", yen: yen(gross), isInHourlyBase: false }],
      })
    expect(paying(42_571)).toMatchObject({ totals: { net: 1 }, warnings: [] })
    expect(paying(42_570)).toMatchObject({ totals: { net: 0 }, warnings: [] })
    expect(paying(42_569)).toMatchObject({ totals: { net: 0 }, warnings: [beyond("2026-10", 1)] })
  })
  test("resident tax is no premium: the net is negative by it alone, and somebody must look", () => {
    const residentTax = { layout: "simple", firstMonth: yen(7000), otherMonths: yen(6000) } as const
    expect(owing([october], 0, { residentTax }).totals).toEqual({ gross: 0, deductions: 6000, net: -6000 })
  })
})

describe("PAY-11 who leaves from January to April pays the rest until May with the last pay (地方税法321条の5)", () => {
  const residentTax = { layout: "simple", firstMonth: yen(7000), otherMonths: yen(6000) } as const
  /** Closed at the month's end and paid at the end of the next. */
  const leaving = (leftOn: string, paidOn: string, pay = 300_000, more: Partial<PayInputs> = {}) => {
    const subsidies = [{ title: "手当", yen: yen(pay), isInHourlyBase: false }]
    const dates = { leftOn: isoDate(leftOn), paidOn: isoDate(paidOn) }
    return slip({ residentTax, subsidies, ...dates, ...more }, leftOn.slice(0, 7))
  }
  const taxOf = (made: ReturnType<typeof slip>) => made.lines.find(({ key }) => key === "residentTax")?.amount
  test("left at the end of January, February and March: 24,000, 18,000 and 12,000; before and after only the month's", () => {
    const taken = (leftOn: string, paidOn: string) => taxOf(leaving(leftOn, paidOn))
    expect(taken("2026-01-31", "2026-02-28")).toBe(24_000)
    expect(taken("2026-02-28", "2026-03-31")).toBe(18_000)
    expect(taken("2026-03-31", "2026-04-30")).toBe(12_000)
    expect(taken("2026-04-30", "2026-05-31")).toBe(6000)
    expect(taken("2025-12-31", "2026-01-31")).toBe(6000)
    expect(taken("2026-05-31", "2026-06-30")).toBe(7000)
  })
  test("a month's slip before the last one takes its own month", () => {
    expect(
      taxOf(leaving("2026-02-28", "2026-02-28", 300_000, { from: isoDate("2026-01-01"), to: isoDate("2026-01-31") })),
    ).toBe(6000)
  })
  test("pay that comes after that of the last day bears no resident tax: it was collected, or is asked of him by the town", () => {
    const after = (leftOn: string, month: string, paidOn: string) =>
      taxOf(slip({ residentTax, leftOn: isoDate(leftOn), paidOn: isoDate(paidOn) }, month))
    expect(after("2026-02-15", "2026-03", "2026-04-30")).toBe(undefined)
    expect(after("2026-02-28", "2026-03", "2026-04-30")).toBe(undefined)
    expect(after("2025-08-31", "2025-11", "2025-12-31")).toBe(undefined)
    // His last pay does: here it covers the month alone.
    expect(after("2026-03-01", "2026-03", "2026-04-30")).toBe(6000)
  })
  test("pay that does not cover the rest loses the month's alone, and what is left is told", () => {
    const [covers, lacks] = [24_000, 23_999].map((pay) => leaving("2026-01-31", "2026-02-28", pay))
    expect(covers).toMatchObject({ totals: { net: 0 }, warnings: [] })
    expect(lacks).toMatchObject({
      totals: { net: 17_999 },
      warnings: [{ code: "RESIDENT_TAX_LEFT", figures: { month: "2026-02", yen: 18_000 } }],
    })
  })
  test("by month what the notice says of each is added, and the line says why in three languages", () => {
    const months = { 2: yen(6100), 3: yen(6200), 4: yen(6300), 5: yen(6400), 6: yen(9900) }
    const made = leaving("2026-01-31", "2026-02-28", 300_000, { residentTax: { layout: "monthly", months } })
    const line = made.lines.find(({ key }) => key === "residentTax")
    expect(line?.amount).toBe(25_000)
    if (line === undefined) return
    expect(recomputed(line.why)).toBe(25_000)
    expect(explain(line.why, "ja").sentence).toContain("5月までの4か月分")
    expect(explain(line.why, "en").sentence).toContain("until May")
    expect(explain(line.why, "vi").sentence).toContain("tháng 5")
  })
})
