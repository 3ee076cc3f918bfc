/** The tax of a paper counted the long way, in sen of a hundredth and whole numbers only: what the rule is held against. */
import type { TaxedPaper } from "#modules/papers/rules/tax.ts"

const quotient = (size: bigint, by: bigint, rounding: string) => {
  const [whole, over] = [size / by, size % by]
  if (rounding === "ceil") return over > 0n ? whole + 1n : whole
  if (rounding === "halfUp") return over * 2n >= by ? whole + 1n : whole
  return whole
}
const signed = (amount: bigint, count: (size: bigint) => bigint) => (amount < 0n ? -count(-amount) : count(amount))

export const plainSums = ({ charge, discount, lines, mode, rounding }: TaxedPaper) => {
  const base = new Map<number, bigint>()
  let whole = 0n
  for (const { amount, rate } of lines) {
    base.set(rate, (base.get(rate) ?? 0n) + BigInt(amount))
    whole += BigInt(amount)
  }
  const rates = [10, 8].filter((rate) => base.has(rate))
  const hundredths = BigInt(Math.round((charge.percent ?? 0) * 100))
  const percent = signed(whole, (size) => (size * hundredths) / 10_000n)
  const fixed = BigInt(charge.fixed ?? 0)
  // Dealt one rate after the other; whoever has most takes what is over, the higher rate where both have as much.
  const most = rates.toSorted((a, b) => Number((base.get(b) ?? 0n) - (base.get(a) ?? 0n)) || b - a)[0] ?? 10
  const above = rates.reduce((sum, rate) => sum + ((base.get(rate) ?? 0n) > 0n ? (base.get(rate) ?? 0n) : 0n), 0n)
  const deal = (amount: bigint) => {
    const shares = new Map<number, bigint>()
    let left = amount
    for (const rate of rates) {
      const of = base.get(rate) ?? 0n
      let share = 0n
      if (of > 0n) {
        share = (amount * of) / above
        if (share * above > amount * of) share -= 1n
      }
      shares.set(rate, share)
      left -= share
    }
    shares.set(most, (shares.get(most) ?? 0n) + left)
    return shares
  }
  const added = deal(fixed + percent)
  const taken = deal(BigInt(discount))
  const summed = rates.map((rate) => {
    const sum = (base.get(rate) ?? 0n) + (added.get(rate) ?? 0n) - (taken.get(rate) ?? 0n)
    const per = mode === "outer" ? 100n : BigInt(100 + rate)
    const tax = signed(sum, (size) => quotient(size * BigInt(rate), per, rounding))
    return { rate, subTotal: Number(mode === "outer" ? sum : sum - tax), tax: Number(tax) }
  })
  const subTotal = summed.reduce((all, one) => all + one.subTotal, 0)
  const tax = summed.reduce((all, one) => all + one.tax, 0)
  return {
    chargeFixed: Number(fixed),
    chargePercent: Number(percent),
    discount: Number(discount),
    rates: summed,
    subTotal,
    tax,
    total: subTotal + tax,
  }
}
