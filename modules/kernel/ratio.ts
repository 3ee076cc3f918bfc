/**
 * Exact fractions, so that 110,000 × 9.21 % ÷ 2 is 5,065.5 and not a hair beside it.
 *
 * Money is multiplied and divided here and becomes whole yen only through a named rounding of yen.ts.
 */

/** An exact fraction; the denominator is positive. */
export interface Ratio {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** The fraction `numerator ÷ denominator` of two whole numbers. */
export const ratio = (numerator: number | bigint, denominator: number | bigint = 1n): Ratio => {
  const [n, d] = [BigInt(numerator), BigInt(denominator)]
  if (d === 0n) throw new RangeError("A fraction cannot be divided by zero")
  return d < 0n ? { numerator: -n, denominator: -d } : { numerator: n, denominator: d }
}

const decimalForm = /^(-?)(\d+)(?:\.(\d+))?$/

/** Reads a decimal as it is printed in the law, "0.0985" or 0.0985, without passing through binary floats. */
export const decimal = (printed: string | number): Ratio => {
  const known = decimals.get(printed)
  if (known !== undefined) return known
  const read = readDecimal(printed)
  if (decimals.size < mostDecimals) decimals.set(printed, read)
  return read
}

/** The law prints a few hundred figures, and a close reads each ten thousand times. */
const decimals = new Map<string | number, Ratio>()
const mostDecimals = 10_000

const readDecimal = (printed: string | number): Ratio => {
  const [, sign = "", whole = "", part = ""] = decimalForm.exec(String(printed)) ?? []
  if (whole === "") throw new RangeError(`Not a decimal number: ${printed}`)
  return ratio(BigInt(`${sign}${whole}${part}`), 10n ** BigInt(part.length))
}

export const plus = (a: Ratio, b: Ratio): Ratio =>
  a.denominator === b.denominator
    ? { numerator: a.numerator + b.numerator, denominator: a.denominator }
    : {
        numerator: a.numerator * b.denominator + b.numerator * a.denominator,
        denominator: a.denominator * b.denominator,
      }

export const minus = (a: Ratio, b: Ratio): Ratio => plus(a, { numerator: -b.numerator, denominator: b.denominator })

export const times = (a: Ratio, b: Ratio): Ratio => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
})

export const dividedBy = (a: Ratio, b: Ratio): Ratio => ratio(a.numerator * b.denominator, a.denominator * b.numerator)

/** Negative when a is smaller, 0 when equal, positive when a is larger. */
export const compare = (a: Ratio, b: Ratio): number => {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The largest whole number not above the fraction. */
export const floor = ({ numerator, denominator }: Ratio): bigint => {
  const quotient = numerator / denominator
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient
}

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestCommonDivisor(b, a % b))

/** The fraction as text: an exact decimal where it ends ("2217.612"), else "numerator/denominator" in lowest terms. */
export const ratioText = ({ numerator, denominator }: Ratio): string => {
  if (denominator === 1n) return String(numerator)
  const size = numerator < 0n ? -numerator : numerator
  const common = greatestCommonDivisor(size, denominator)
  const [n, d] = [size / common, denominator / common]
  const sign = numerator < 0n ? "-" : ""
  let scale = 0
  let power = 1n
  while (power % d !== 0n && scale < 12) {
    scale += 1
    power *= 10n
  }
  if (power % d !== 0n) return `${sign}${n}/${d}`
  const digits = String((n * power) / d).padStart(scale + 1, "0")
  return scale === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** Reads back what `ratioText` wrote. */
export const ratioOfText = (text: string): Ratio => {
  const [top = "", bottom] = text.split("/")
  return bottom === undefined ? decimal(top) : dividedBy(decimal(top), decimal(bottom))
}
