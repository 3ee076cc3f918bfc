/**
 * 所得税 of a month calculated a second time: 月額表 by the rule that prints its cells, 乙 and the computer's method. Written
 * from 国税庁's parameters of 2025 to 2027 (denshi, 月額表), not from the product's rules.
 */
import { add, dropped, type Exact, exact, halfUp, less, minus, raised, times } from "./exact.ts"

type Year = "2025" | "2026" | "2027"
/** Up to which pay, then its rate in percent and what is added: 給与所得控除. */
const deductionOfPay: Readonly<Record<Year, ReadonlyArray<readonly [number, number, number]>>> = {
  "2025": [
    [135_416, 0, 45_834],
    [149_999, 40, -8333],
  ],
  "2026": [[158_333, 0, 54_167]],
  "2027": [[169_443, 0, 57_500]],
}
const higherDeductions = [
  [299_999, 30, 6667],
  [549_999, 20, 36_667],
  [708_330, 10, 91_667],
  [Number.POSITIVE_INFINITY, 0, 162_500],
] as const
/** 基礎控除: the first step differs by year, the others don't. */
const basics: Readonly<Record<Year, readonly [number, number]>> = {
  "2025": [2_162_499, 40_000],
  "2026": [2_120_833, 48_334],
  "2027": [2_120_833, 51_667],
}
const lowerBasics = [
  [2_162_499, 40_000],
  [2_204_166, 26_667],
  [2_245_833, 13_334],
] as const
const starts: Readonly<Record<Year, number>> = { "2025": 88_000, "2026": 105_000, "2027": 111_000 }
/** Up to which taxable pay; rate in thousandths of a percent with the surtax and what is taken off; the plain tax likewise. */
const rates = [
  [162_500, 5105, 0, 5, 0],
  [275_000, 10_210, 8296, 10, 8125],
  [579_166, 20_420, 36_374, 20, 35_625],
  [750_000, 23_483, 54_113, 23, 53_000],
  [1_500_000, 33_693, 130_688, 33, 128_000],
  [3_333_333, 40_840, 237_893, 40, 233_000],
  [Number.POSITIVE_INFINITY, 45_945, 408_061, 45, 399_666.5],
] as const

const rounded = (amount: Exact, unit: number) => halfUp(times(amount, exact(1, unit))) * unit

/** Taxable pay of an exact pay. */
const taxable = (pay: Exact, year: Year, dependants: number): Exact => {
  const isWithin = (most: number) => most === Number.POSITIVE_INFINITY || !less(exact(most), pay)
  const [, percent, fixed] = [...deductionOfPay[year], ...higherDeductions].find(([most]) => isWithin(most)) ?? [
    0, 0, 0,
  ]
  const ofPay = raised(add(times(pay, exact(percent, 100)), exact(fixed)))
  const [, basic] = [basics[year], ...lowerBasics].find(([most]) => isWithin(most)) ?? [0, 0]
  return minus(pay, exact(ofPay + basic + 31_667 * dependants))
}
const rateOf = (of: Exact) =>
  rates.find(([most]) => most === Number.POSITIVE_INFINITY || !less(exact(most), of)) ?? rates[0]
const plainTax = (of: Exact): Exact => {
  if (!less(exact(0), of)) return exact(0)
  const [, , , percent, off] = rateOf(of)
  return minus(times(of, exact(percent, 100)), exact(off * 2, 2))
}

export const byComputer = (pay: number, year: Year, dependants: number): number => {
  const of = taxable(exact(pay), year, dependants)
  if (!less(exact(0), of)) return 0
  const [, thousandths, off] = rateOf(of)
  return rounded(minus(times(of, exact(thousandths, 100_000)), exact(off)), 10)
}

/** From and step of the printed line that holds a pay. */
const lineOf = (pay: number, year: Year) => {
  const bounds: ReadonlyArray<readonly [number, number]> = [
    [221_000, 3000],
    [year === "2025" ? 99_000 : starts[year], 2000],
    [starts[year], 1000],
  ]
  const [begin, step] = bounds.find(([from]) => pay >= from) ?? [starts[year], 2000]
  return { from: begin + Math.floor((pay - begin) / step) * step, step }
}

