/** An amount dealt in the proportion of weights, to the yen. */
import { floor, type Ratio, ratio } from "./ratio.ts"
import { noYen, type Yen, yen } from "./yen.ts"

const isLess = (one: Ratio, other: Ratio) => one.numerator * other.denominator < other.numerator * one.denominator
const beyond = (exact: Ratio, whole: bigint): Ratio => ({
  numerator: exact.numerator - whole * exact.denominator,
  denominator: exact.denominator,
})

/**
 * Shares in whole yen that sum to the amount exactly: what is under one yen is dropped, and each yen that is left goes to
 * the share that lost most, of equal ones to the first. Weights are whole numbers; where they sum to nothing, the
 * first takes all.
 */
export const dealYen = (amount: Yen, weights: ReadonlyArray<number>): ReadonlyArray<Yen> => {
  const sum = weights.reduce((whole, weight) => whole + BigInt(weight), 0n)
  if (sum === 0n) return weights.map((_, at) => (at === 0 ? amount : noYen))
  const exact = weights.map((weight) => ratio(BigInt(amount) * BigInt(weight), sum))
  const wholes = exact.map(floor)
  const lost = exact.map((share, at) => beyond(share, wholes[at] ?? 0n))
  const left = Number(BigInt(amount) - wholes.reduce((whole, one) => whole + one, 0n))
  const first = lost
    .map((share, at) => ({ share, at }))
    .toSorted((one, other) =>
      isLess(other.share, one.share) ? -1 : isLess(one.share, other.share) ? 1 : one.at - other.at,
    )
    .slice(0, left)
  const raised = new Set(first.map(({ at }) => at))
  return wholes.map((whole, at) => yen(Number(whole) + (raised.has(at) ? 1 : 0)))
}
