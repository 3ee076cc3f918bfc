/** A party is paid by another cycle than before: the days between its last paper by itself and the new cycle's first period. */
import { type PaymentTerms, paymentOf } from "#modules/companies/index.ts"
import { addDays, addMonths, type IsoDate } from "#modules/kernel/civil-day.ts"
import type { ClosedPeriod } from "./closed-period.ts"

export type Closing = Pick<PaymentTerms, "closingDate" | "cycle">
/** Of terms by date: since when the present cycle holds, and the one before it. */
export interface ChangeOfCycle {
  readonly since: IsoDate
  readonly before: Closing
}
const periodOf = (day: IsoDate, closing: Closing) => paymentOf(day, { ...closing, monthOffset: 0, payDate: 0 })

/** The first day of the period that the change cut short; the day of the change where it cut none. */
const firstCut = ({ before, since }: ChangeOfCycle): IsoDate => {
  const lastDay = addDays(since, -1)
  const period = periodOf(lastDay, before)
  return period.to === lastDay ? since : period.from
}

/**
 * From which day the next paper covers the work since the cycle changed; undefined where it didn't. Of a party whose terms have
 * no dates a change shows in its last paper, which closed on no term date of the present ones: a month before `next` is looked at.
 */
const openSince = (
  now: Closing,
  next: ClosedPeriod,
  lastClosed: IsoDate | undefined,
  change: ChangeOfCycle | undefined,
): IsoDate | undefined => {
  if (change !== undefined) return lastClosed === undefined || change.since > lastClosed ? firstCut(change) : undefined
  if (lastClosed === undefined || periodOf(lastClosed, now).to === lastClosed) return undefined
  return addMonths(next.from, -1)
}

/**
 * Periods of a party that are over (the latest first), by its present cycle. Once after a change, the earliest that no paper covers
 * reaches back to the day after the last paper, over what the old cycle left; one that is covered already is none.
 */
export const withWhatWasLeft = (
  periods: ReadonlyArray<ClosedPeriod>,
  now: Closing,
  lastClosed: IsoDate | undefined,
  change?: ChangeOfCycle,
): ReadonlyArray<ClosedPeriod> => {
  const uncovered = lastClosed === undefined ? periods : periods.filter(({ to }) => to > lastClosed)
  const next = uncovered.at(-1)
  const since = next === undefined ? undefined : openSince(now, next, lastClosed, change)
  if (next === undefined || since === undefined) return periods
  const after = lastClosed === undefined ? since : addDays(lastClosed, 1)
  const opens = after > since ? after : since
  const isBegun = lastClosed !== undefined && after > next.from
  return [...uncovered.slice(0, -1), { from: isBegun || opens < next.from ? opens : next.from, to: next.to }]
}
