/**
 * 消費税 of one paper: summed by rate, taxed once per rate.
 *
 * Source: 消費税法施行令 第70条の10 (端数処理は一の適格請求書につき税率ごとに1回).
 */
import type { TaxMode, TaxRounding } from "#modules/kernel/codes.ts"
import { decimal, type Ratio, ratio, times } from "#modules/kernel/ratio.ts"
import {
  addYen,
  dropUnderOneYen,
  halfUpToYen,
  noYen,
  raiseToYen,
  subtractYen,
  sumYen,
  type Yen,
  yen,
} from "#modules/kernel/yen.ts"
import { type RateBase, splitByRate } from "./split-by-rate.ts"

/** A line's amount, before tax or with it as the paper's mode says, and the percent of tax that it bears. */
export interface TaxedLine {
  readonly amount: Yen
  readonly rate: number
}
/** 手数料 in yen, in percent of the lines' sum, or both (D76). */
export interface Charge {
  readonly fixed: Yen | null
  /** At most two decimals. */
  readonly percent: number | null
}
export interface TaxedPaper {
  readonly lines: ReadonlyArray<TaxedLine>
  readonly mode: TaxMode
  readonly rounding: TaxRounding
  readonly charge: Charge
  /** 値引き: taken off before tax. */
  readonly discount: Yen
}
/** One rate of a paper: without tax, and its tax. */
export interface RateSum {
  readonly rate: number
  readonly subTotal: Yen
  readonly tax: Yen
}
export interface PaperSums {
  /** Σ of the lines as they stand. */
  readonly lines: Yen
  readonly chargeFixed: Yen
  readonly chargePercent: Yen
  readonly discount: Yen
  /** The highest rate first. */
  readonly rates: ReadonlyArray<RateSum>
  readonly subTotal: Yen
  readonly tax: Yen
  readonly total: Yen
}

/** How both sides of a paper agreed to round its tax; the law leaves the choice (国税庁 インボイス Q&A 問57). */
const roundTax: Readonly<Record<TaxRounding, (exact: Ratio) => Yen>> = {
  floor: dropUnderOneYen,
  halfUp: halfUpToYen,
  ceil: raiseToYen,
}

/** Rounds by its size, so that a paper that takes another back is that one with the other sign. */
const bySize = (amount: Yen, round: (size: Yen) => Yen): Yen =>
  amount < 0 ? subtractYen(noYen, round(yen(-amount))) : round(amount)

/** Tax of one rate's sum: on top of it (外税, ×10/100), or within it (内税, ×10/110). */
const taxOf = (sum: Yen, rate: number, mode: TaxMode, rounding: TaxRounding): Yen =>
  bySize(sum, (size) => roundTax[rounding](ratio(BigInt(size) * BigInt(rate), mode === "outer" ? 100 : 100 + rate)))

/** What a percentage of the lines' sum comes to; what is under one yen is dropped, in the payer's favour. */
export const percentOf = (sum: Yen, percent: number): Yen =>
  bySize(sum, (size) => dropUnderOneYen(times(ratio(size), times(decimal(percent), ratio(1, 100)))))

const basesOf = (lines: ReadonlyArray<TaxedLine>): ReadonlyArray<RateBase> =>
  [...Map.groupBy(lines, ({ rate }) => rate)]
    .map(([rate, of]) => ({ rate, amount: sumYen(of.map(({ amount }) => amount)) }))
    .toSorted((one, other) => other.rate - one.rate)

/** The sums of a paper: charge and discount are split by rate first, then each rate is taxed once. */
export const paperSums = ({ charge, discount, lines, mode, rounding }: TaxedPaper): PaperSums => {
  const bases = basesOf(lines)
  const whole = sumYen(bases.map(({ amount }) => amount))
  const chargeFixed = charge.fixed ?? noYen
  const chargePercent = charge.percent === null ? noYen : percentOf(whole, charge.percent)
  const added = splitByRate(addYen(chargeFixed, chargePercent), bases)
  const taken = splitByRate(discount, bases)
  const rates = bases.map(({ amount, rate }) => {
    const sum = subtractYen(addYen(amount, added.get(rate) ?? noYen), taken.get(rate) ?? noYen)
    const tax = taxOf(sum, rate, mode, rounding)
    return { rate, tax, subTotal: mode === "outer" ? sum : subtractYen(sum, tax) }
  })
  const subTotal = sumYen(rates.map((rate) => rate.subTotal))
  const tax = sumYen(rates.map((rate) => rate.tax))
  return { lines: whole, chargeFixed, chargePercent, discount, rates, subTotal, tax, total: addYen(subTotal, tax) }
}

/** 数量 × 単価 of a line; what is under one yen is dropped. A line may be whole yen, only its tax may not be rounded. */
export const lineAmount = (quantity: number, unitPrice: Yen): Yen =>
  bySize(unitPrice, (size) => dropUnderOneYen(times(decimal(quantity), ratio(size))))
