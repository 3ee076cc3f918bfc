import { type IsoMonth, monthOf, shiftMonth, tokyoDayOf } from "#modules/kernel/civil-day.ts"

/** The last month that is over. */
export const lastMonth: IsoMonth = shiftMonth(monthOf(tokyoDayOf(Date.now())), -1)
