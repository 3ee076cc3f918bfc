/** What a paper comes to while it is typed; the browser counts by the rule that the server stores by. */
import type { TaxRounding } from "#modules/kernel/codes.ts"
import { yen } from "#modules/kernel/yen.ts"
import { lineAmount, type PaperSums, paperSums } from "./tax.ts"

export interface TypedPaper {
  readonly lines: ReadonlyArray<{ readonly quantity: number; readonly unitPrice: number; readonly rate: number }>
  readonly isTaxIncluded: boolean
  readonly rounding: TaxRounding
  readonly chargeFixed: number
  readonly chargePercent: number
  readonly discount: number
}
const largest = 1_000_000_000_000
const isPlain = (value: number) => /^-?\d+(\.\d+)?$/.test(String(value)) && Math.abs(value) <= largest

/** Of one line; undefined while one of the two is no figure. */
export const typedAmount = (quantity: number, unitPrice: number) => {
  const isCounted = Number.isSafeInteger(unitPrice) && isPlain(quantity) && Math.abs(quantity * unitPrice) <= largest
  return isCounted ? lineAmount(quantity, yen(unitPrice)) : undefined
}

/** Undefined while something that is typed is no amount. */
export const typedSums = (of: TypedPaper): PaperSums | undefined => {
  const whole = [of.chargeFixed, of.discount, ...of.lines.map(({ unitPrice }) => unitPrice)]
  const isCounted =
    whole.every((amount) => Number.isSafeInteger(amount) && isPlain(amount)) &&
    isPlain(of.chargePercent) &&
    of.lines.every(({ quantity, unitPrice }) => isPlain(quantity) && Math.abs(quantity * unitPrice) <= largest)
  if (!isCounted) return undefined
  return paperSums({
    lines: of.lines.map(({ quantity, rate, unitPrice }) => ({ rate, amount: lineAmount(quantity, yen(unitPrice)) })),
    mode: of.isTaxIncluded ? "inner" : "outer",
    rounding: of.rounding,
    charge: { fixed: yen(of.chargeFixed), percent: of.chargePercent === 0 ? null : of.chargePercent },
    discount: yen(of.discount),
  })
}
