import { readFileSync } from "node:fs"
import { Effect, Result } from "effect"
import { describe, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { taxRoundings } from "#modules/kernel/codes.ts"
import { readLawBook } from "#modules/kernel/law/read-law-book.ts"
import { yen } from "#modules/kernel/yen.ts"
import { deductibleShares, deductibleTax } from "#modules/papers/rules/deductible-share.ts"
import { lineAmount, paperSums, type TaxedPaper } from "#modules/papers/rules/tax.ts"
import { chance } from "../../scheduling/crowd.ts"
import { plainSums } from "./plain-tax.ts"

const isHard = process.env.HARD === "1"
const rows = readFileSync(new URL("./tax-cases.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
const numbers = (text: string) => text.split(":").map(Number)
const paperOf = (mode: string, rounding: string, lines: string, charge: string, discount: string): TaxedPaper => {
  const asked = (name: string) => new RegExp(`${name} ([\\d.]+)`).exec(charge)?.[1]
  const fixed = asked("fixed")
  const percent = asked("percent")
  return {
    mode: mode === "inner" ? "inner" : "outer",
    rounding: taxRoundings.find((one) => one === rounding) ?? expect.unreachable(rounding),
    lines: lines.split(",").map((line) => {
      const [rate = 0, amount = 0] = numbers(line)
      return { rate, amount: yen(amount) }
    }),
    charge: {
      fixed: fixed === undefined ? null : yen(Number(fixed)),
      percent: percent === undefined ? null : Number(percent),
    },
    discount: yen(Number(discount)),
  }
}

describe("PAPER-04 worked cases", () => {
  for (const row of rows) {
    const [name = "", mode = "", rounding = "", lines = "", charge = "", discount = "", rates = "", total = ""] =
      row.split("\t")
    test(`PAPER-04 PAPER-05 ${name}`, () => {
      const sums = paperSums(paperOf(mode, rounding, lines, charge, discount))
      expect(sums.rates.map(({ rate, subTotal, tax }) => `${rate}:${subTotal}:${tax}`).join(",")).toBe(rates)
      expect(sums.total).toBe(Number(total))
      expect(sums.subTotal + sums.tax).toBe(Number(total))
    })
  }
})

const among = <A>(random: () => number, choices: ReadonlyArray<A>): A =>
  choices[Math.floor(random() * choices.length)] ?? expect.unreachable()
const aPaper = (random: () => number): TaxedPaper => {
  const below = (most: number) => Math.floor(random() * most)
  const largest = among(random, [100, 100_000, 99_999_999])
  const lines = Array.from({ length: 1 + below(8) }, () => ({
    rate: among(random, [10, 10, 8]),
    amount: yen(below(largest) * (random() < 0.1 ? -1 : 1)),
  }))
  return {
    lines,
    mode: among(random, ["outer", "inner"]),
    rounding: among(random, taxRoundings),
    charge: {
      fixed: random() < 0.4 ? yen(below(100_000)) : null,
      percent: random() < 0.4 ? (1 + below(10_000)) / 100 : null,
    },
    discount: random() < 0.4 ? yen(below(50_000)) : yen(0),
  }
}

test("PAPER-04 random papers come to what a plain count by hand comes to", () => {
  const random = chance(20_261_126)
  for (let n = 0; n < (isHard ? 100_000 : 3_000); n++) {
    const paper = aPaper(random)
    const { lines: _, ...sums } = paperSums(paper)
    expect({ n, ...sums }).toEqual({ n, ...plainSums(paper) })
  }
})

test("PAPER-04 what a line comes to is exact before it becomes whole yen", () => {
  expect(lineAmount(0.29, yen(100))).toBe(29)
  expect(lineAmount(2.5, yen(24_001))).toBe(60_002)
  expect(lineAmount(1.1, yen(-10))).toBe(-11)
  expect(lineAmount(3, yen(99_999_999))).toBe(299_999_997)
})

const law = await Effect.runPromise(readLawBook)
const shares = (from: string, to: string) =>
  Result.getOrThrow(deductibleShares(law, isoDate(from), isoDate(to))).map(
    ({ from: since, percent }) => `${since} ${percent}`,
  )

test("PAPER-03 BEY-10 the share of a seller without a number is that of the day of the work", () => {
  expect(shares("2026-09-01", "2026-09-30")).toEqual(["2026-09-01 80"])
  expect(shares("2026-10-01", "2026-10-31")).toEqual(["2026-10-01 70"])
  expect(shares("2026-09-21", "2026-10-20")).toEqual(["2026-09-21 80", "2026-10-01 70"])
  expect(shares("2028-09-30", "2028-10-01")).toEqual(["2028-09-30 70", "2028-10-01 50"])
  expect(shares("2031-09-30", "2031-10-01")).toEqual(["2031-09-30 30", "2031-10-01 0"])
  expect(shares("2040-01-01", "2040-01-31")).toEqual(["2040-01-01 0"])
  // Before numbers there was nothing to lose: the whole tax.
  expect(shares("2023-09-30", "2023-10-31")).toEqual(["2023-09-30 100", "2023-10-01 80"])
  expect(Result.isFailure(deductibleShares(law, isoDate("1989-03-31"), isoDate("1989-04-30")))).toBe(true)
  expect(deductibleTax(yen(9_090), 70)).toBe(6_363)
  expect(deductibleTax(yen(1), 70)).toBe(0)
})
