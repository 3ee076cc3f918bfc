import { type IsoDate, type IsoMonth, monthOf } from "#modules/kernel/civil-day.ts"

/**
 * Whether a month's premium is owed: from the month of joining to the month before the loss.
 *
 * Who joins and loses the insurance within one month owes that month (同月得喪).
 *
 * Source: 健康保険法 第156条 第3項, 厚生年金保険法 第19条 第1項・第2項.
 */
export const isInsuredIn = (month: IsoMonth, joinedOn: IsoDate, lostOn: IsoDate | undefined): boolean => {
  const joinedIn = monthOf(joinedOn)
  if (month < joinedIn || (lostOn !== undefined && lostOn <= joinedOn)) return false
  return lostOn === undefined || month < monthOf(lostOn) || (month === joinedIn && month === monthOf(lostOn))
}

/**
 * Whether somebody whose insurance ends by age on `lostOn` owes a month's premium; who joined in the month of that day
 * owes it, as above.
 */
export const isInsuredUntil = (lostOn: IsoDate, month: IsoMonth, joinedOn: IsoDate | undefined): boolean =>
  month < monthOf(lostOn) || (joinedOn !== undefined && isInsuredIn(month, joinedOn, lostOn))
