/**
 * Whole yen, and every way the law lets a fraction become whole yen.
 *
 * A rounding without a name and a reason does not exist: pay, insurance and tax each round differently at exactly
 * 50 sen, and the difference is what people check by hand.
 */
import { Schema } from "effect"
import { floor, type Ratio, ratio, times } from "./ratio.ts"

/** Whole Japanese yen; negative only for differences and corrections. */
export const Yen = Schema.Int.pipe(Schema.brand("Yen"))
export type Yen = typeof Yen.Type

const isYen = (amount: number): amount is Yen => Number.isSafeInteger(amount)

/** Whole yen from a number that is known to be one; anything else is a defect. */
export const yen = (amount: number): Yen => {
  if (isYen(amount)) return amount
  throw new RangeError(`Not whole yen: ${amount}`)
}

export const noYen = yen(0)

export const addYen = (a: Yen, b: Yen): Yen => yen(a + b)
export const subtractYen = (a: Yen, b: Yen): Yen => yen(a - b)
export const sumYen = (amounts: Iterable<Yen>): Yen => {
  let sum = 0
  for (const amount of amounts) sum += amount
  return yen(sum)
}

const half = ratio(1, 2)

const floorTo = (unit: bigint, exact: Ratio): Yen => yen(Number(floor(times(exact, ratio(1, unit))) * unit))
const halfUpTo = (unit: bigint, exact: Ratio): Yen => {
  const units = times(exact, ratio(1, unit))
  return yen(
    Number(
      floor({
        numerator: units.numerator * half.denominator + half.numerator * units.denominator,
        denominator: units.denominator * half.denominator,
      }) * unit,
    ),
  )
}
const raise = (exact: Ratio): Yen => yen(Number(-floor({ ...exact, numerator: -exact.numerator })))

/**
 * Rounds an hourly wage, an hourly premium or a month's premium: under 50 sen is dropped, 50 sen and over is one yen.
 *
 * Source: 昭和63年3月14日 基発第150号.
 */
export const halfUpToYen = (exact: Ratio): Yen => halfUpTo(1n, exact)

/**
 * Rounds the worker's share of a social or employment insurance premium taken from pay: 50 sen or less is dropped,
 * more than 50 sen is one yen.
 *
 * Source: 通貨の単位及び貨幣の発行等に関する法律 第3条.
 */
export const dropFiftySenOrLess = (exact: Ratio): Yen =>
  raise({
    numerator: exact.numerator * half.denominator - half.numerator * exact.denominator,
    denominator: exact.denominator * half.denominator,
  })

/**
 * Drops what is under one yen: withholding by a rate (乙欄, over 740,000 yen, bonuses, fees).
 *
 * Source: 国税通則法 第119条, 給与所得の源泉徴収税額表 備考.
 */
export const dropUnderOneYen = (exact: Ratio): Yen => floorTo(1n, exact)

/**
 * Raises what is under one yen: the employment income deduction of the computer method.
 *
 * Source: 月額表の甲欄を適用する給与等に対する源泉徴収税額の電算機計算の特例 別表第一.
 */
export const raiseToYen = raise

/**
 * Rounds a month's income tax to ten yen: under 5 yen is dropped, 5 yen and over is raised.
 *
 * Source: 給与所得の源泉徴収税額表 月額表 甲欄, 電算機計算の特例 別表第三.
 */
export const halfUpToTenYen = (exact: Ratio): Yen => halfUpTo(10n, exact)

/**
 * Rounds to a hundred yen: under 50 yen is dropped, 50 yen and over is raised (月額表 乙欄; a month's net pay where the
 * work rules say so).
 *
 * Source: 給与所得の源泉徴収税額表 月額表 乙欄; 昭和63年3月14日 基発第150号.
 */
export const halfUpToHundredYen = (exact: Ratio): Yen => halfUpTo(100n, exact)

/**
 * Drops what is under a hundred yen: the instalments of the resident tax after the first.
 *
 * Source: 地方税法 第20条の4の2.
 */
export const dropUnderHundredYen = (exact: Ratio): Yen => floorTo(100n, exact)

/**
 * Drops what is under a thousand yen: the standard bonus.
 *
 * Source: 健康保険法 第45条 第1項.
 */
export const dropUnderThousandYen = (exact: Ratio): Yen => floorTo(1000n, exact)

/** The roundings by name, so that an explanation can say which one was used and be recomputed. */
export const roundings = {
  halfUpToYen,
  dropFiftySenOrLess,
  dropUnderOneYen,
  raiseToYen,
  halfUpToTenYen,
  halfUpToHundredYen,
  dropUnderHundredYen,
  dropUnderThousandYen,
} as const
export type Rounding = keyof typeof roundings
