/** A service charge or a discount of a whole paper, dealt to its tax rates (D27). */
import { floor, ratio } from "#modules/kernel/ratio.ts"
import { noYen, type Yen, yen } from "#modules/kernel/yen.ts"

export interface RateBase {
  readonly rate: number
  readonly amount: Yen
}

/** The larger amount; of two that are equal, the higher rate. */
const isLarger = (one: RateBase, other: RateBase) =>
  one.amount === other.amount ? one.rate > other.rate : one.amount > other.amount

/**
 * The amount in the proportion of the bases, each share in whole yen, the remainder to the largest base.
 *
 * A base that is not above zero takes nothing: a line that is taken back bears no charge. Where no base is above zero,
 * the whole goes to the one that is largest. The shares sum to the amount exactly.
 */
export const splitByRate = (amount: Yen, bases: ReadonlyArray<RateBase>): ReadonlyMap<number, Yen> => {
  const [first, ...others] = bases
  if (first === undefined) return new Map()
  const largest = others.reduce((best, one) => (isLarger(one, best) ? one : best), first)
  const bearing = bases.filter((base) => base.amount > 0)
  const whole = bearing.reduce((sum, base) => sum + BigInt(base.amount), 0n)
  const shareOf = (base: RateBase): Yen =>
    base.amount > 0 ? yen(Number(floor(ratio(BigInt(amount) * BigInt(base.amount), whole)))) : noYen
  const shares = new Map(bases.map((base) => [base.rate, shareOf(base)]))
  const dealt = [...shares.values()].reduce((sum, share) => sum + share, 0)
  return shares.set(largest.rate, yen((shares.get(largest.rate) ?? 0) + amount - dealt))
}
