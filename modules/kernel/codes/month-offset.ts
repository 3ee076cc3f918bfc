/** 当月, 翌月, 翌々月: the month in which something is paid, counted from the month it belongs to (D77). */
export const monthOffsets = { now: 0, nextMonth: 1, twoMonthsLater: 2 } as const
export type MonthOffset = keyof typeof monthOffsets
