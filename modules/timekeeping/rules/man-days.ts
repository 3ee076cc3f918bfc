/** 人工: what the work of a day counts as. */
import { type Shift, shiftIds } from "#modules/kernel/codes/shift.ts"
import { type Done, isAnyTicked, isHalf, isTicked } from "./work-kind.ts"

/** 前 and 後 are the halves of a day; 夜 is a day of its own, and so is what was arranged otherwise. */
const whole: ReadonlyArray<readonly [Shift, number]> = [
  ["morning", 0.5],
  ["afternoon", 0.5],
  ["evening", 1],
  ["other", 1],
]

/** By the shifts that count as done, a half one half; work of which nothing was ticked is one. Zero while nothing counts. */
export const manDaysOf = ({
  punches,
  workedMinutes,
}: {
  readonly workedMinutes: number
  readonly punches: ReadonlyArray<Done>
}): number => {
  if (workedMinutes === 0) return 0
  if (!isAnyTicked(punches)) return 1
  return whole.reduce((sum, [shift, part]) => {
    const id = shiftIds[shift]
    if (!isTicked(punches, id)) return sum
    return sum + (isHalf(punches, id) ? part / 2 : part)
  }, 0)
}
