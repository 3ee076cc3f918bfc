/** The four shifts of a day, and the fifth entry for time off (D53). */
export const shiftIds = { morning: 1, afternoon: 2, evening: 3, other: 4, timeOff: 10 } as const
export type Shift = keyof typeof shiftIds

/** The shifts that can be arranged, in the order of the day. */
export const workShifts = ["morning", "afternoon", "evening", "other"] as const satisfies ReadonlyArray<Shift>
export type WorkShift = (typeof workShifts)[number]