/** 2026's lines from 740,000 yen on: from, hundred-thousandths, tax there without and with up to seven dependants. */
const topOf2026 = [
  [3_500_000, 45_945, 1_125_270, 1_118_800, 1_112_340, 1_105_880, 1_099_400, 1_092_940, 1_086_480, 1_080_000],
  [2_250_000, 40_840, 614_770, 608_300, 601_840, 595_380, 588_900, 582_440, 575_980, 569_500],
  [2_210_000, 40_840, 593_000, 586_520, 580_060, 573_600, 567_120, 560_660, 554_200, 547_730],
  [2_170_000, 40_840, 571_220, 564_750, 558_280, 551_820, 545_350, 538_880, 532_420, 525_950],
  [2_130_000, 40_840, 549_440, 542_970, 536_500, 530_040, 523_570, 517_110, 510_640, 504_170],
  [1_710_000, 40_840, 374_520, 368_040, 361_580, 355_120, 348_640, 342_180, 335_720, 329_240],
  [960_000, 33_693, 121_820, 115_340, 108_880, 102_420, 95_940, 89_480, 83_020, 76_540],
  [790_000, 23_483, 81_890, 75_420, 68_960, 62_500, 56_020, 49_560, 43_100, 36_620],
  [740_000, 20_420, 71_680, 65_210, 58_750, 52_290, 45_810, 39_350, 32_890, 26_410],
] as const
const above = (pay: number, from: number, hundredThousandths: number) =>
  dropped(exact((pay - from) * hundredThousandths, 100_000))

/** Of a year whose top lines nobody has published here there is none. */
export const byTable = (pay: number, year: Year, dependants: number): number | "noLaw" => {
  const held = Math.min(dependants, 7)
  const fewer = 1610 * (dependants - held)
  if (pay < starts[year]) return 0
  if (pay >= 740_000) {
    if (year !== "2026") return "noLaw"
    const [from, hundredThousandths, ...taxes] = topOf2026.find(([least]) => pay >= least) ?? topOf2026[0]
    return Math.max(0, (taxes[held] ?? 0) + above(pay, from, hundredThousandths) - fewer)
  }
  const { from, step } = lineOf(pay, year)
  const plain = rounded(plainTax(taxable(exact(from + step / 2), year, held)), 10)
  return plain < 100 ? 0 : Math.max(0, rounded(exact(plain * 1021, 1000), 10) - fewer)
}

const otsuTop: Readonly<Record<Year, ReadonlyArray<readonly [number, number, number]>>> = {
  "2025": [
    [1_700_000, 651_900, 45_945],
    [740_000, 259_800, 40_840],
  ],
  "2026": [
    [1_710_000, 655_400, 45_945],
    [740_000, 259_200, 40_840],
  ],
  "2027": [
    [1_720_000, 659_200, 45_945],
    [740_000, 259_000, 40_840],
  ],
}
export const byOtsu = (pay: number, year: Year): number => {
  if (pay < starts[year]) return dropped(exact(pay * 3063, 100_000))
  const top = otsuTop[year].find(([least]) => pay >= least)
  if (top !== undefined) return top[1] + above(pay, top[0], top[2])
  const { from } = lineOf(pay, year)
  const plain = (halves: number) => dropped(plainTax(taxable(exact(from * halves, 2), year, 0)))
  return rounded(exact(rounded(exact(plain(5) - plain(3)), 100) * 1021, 1000), 100)
}

export const withheld = (
  pay: number,
  paidOn: string,
  { column, dependants, method }: { column: "kou" | "otsu"; dependants: number; method: "printedTable" | "computer" },
): number | "noLaw" => {
  const year = paidOn.slice(0, 4)
  if (year !== "2025" && year !== "2026" && year !== "2027") return "noLaw"
  if (column === "otsu") return byOtsu(pay, year)
  return method === "computer" ? byComputer(pay, year, dependants) : byTable(pay, year, dependants)
}
