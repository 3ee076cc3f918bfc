/** 経過措置 (平成28年改正法附則 第52条, 第53条): the share goes by the day of the work, line by line. */
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { type DatedLine, ratesByShare } from "#modules/papers/rules/rates-by-share.ts"

const shares = [
  { from: isoDate("2026-09-21"), percent: 80 },
  { from: isoDate("2026-10-01"), percent: 70 },
]
const lastDay = isoDate("2026-10-20")
const on = (day: string, heads = 1) => ({ day: isoDate(day), heads })
const line = (amount: number, ...days: DatedLine["days"]): DatedLine => ({ rate: 10, amount: yen(amount), days })

test("BEY-09 PAPER-04 work of 30 September leaves 80 %, of 1 October 70 %; a line over both is dealt by its heads", () => {
  const rates = [{ rate: 10, subTotal: yen(120_000), tax: yen(12_000) }]
  const lines = [line(24_000, on("2026-09-30")), line(96_000, on("2026-09-29", 1.5), on("2026-10-01", 2.5))]
  expect(ratesByShare(rates, lines, shares, lastDay)).toEqual([
    { rate: 10, subTotal: 60_000, tax: 6000, deductible: 80 },
    { rate: 10, subTotal: 60_000, tax: 6000, deductible: 70 },
  ])
})

test("BEY-09 PAPER-04 a line without days was supplied on the last day; parts add up to the paper to the yen", () => {
  const rates = [
    { rate: 10, subTotal: yen(100_001), tax: yen(10_000) },
    { rate: 8, subTotal: yen(5000), tax: yen(400) },
  ]
  const lines = [line(33_333, on("2026-09-30")), line(66_668), { ...line(5000, on("2026-09-25")), rate: 8 }]
  const told = ratesByShare(rates, lines, shares, lastDay)
  expect(told.map(({ deductible, rate }) => [rate, deductible])).toEqual([
    [10, 80],
    [10, 70],
    [8, 80],
  ])
  expect(told.reduce((sum, { subTotal, tax }) => sum + subTotal + tax, 0)).toBe(115_401)
  // A paper that comes to nothing, or one share alone, stays one line.
  expect(ratesByShare(rates.slice(1), [], shares.slice(1), lastDay)).toEqual([
    { rate: 8, subTotal: 5000, tax: 400, deductible: 70 },
  ])
})

test("BEY-09 without any law of shares nothing is deducted", () => {
  expect(
    ratesByShare([{ rate: 10, subTotal: yen(1000), tax: yen(100) }], [line(1000)], [], lastDay)[0]?.deductible,
  ).toBe(0)
})
