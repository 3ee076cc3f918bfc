/** What a person is doing, and what of a day the desk must look at. */
import type { DayProblem, DutyState, PunchState } from "../codes.ts"
import { isForgotten } from "./forgotten.ts"

interface Punched {
  readonly state: PunchState
  readonly isResting: boolean
  readonly isEndClaimed: boolean
  readonly taskId: number | null
  readonly checkIn: number
  readonly checkOut: number | null
}

/** 未出勤・勤務中・休憩中・退勤済 */
export const dutyOf = (punches: ReadonlyArray<Punched>): DutyState => {
  const open = punches.find(({ state }) => state === "open")
  if (open !== undefined) return open.isResting ? "resting" : "working"
  return punches.length > 0 ? "done" : "before"
}

export interface DayFacts {
  readonly punches: ReadonlyArray<Punched>
  /** First start and last end of what was planned; undefined without an arrangement. */
  readonly planned: { readonly startsAt: number; readonly endsAt: number } | undefined
  readonly missingRestMinutes: number
  /** The law of working hours of this day is not held: nothing of it is counted by kind. */
  readonly isLawMissing: boolean
  readonly now: number
}

/** Not a minute late is late: the word only says that somebody should look. */
export const problemsOf = ({
  punches,
  planned,
  missingRestMinutes,
  isLawMissing,
  now,
}: DayFacts): ReadonlyArray<DayProblem> => {
  const found: Array<DayProblem> = []
  let [firstIn, lastOut] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [isAllDone, isLost, isClaimed] = [punches.length > 0, false, false]
  for (const { checkIn, checkOut, isEndClaimed, state } of punches) {
    firstIn = Math.min(firstIn, checkIn)
    if (checkOut === null) isAllDone = false
    else lastOut = Math.max(lastOut, checkOut)
    isLost ||= state === "unfinished" || (state === "open" && isForgotten(checkIn, planned?.endsAt, now))
    isClaimed ||= isEndClaimed
  }
  if (isLost) found.push("unfinished")
  if (isLawMissing && punches.length > 0) found.push("noLaw")
  if (planned !== undefined && punches.length === 0 && now > planned.endsAt) found.push("absent")
  if (planned === undefined && punches.length > 0) found.push("noArrangement")
  if (planned !== undefined && punches.length > 0 && firstIn > planned.startsAt + 59_999) found.push("late")
  if (planned !== undefined && isAllDone && lastOut < planned.endsAt) found.push("earlyLeave")
  if (missingRestMinutes > 0) found.push("shortRest")
  if (isClaimed) found.push("claimedEnd")
  return found
}
