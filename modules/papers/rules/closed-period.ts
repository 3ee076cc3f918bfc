/** 締め日: the period of a customer that is over and has to be billed now. */
import { paymentOf } from "#modules/companies/index.ts"
import { addDays, daysBetween, type IsoDate } from "#modules/kernel/civil-day.ts"

/** So long after its term date a period is still billed by itself: a product that stood still catches up, and old months stay as they are. */
const daysAfter = 7

/** Without a closing date no period ever closes: null then, and while none has closed in the last days. */
export const closedPeriod = (today: IsoDate, closingDate: number | null) => {
  if (closingDate === null) return null
  // Only the period is asked, whatever is said of the payment.
  const closing = { closingDate, monthOffset: 0, payDate: 0 }
  const { from: begins } = paymentOf(today, closing)
  const { from, to } = paymentOf(addDays(begins, -1), closing)
  return daysBetween(to, today) > daysAfter ? null : { from, to }
}
