/** An open punch that surely was forgotten, so that today can begin (D45: twelve hours after the plan's end). */
const hourMillis = 3_600_000
export const afterPlannedEnd = 12 * hourMillis
const afterCheckIn = 16 * hourMillis

export const isForgotten = (checkIn: number, plannedEnd: number | undefined, now: number): boolean =>
  now > (plannedEnd === undefined ? checkIn + afterCheckIn : Math.max(checkIn, plannedEnd) + afterPlannedEnd)
