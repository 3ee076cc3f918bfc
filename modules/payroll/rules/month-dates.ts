/** これからの予定 of a pay month: until when it is corrected, sent and paid on to the authorities. Pure. */
import { addDays, firstDayOf, type IsoDate, isoDate, monthOf, shiftMonth } from "#modules/kernel/civil-day.ts"
import { bankDayFrom, bankDayOf, isBankDay } from "#modules/kernel/law/bank-days.ts"

const bankDayBefore = (day: IsoDate): IsoDate => {
  const before = addDays(day, -1)
  return isBankDay(before) ? before : bankDayBefore(before)
}

/**
 * Banks take a file of wages until the bank day before they are paid; what is corrected later is not in it.
 *
 * Tax that was taken from wages and resident tax are due on the tenth of the month after they were paid, on a day on which
 * banks rest the next one (所得税法 第183条, 地方税法 第321条の5, 国税通則法 第10条 第2項).
 */
export const datesOfMonth = (paidOn: IsoDate) => {
  const sendBy = bankDayBefore(bankDayOf(paidOn))
  const tenth = isoDate(`${firstDayOf(shiftMonth(monthOf(paidOn), 1)).slice(0, 8)}10`)
  return { correctBy: sendBy, sendBy, taxDueOn: bankDayFrom(tenth) }
}
