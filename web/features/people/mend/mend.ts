/** What the windows share that mend one part of a person's record where it is found missing. */
import { dayOfInstant } from "@/lib/format.ts"
import { currentTerms, fiscalYearOf } from "../draft-values.ts"
import type { StaffView } from "../staff-queries.ts"

export interface MendProps {
  readonly id: number
  readonly onClose: () => void
  readonly onSaved: () => void
}
/** The terms of a day and the fiscal year of today, which a form of the record begins with. */
export const chosenOf = (view: StaffView, day?: string) => {
  const today = dayOfInstant(new Date().toISOString())
  return {
    day: currentTerms(view, day ?? today)?.effectiveFrom,
    year: fiscalYearOf(today),
    from: `${today.slice(0, 7)}-01`,
  }
}

/** Terms that a close may mend: those in force on `to`, from `from` on, or from their own first day where it is later. */
export interface MendedTerms {
  readonly from: string
  readonly to: string
}
/** The first day of the terms that are written, so that no month before this one is touched. */
export const mendedFrom = (view: StaffView, { from, to }: MendedTerms) => {
  const own = currentTerms(view, to)?.effectiveFrom ?? from
  return own > from ? own : from
}
