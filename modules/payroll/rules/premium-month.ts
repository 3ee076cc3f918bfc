import { addDays, type IsoDate, type IsoMonth, monthOf, shiftMonth } from "#modules/kernel/civil-day.ts"

/** The months of being insured: from the month of joining to the month before the loss (the day after the last day). */
const isInsuredIn = (month: IsoMonth, joinedOn: IsoDate, leftOn: IsoDate | undefined): boolean =>
  month >= monthOf(joinedOn) && (leftOn === undefined || month < monthOf(addDays(leftOn, 1)))

/**
 * The months whose premiums are taken from pay on `paidOn`: the month before, and for somebody who left at the end of
 * the pay day's month that month too.
 *
 * Empty for a month in which nothing is due. Source: 健康保険法 第36条・第156条・第167条, 厚生年金保険法 第84条.
 */
export const premiumMonths = (person: {
  readonly paidOn: IsoDate
  readonly joinedOn: IsoDate
  readonly leftOn?: IsoDate
}): ReadonlyArray<IsoMonth> => {
  const payMonth = monthOf(person.paidOn)
  const due = [shiftMonth(payMonth, -1)]
  if (person.leftOn !== undefined && monthOf(person.leftOn) === payMonth) due.push(payMonth)
  return due.filter((month) => isInsuredIn(month, person.joinedOn, person.leftOn))
}
