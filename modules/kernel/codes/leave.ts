/** 休暇: paid or not, half a day or whole days, one day or several. */
export const leavePays = { fullSalary: 1, noSalary: 0 } as const
export type LeavePay = keyof typeof leavePays

export const leaveLengths = { half: 1, full: 2 } as const
export type LeaveLength = keyof typeof leaveLengths

/** The specification names "one day or multiple days" without values; the numbers are ours. */
export const leaveSpans = { oneDay: 1, multipleDays: 2 } as const
export type LeaveSpan = keyof typeof leaveSpans
