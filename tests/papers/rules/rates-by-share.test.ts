/** 経過措置 (平成28年改正法附則 第52条, 第53条): the share goes by the day of the work, line by line. */
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import {
  type DatedLine,
  datedLines,
  daysOfSupply,
  ratesByShare,
  type SuppliedPaper,
} from "#modules/papers/rules/rates-by-share.ts"

const shares = [
  { from: isoDate("2026-09-21"), percent: 80 },
  { from: isoDate("2026-10-01"), percent: 70 },
]
const on = (day: string, heads = 1) => ({ day: isoDate(day), heads })
const line = (amount: number, ...days: DatedLine["days"]): DatedLine => ({ rate: 10, amount: yen(amount), days })

test("BEY-09 PAPER-04 work of 30 September leaves 80 %, of 1 October 70 %; a line over both is dealt by its heads", () => {
  const rates = [{ rate: 10, subTotal: yen(120_000), tax: yen(12_000) }]
  const lines = [line(24_000, on("2026-09-30")), line(96_000, on("2026-09-29", 1.5), on("2026-10-01", 2.5))]
  expect(ratesByShare(rates, lines, shares)).toEqual([
    { rate: 10, subTotal: 60_000, tax: 6000, deductible: 80 },
    { rate: 10, subTotal: 60_000, tax: 6000, deductible: 70 },
  ])
})

test("BEY-09 PAPER-04 parts add up to the paper to the yen", () => {
  const rates = [
    { rate: 10, subTotal: yen(100_001), tax: yen(10_000) },
    { rate: 8, subTotal: yen(5000), tax: yen(400) },
  ]
  const lines = [
    line(33_333, on("2026-09-30")),
    line(66_668, on("2026-10-20")),
    { ...line(5000, on("2026-09-25")), rate: 8 },
  ]
  const told = ratesByShare(rates, lines, shares)
  expect(told.map(({ deductible, rate }) => [rate, deductible])).toEqual([
    [10, 80],
    [10, 70],
    [8, 80],
  ])
  expect(told.reduce((sum, { subTotal, tax }) => sum + subTotal + tax, 0)).toBe(115_401)
  // A paper that comes to nothing, or one share alone, stays one line.
  expect(ratesByShare(rates.slice(1), [], shares.slice(1))).toEqual([
    { rate: 8, subTotal: 5000, tax: 400, deductible: 70 },
  ])
})

const paperOf = (of: { stageTo?: string; shifts?: ReadonlyArray<{ day: string; place: number }> }): SuppliedPaper => {
  const row = { issuedOn: isoDate("2026-10-05"), stageTo: of.stageTo === undefined ? null : isoDate(of.stageTo) }
  const shifts = (of.shifts ?? []).map(({ day, place }) => ({ day: isoDate(day), place, heads: 1 }))
  return { row, lines: [{ place: 1, rate: 10, amount: yen(1000), feeTo: null }], shifts }
}

test("BEY-09 PAPER-04 the days that decide: those of the shifts, else the last of the period, else the day of issue", () => {
  const september = [{ day: "2026-09-30", place: 1 }]
  // What is issued in October for work of September leaves the share of September, on paper and in the books.
  expect(daysOfSupply(paperOf({ shifts: september }))).toEqual({ from: "2026-09-30", to: "2026-09-30" })
  expect(daysOfSupply(paperOf({ shifts: september, stageTo: "2026-10-20" }))).toEqual({
    from: "2026-09-30",
    to: "2026-09-30",
  })
  expect(daysOfSupply(paperOf({ stageTo: "2026-09-30" }))).toEqual({ from: "2026-09-30", to: "2026-09-30" })
  expect(daysOfSupply(paperOf({}))).toEqual({ from: "2026-10-05", to: "2026-10-05" })
  expect(datedLines(paperOf({}))).toEqual([{ rate: 10, amount: 1000, days: [{ day: "2026-10-05", heads: 1 }] }])
})
