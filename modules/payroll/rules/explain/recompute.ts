import { compare, type Ratio, ratio, ratioOfText } from "#modules/kernel/ratio.ts"
import { roundings, type Yen, yen } from "#modules/kernel/yen.ts"
import type { Explanation } from "../../model.ts"
import { evaluate } from "./formula.ts"

/**
 * The amount that an explanation's own figures and steps give, read back from the data as it was stored.
 *
 * Undefined when a step's value is not what its formula gives: then the explanation does not explain.
 */
export const recomputed = ({ inputs, steps }: Explanation): Yen | undefined => {
  const known = new Map<string, Ratio>(inputs.map(({ name, value }) => [name, ratioOfText(value)]))
  let last: Ratio | undefined
  for (const { name, parts, value, rounding } of steps) {
    const exact = evaluate(parts, known)
    last = rounding === undefined ? exact : ratio(roundings[rounding](exact))
    if (compare(last, ratioOfText(value)) !== 0) return undefined
    known.set(name, last)
  }
  return last === undefined ? undefined : yen(Number(last.numerator) / Number(last.denominator))
}
