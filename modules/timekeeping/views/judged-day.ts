/** What a counted day tells whoever looks at it: what is being done, what is wrong, where the person stands. */
import { Result } from "effect"
import { type Instant, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import type { LawBook } from "#modules/kernel/law/law-book.ts"
import { labourLawOf } from "#modules/labour/index.ts"
import type { DayProblem, DutyState, Standing } from "../codes.ts"
import type { StaffDay } from "../operations/worked-days.ts"
import type { PunchRow } from "../repository/punches.ts"
import { dutyOf, problemsOf } from "../rules/duty.ts"
import { missingRestOn } from "../rules/missing-rest.ts"
import { standingsOf } from "../rules/standing.ts"
import { millisOf } from "./punch-view.ts"

interface Judgeable extends Pick<PunchRow, "taskId" | "state" | "isEndClaimed"> {
  readonly checkIn: Instant | number
  readonly checkOut: Instant | number | null
  readonly rests: ReadonlyArray<{ readonly endedAt: Instant | number | null }>
}

export const punchedFacts = (row: Judgeable) => ({
  state: row.state,
  isResting: row.rests.some(({ endedAt }) => endedAt === null),
  isEndClaimed: row.isEndClaimed,
  taskId: row.taskId,
  checkIn: millisOf(row.checkIn),
  checkOut: row.checkOut === null ? null : millisOf(row.checkOut),
})

const plannedSpan = (plans: ReadonlyArray<{ readonly startsAt: number; readonly endsAt: number }>) =>
  plans.reduce<{ startsAt: number; endsAt: number } | undefined>(
    (span, { endsAt, startsAt }) =>
      span === undefined
        ? { startsAt, endsAt }
        : { startsAt: Math.min(span.startsAt, startsAt), endsAt: Math.max(span.endsAt, endsAt) },
    undefined,
  )

export interface LookedAtDay {
  readonly duty: DutyState
  readonly problems: ReadonlyArray<DayProblem>
}
/** Half an hour in which a night shift cleans up, walks to the gate and presses: until then nobody has forgotten anything. */
const pressedOnTheWayMillis = 1_800_000
export interface JudgedDay extends LookedAtDay {
  readonly standings: ReadonlyArray<Standing>
}
type Day = Pick<StaffDay, "day" | "counted"> & {
  readonly plans: ReadonlyArray<{ readonly startsAt: number; readonly endsAt: number }>
  readonly punches: ReadonlyArray<Judgeable>
}
/** What is being done and what is wrong at the moment `now`, in milliseconds since the epoch. */
export const lookedAt = (law: LawBook, now: number, of: Day): LookedAtDay => {
  const { day, plans, punches } = of
  const facts = punches.map(punchedFacts)
  const problems = problemsOf({
    punches: facts,
    planned: plannedSpan(plans),
    missingRestMinutes: missingRestOn(law, of),
    isLawMissing: Result.isFailure(labourLawOf(law).on(day)),
    now,
  })
  return { duty: dutyOf(facts), problems }
}

/** Also where the person stands. */
export const judgedDay = (law: LawBook, now: number, of: Day): JudgedDay => {
  const { duty, problems } = lookedAt(law, now, of)
  const { day, plans, punches } = of
  const planned = plannedSpan(plans)
  const standings = standingsOf({
    duty,
    problems,
    hasPunch: punches.length > 0,
    // 未退勤 of the watch: the shift of an earlier day has ended and nobody pressed 退勤, before it counts as forgotten.
    isOver: day < tokyoDayOf(now) && planned !== undefined && now > planned.endsAt + pressedOnTheWayMillis,
    startsAt: planned?.startsAt,
    now,
  })
  return { duty, problems, standings }
}
