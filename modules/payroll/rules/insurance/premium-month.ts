import { addDays, type IsoDate, type IsoMonth, monthOf, shiftMonth } from "#modules/kernel/civil-day.ts"
import { isInsuredIn } from "./insured-month.ts"

/**
 * The months whose premiums are taken from pay on `paidOn`: the month before, and on a leaver's last slip the month of
 * its pay day too, where that one is owed: no later slip could take it.
 *
 * The last slip is the one whose period holds the day of leaving, so a slip that is only paid in that day's month takes
 * one month. Empty for a month in which nothing is due. A month that ended before the first slip's was never "the month
 * before" on any pay day, and the law gives no leave to take it from pay.
 *
 * Source: 健康保険法 第36条・第156条・第167条, 厚生年金保険法 第84条.
 */
export const premiumMonths = (person: {
  readonly from: IsoDate
  readonly to: IsoDate
  readonly paidOn: IsoDate
  readonly joinedOn: IsoDate
  readonly leftOn?: IsoDate
}): ReadonlyArray<IsoMonth> => {
  const { from, to, joinedOn, leftOn } = person
  const payMonth = monthOf(person.paidOn)
  const isLast = leftOn !== undefined && from <= leftOn && leftOn <= to
  // Insurance is lost on the day after the last day.
  const lostOn = leftOn === undefined ? undefined : addDays(leftOn, 1)
  return [shiftMonth(payMonth, -1), ...(isLast ? [payMonth] : [])].filter((month) =>
    isInsuredIn(month, joinedOn, lostOn),
  )
}
