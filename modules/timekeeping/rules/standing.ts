/** Where somebody stands on a day, for whoever watches the morning: who is here, who is missing, who comes later. */
import type { DayProblem, DutyState, Standing } from "../codes.ts"

interface WatchedDay {
  readonly duty: DutyState
  readonly problems: ReadonlyArray<DayProblem>
  readonly hasPunch: boolean
  /** The day has passed and so has the last end that was planned. */
  readonly isOver: boolean
  /** First start of what was planned; undefined without an arrangement. */
  readonly startsAt: number | undefined
  readonly now: number
}

/** Within the minute of the start nobody is late. */
const sameMinute = 59_999

/**
 * Every heading that the day stands under, the most urgent first. Of a planned day exactly one of 未出勤, 未退勤, 勤務中,
 * これから and 退勤済 holds; 遅刻 is told beside it.
 */
export const standingsOf = ({
  duty,
  hasPunch,
  isOver,
  now,
  problems,
  startsAt,
}: WatchedDay): ReadonlyArray<Standing> => {
  const found: Array<Standing> = []
  if (!hasPunch && startsAt !== undefined) found.push(now > startsAt + sameMinute ? "missing" : "later")
  const isAtWork = hasPunch && duty !== "done"
  const isUnfinished = problems.includes("unfinished") || (isAtWork && isOver)
  if (isUnfinished) found.push("unfinished")
  if (problems.includes("late")) found.push("late")
  if (hasPunch && !isUnfinished) found.push(isAtWork ? "working" : "done")
  return found
}
