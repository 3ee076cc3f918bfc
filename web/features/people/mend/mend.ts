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
  return { day: currentTerms(view, day ?? today)?.effectiveFrom, year: fiscalYearOf(today) }
}
