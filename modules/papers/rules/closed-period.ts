/** 締め日: the periods of a party that are over and have to be billed now. */
import { type PaymentTerms, paymentOf } from "#modules/companies/index.ts"
import { addDays, daysBetween, type IsoDate } from "#modules/kernel/civil-day.ts"

/** So long after its term date a period is still billed by itself: a product that stood still catches up, and old months stay as they are. */
const daysAfter = 7

export interface ClosedPeriod {
  readonly from: IsoDate
  readonly to: IsoDate
}
/** The latest first: one month, a week or two, seven days. */
export const closedPeriods = (
  today: IsoDate,
  closing: Pick<PaymentTerms, "closingDate" | "cycle">,
): ReadonlyArray<ClosedPeriod> => {
  // Only the period is asked, whatever is said of the payment.
  const terms = { ...closing, monthOffset: 0, payDate: 0 }
  const before = (day: IsoDate): ReadonlyArray<ClosedPeriod> => {
    const { from, to } = paymentOf(addDays(day, -1), terms)
    return daysBetween(to, today) > daysAfter ? [] : [{ from, to }, ...before(from)]
  }
  return before(paymentOf(today, terms).from)
}
