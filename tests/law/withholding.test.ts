import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { recomputed } from "#modules/payroll/rules/explain/recompute.ts"
import { exactly, lineFigure, lineOf, personFigure, worked } from "#modules/payroll/rules/explain/worked.ts"
import { kouTaxByComputer } from "#modules/payroll/rules/tax/withholding-computer.ts"
import { heiTax } from "#modules/payroll/rules/tax/withholding-hei.ts"
import { otsuTax } from "#modules/payroll/rules/tax/withholding-otsu.ts"
import { kouTaxByTable } from "#modules/payroll/rules/tax/withholding-table.ts"
import { aDay, aMonth } from "../payroll/rules/builders.ts"
import { rowsOf } from "./cases.ts"
import { law } from "./law-book.ts"

const base = (taxBase: number) => lineFigure("taxBase", taxBase, "taxBase")
const taxLaw = (day: string) => Result.getOrThrow(law.incomeTax(isoDate(day)))
const kou = (taxBase: number, dependants: number, day = "2026-11-25") =>
  Result.getOrThrow(kouTaxByTable(base(taxBase), taxBase, dependants, isoDate(day), law)).result
const otsu = (taxBase: number, day = "2026-11-25") => otsuTax(base(taxBase), taxBase, taxLaw(day)).result
const computer = (taxBase: number, dependants: number, day = "2026-11-25") =>
  kouTaxByComputer(base(taxBase), taxBase, dependants, taxLaw(day)).result

describe("PAY-10 the monthly table of 2026 (国税庁 令和8年分 月額表)", () => {
  const rows = rowsOf("withholding-monthly-table-2026.csv")

  test("every printed cell of column 甲 comes out of the rule, at both ends of its row", () => {
    const wrong: Array<string> = []
    for (const row of rows)
      for (let dependants = 0; dependants <= 7; dependants += 1)
        for (const pay of [Number(row.from), Number(row.under) - 1])
          if (kou(pay, dependants) !== Number(row[`kou${dependants}`]))
            wrong.push(`${pay}/${dependants}: ${kou(pay, dependants)} instead of ${row[`kou${dependants}`]}`)
    expect(wrong).toEqual([])
    expect(rows.length * 8).toBe(1848)
  })

  test("every printed cell of column 乙 comes out of the rule, at both ends of its row", () => {
    const wrong = rows.flatMap((row) =>
      [Number(row.from), Number(row.under) - 1]
        .filter((pay) => otsu(pay) !== Number(row.otsu))
        .map((pay) => `${pay}: ${otsu(pay)} instead of ${row.otsu}`),
    )
    expect(wrong).toEqual([])
  })
})

describe("PAY-10 published values of three years", () => {
  for (const { year, column, pay, dependants, table, computer: byComputer, published } of rowsOf(
    "withholding-vectors.csv",
  ))
    test(`${year} ${column} ${pay}/${dependants} (${published})`, () => {
      const day = `${year}-06-25`
      const [amount, count] = [Number(pay), Number(dependants)]
      expect(column === "kou" ? kou(amount, count, day) : otsu(amount, day)).toBe(Number(table))
      if (byComputer) expect(computer(amount, count, day)).toBe(Number(byComputer))
    })
})

describe("PAY-10 borders", () => {
  test("the last pay below the table has no tax, the first row has", () => {
    expect([kou(104_999, 0), kou(105_000, 0), kou(-1, 0)]).toEqual([0, 170, 0])
  })
  test("the year is that of the pay day: the last day of 2026 and the first of 2027", () => {
    expect([kou(110_999, 0, "2026-12-31"), kou(110_999, 0, "2027-01-01")]).toEqual([380, 0])
    expect([kou(300_000, 0, "2025-12-31"), kou(300_000, 0, "2026-01-01")]).toEqual([8420, 7930])
  })
  test("739,999 is the last row, 740,000 the first step above", () => {
    expect([kou(739_999, 0), kou(740_000, 0)]).toEqual([71_380, 71_680])
  })
  test("the eighth dependant takes 1,610 yen off the column of seven, never below zero", () => {
    expect([kou(446_000, 7), kou(446_000, 8), kou(446_000, 9)]).toEqual([2620, 1010, 0])
  })
  test("a pay day before 2020 has no law; the steps above 740,000 of 2027 are not held", () => {
    const on = (day: string, pay: number) => kouTaxByTable(base(pay), pay, 0, isoDate(day), law)
    expect(Result.getOrThrow(Result.flip(on("2019-12-31", 300_000)))).toMatchObject({ _tag: "NoLawOnDate" })
    expect(Result.getOrThrow(Result.flip(on("2027-01-01", 740_000)))).toMatchObject({
      parameter: "payroll/income-tax/kou-above-table",
      on: "2027-01-01",
    })
    expect(Result.isSuccess(on("2027-01-01", 739_999))).toBe(true)
  })
})

describe("PAY-10 column 丙 of the daily table of 2026, for people engaged day by day", () => {
  const tax = (...dayPays: ReadonlyArray<number>) => {
    const days = dayPays.map((_, index) =>
      aDay(isoDate(`2026-10-${String(index + 1).padStart(2, "0")}`), { regular: 60 }),
    )
    const lines = days.map(({ day }, index) =>
      lineOf(
        { key: `day:${day}`, kind: "pay", days: [{ day, share: 60 }] },
        worked("subsidy", [personFigure("allowance", dayPays[index] ?? 0, "yen")], [exactly("amount", "allowance")]),
      ),
    )
    const gross = dayPays.reduce((sum, pay) => sum + pay, 0)
    const hei = Result.getOrThrow(law.hei(isoDate("2026-11-20")))
    return heiTax(aMonth("2026-10", { days }), lines, { gross, taxBase: gross }, hei)
  }
  const taxOf = (...dayPays: ReadonlyArray<number>) => tax(...dayPays).result

  test("P12 fourteen days of 15,500 yen are 214 yen each", () => {
    expect(taxOf(...Array.from({ length: 14 }, () => 15_500))).toBe(2996)
  })
  test("9,799 yen a day has no tax, 9,800 has; each row ends before the next", () => {
    expect([9799, 9800, 9899, 9900, 15_499, 15_500, 23_999].map((pay) => taxOf(pay))).toEqual([
      0, 1, 1, 5, 210, 214, 738,
    ])
  })
  test("from 24,000 yen a fixed tax and a rate for what is beyond, under one yen dropped", () => {
    // 746; 746 + 99 × 10.21 % = 756.1; 746 + 2,499 × 10.21 % = 1,001.1; 1,001
    expect([24_000, 24_099, 26_499, 26_500].map((pay) => taxOf(pay))).toEqual([746, 756, 1001, 1001])
  })
  test("days of different pay are taxed each by its own row and explained by it", () => {
    const { result, why } = tax(9800, 15_500, 24_099, 15_599)
    expect(result).toBe(1 + 2 * 214 + 756)
    expect(recomputed(why)).toBe(result)
  })
  test("the daily table is held for 2026 only", () => {
    for (const day of ["2025-12-31", "2027-01-01"]) expect(Result.isFailure(law.hei(isoDate(day)))).toBe(true)
  })
})
