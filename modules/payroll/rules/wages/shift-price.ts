import type { WorkShift } from "#modules/kernel/codes.ts"
import { ratio, times } from "#modules/kernel/ratio.ts"
import { roundings, type Yen } from "#modules/kernel/yen.ts"
import type { PayTerms } from "../../model.ts"
import { probationShare } from "./wage-span.ts"

/** What a shift pays by these terms, in probation its percent half up to whole yen; undefined where it has no price. */
export const shiftPrice = (terms: PayTerms, shift: WorkShift): Yen | undefined => {
  const price = terms.salaryType === "shift" ? terms.shiftPrices[shift] : undefined
  return price === undefined ? undefined : roundings.halfUpToYen(times(ratio(price), probationShare(terms)))
}
