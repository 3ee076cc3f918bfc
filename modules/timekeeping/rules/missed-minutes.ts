/** 遅刻・早退: how much of what was planned of a day was not there, at its begin and at its end. Pure. */

import { type Instant, millisOfInstant } from "#modules/kernel/civil-day.ts"

interface Spans {
  readonly plans: ReadonlyArray<{ readonly startsAt: Instant; readonly endsAt: Instant }>
  readonly punches: ReadonlyArray<{ readonly checkIn: Instant; readonly checkOut: Instant | null }>
}

const minuteOf = (instant: Instant) => Math.floor(millisOfInstant(instant) / 60_000)

/**
 * Minutes by the clock between the plan's start and the first check-in, and between the last check-out and the plan's end;
 * none of a day without a plan or without a punch, and at its end none while somebody is still there.
 */
export const missedMinutes = ({ plans, punches }: Spans): number => {
  if (plans.length === 0 || punches.length === 0) return 0
  const startsAt = Math.min(...plans.map((plan) => minuteOf(plan.startsAt)))
  const endsAt = Math.max(...plans.map((plan) => minuteOf(plan.endsAt)))
  const ends = punches.flatMap(({ checkOut }) => (checkOut === null ? [] : [minuteOf(checkOut)]))
  const late = Math.min(...punches.map(({ checkIn }) => minuteOf(checkIn))) - startsAt
  const early = ends.length < punches.length ? 0 : endsAt - Math.max(...ends)
  return Math.max(0, late) + Math.max(0, early)
}
