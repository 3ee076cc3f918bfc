/** The lines of a bill and what they come to: exact each, raised to whole yen once, in the sum (D12). */
import { plus, type Ratio, ratio } from "#modules/kernel/ratio.ts"
import { raiseToYen, type Yen } from "#modules/kernel/yen.ts"
import type { LineKind } from "../codes.ts"
import { priceOf, type Term } from "./price.ts"

/** What a line was counted from, so that whoever reads it can count again. */
export interface CountedFrom {
  readonly unitYen?: number
  readonly months?: number
  readonly percent?: number
  readonly days?: number
  readonly ofDays?: number
  readonly people?: number
}
export interface Line {
  readonly kind: LineKind
  readonly countedFrom: CountedFrom
  readonly money: Ratio
}

/** Months that are paid in advance: themselves, what comes for nothing with them, what is taken off. */
export const linesOfTerm = (term: Term): ReadonlyArray<Line> => {
  const { discount, freeMonths, gross } = priceOf(term)
  const { benefit, months, price } = term
  const bought: Line = { kind: "months", countedFrom: { unitYen: price, months }, money: gross }
  if (benefit?.kind === "FREE_MONTH")
    return [bought, { kind: "freeMonths", countedFrom: { months: freeMonths }, money: ratio(0) }]
  if (benefit?.kind !== "DISCOUNT") return [bought]
  const off = { numerator: -discount.numerator, denominator: discount.denominator }
  return [bought, { kind: "discount", countedFrom: { percent: benefit.percent }, money: off }]
}

/** A credit that is more than the rest of a bill makes it nothing; nobody is owed by a bill. */
export const totalOf = (lines: ReadonlyArray<Pick<Line, "money">>): Yen => {
  const sum = lines.reduce((whole, { money }) => plus(whole, money), ratio(0))
  return raiseToYen(sum.numerator < 0n ? ratio(0) : sum)
}

/** 消費税 within a price that holds it, at ten percent; what is under one yen is dropped. */
export const taxWithin = (total: number): number => Math.floor((total * 10) / 110)
