/** 日勤・夜勤・半日: what the work of a day was, for a sign in the month. */
import { shiftIds } from "#modules/kernel/codes/shift.ts"
import type { WorkKind } from "../codes.ts"

export interface Done {
  readonly shifts: ReadonlyArray<number>
  readonly halfShifts: ReadonlyArray<number>
}
interface DayDone {
  readonly workedMinutes: number
  /** Asked only where nothing was ticked: it takes the law of the day. */
  readonly nightMinutes: () => number
  readonly punches: ReadonlyArray<Done>
}
export const isTicked = (punches: ReadonlyArray<Done>, shift: number) =>
  punches.some(({ shifts }) => shifts.includes(shift))
export const isAnyTicked = (punches: ReadonlyArray<Done>) => punches.some(({ shifts }) => shifts.length > 0)
/** Whoever pressed a shift twice counts half of it only where both say so. */
export const isHalf = (punches: ReadonlyArray<Done>, shift: number) =>
  punches.every(({ halfShifts, shifts }) => !shifts.includes(shift) || halfShifts.includes(shift))

const dayShifts: ReadonlyArray<number> = [shiftIds.morning, shiftIds.afternoon]

/**
 * By the shifts that count as done: the evening shift alone is 夜勤, one of 前 and 後, or halves of them, is 半日. Where
 * nothing was ticked, work that lies for its greater part in the night is 夜勤. Null while nothing counts.
 */
export const workKindOf = ({ nightMinutes, punches, workedMinutes }: DayDone): WorkKind | null => {
  if (workedMinutes === 0) return null
  if (!isAnyTicked(punches)) return nightMinutes() * 2 > workedMinutes ? "night" : "day"
  const ofDay = dayShifts.filter((shift) => isTicked(punches, shift))
  if (ofDay.length === 0) return isTicked(punches, shiftIds.evening) ? "night" : "day"
  if (punches.some(({ shifts }) => shifts.some((shift) => !dayShifts.includes(shift)))) return "day"
  return ofDay.length === 1 || ofDay.every((shift) => isHalf(punches, shift)) ? "half" : "day"
}
