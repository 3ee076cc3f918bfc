import { addDays, type IsoDate, type IsoMonth, monthOf, shiftMonth } from "#modules/kernel/civil-day.ts"
import { isInsuredIn } from "./insured-month.ts"

export interface EmployedInPeriod {
  readonly from: IsoDate
  readonly to: IsoDate
  readonly paidOn: IsoDate
  readonly joinedOn: IsoDate
  readonly leftOn?: IsoDate
}

/** Insurance is lost on the day after the last day. */
const lostOnOf = ({ leftOn }: Pick<EmployedInPeriod, "leftOn">) =>
  leftOn === undefined ? undefined : addDays(leftOn, 1)

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
export const premiumMonths = (person: EmployedInPeriod): ReadonlyArray<IsoMonth> => {
  const { from, to, joinedOn, leftOn } = person
  // Work after the day of leaving gets a slip of its own, but the last one has taken what was owed.
  if (leftOn !== undefined && leftOn < from) return []
  const payMonth = monthOf(person.paidOn)
  const isLast = leftOn !== undefined && from <= leftOn && leftOn <= to
  const lostOn = lostOnOf(person)
  return [shiftMonth(payMonth, -1), ...(isLast ? [payMonth] : [])].filter((month) =>
    isInsuredIn(month, joinedOn, lostOn),
  )
}

const monthsUntil = (first: IsoMonth, last: IsoMonth): ReadonlyArray<IsoMonth> =>
  first > last ? [] : [first, ...monthsUntil(shiftMonth(first, 1), last)]

/**
 * The owed months that no pay day comes for as "the month before", told on the slip whose period holds the day of
 * joining: those before the first month that is taken. The company owes them all the same (健康保険法 第161条 第2項), and
 * collects them otherwise than by a deduction that 第167条 allows.
 */
export const uncollectedMonths = (person: EmployedInPeriod): ReadonlyArray<IsoMonth> => {
  const { from, to, paidOn, joinedOn } = person
  if (joinedOn < from || to < joinedOn) return []
  const lostOn = lostOnOf(person)
  return monthsUntil(monthOf(joinedOn), shiftMonth(monthOf(paidOn), -2)).filter((month) =>
    isInsuredIn(month, joinedOn, lostOn),
  )
}
