/** TASK-20: whether the times follow what the customer wishes is asked before the wish is accepted. */
import { shiftFields } from "#modules/scheduling/codes.ts"
import { spanOf } from "#modules/scheduling/rules/shift-span.ts"
import { shiftsAfter, shiftsWished, timesTaken } from "#modules/scheduling/rules/wished-times.ts"
import { shiftIds, type WorkShift, workShifts } from "../shifts.ts"
import type { TaskView } from "../task/task-query.ts"

interface Times {
  readonly from: string | null
  readonly to: string | null
}
export interface StartQuestion {
  readonly wished: Times
  readonly now: Times
  /** The shift that it is about, where the day begins and ends as before. */
  readonly shift?: WorkShift
}
type Planned = Pick<TaskView, "shiftDefaults" | (typeof shiftFields)[WorkShift]["flag" | "from" | "to"]>

/** The wished times beside those that it would have otherwise; undefined where both are the same, or none is wished for. */
export const startQuestionOf = (view: Planned, asked: object | undefined): StartQuestion | undefined => {
  const update = { ...asked }
  const stored = workShifts.map((shift) => {
    const { flag, from, to } = shiftFields[shift]
    return { shift, isOn: view[flag] === 1, from: view[from] ?? null, to: view[to] ?? null }
  })
  const usual = workShifts.map((shift) => {
    const own = view.shiftDefaults.find((one) => one.shift === shiftIds[shift])
    return { shift, from: own?.from ?? null, to: own?.to ?? null }
  })
  const before = shiftsAfter(stored, shiftsWished(update), usual)
  const taken = timesTaken(before, update)
  const after = before.map((one) => {
    const { from, to } = shiftFields[one.shift]
    return { ...one, from: taken[from] ?? one.from, to: taken[to] ?? one.to }
  })
  const isOther = (one: Times, other: Times) => one.from !== other.from || one.to !== other.to
  const [now, wished] = [spanOf(before), spanOf(after)]
  if (now.from === null) return undefined
  if (isOther(now, wished)) return { now, wished }
  const at = before.findIndex((one, place) => isOther(one, after[place] ?? one))
  const [was, is] = [before[at], after[at]]
  return was === undefined || is === undefined ? undefined : { now: was, wished: is, shift: was.shift }
}
