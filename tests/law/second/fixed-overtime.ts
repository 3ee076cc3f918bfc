/**
 * What of a month's fixed overtime each agreement holds and covers, calculated a second time. Written from PAY-17,
 * 労働基準法 第24条・第37条 and DECISIONS, not from the product's rules.
 */
import { dropped, type Exact, exact, less, nothing, times } from "./exact.ts"
import type { RandomTerms } from "./random-months.ts"

interface Part {
  readonly terms: RandomTerms
  readonly base: Exact
}
/** 固定残業 that is left of an agreement's share, at the lower and at the higher rate. */
export interface FixedOvertime {
  readonly terms: RandomTerms
  readonly base: Exact
  readonly share: Exact
  low: number
  high: number
}
export const isSameOvertime = ({ base, terms }: FixedOvertime, part: Part) =>
  terms.deemed === part.terms.deemed &&
  terms.chosenRate === part.terms.chosenRate &&
  !less(base, part.base) &&
  !less(part.base, base)

/**
 * The share of a month's fixed overtime that falls to the contracted days of employment on which it was agreed; parts that
 * agree on the same hours of the same wage are one. Written from PAY-17 and 労働基準法 第24条.
 */
export const shareOfOvertime = <P extends Part>(
  part: P,
  parts: ReadonlyArray<P>,
  shareOf: (of: ReadonlyArray<P>) => Exact,
): FixedOvertime => {
  const { base, terms } = part
  const one: FixedOvertime = { terms, base, share: nothing, low: 0, high: 0 }
  const share = shareOf(parts.filter((other) => isSameOvertime(one, other)))
  const whole = (minutes: number) => dropped(times(exact(minutes), share))
  return { ...one, share, low: whole(Math.min(terms.deemed, 3600)), high: whole(Math.max(0, terms.deemed - 3600)) }
}

/** An hour beyond sixty is covered by nothing that was paid at the lower rate. */
export const isCovered = (agreed: FixedOvertime, kind: "overtime" | "beyondSixty") => {
  if (kind === "overtime" && agreed.low > 0) {
    agreed.low -= 1
    return true
  }
  if (agreed.high === 0) return false
  agreed.high -= 1
  return true
}
