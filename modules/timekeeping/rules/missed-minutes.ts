/** 遅刻・早退: how much of what was planned of a day was not there, at its begin and at its end. Pure. */

import { type Instant, millisOfInstant } from "#modules/kernel/civil-day.ts"

interface Spans {
  readonly plans: ReadonlyArray<{ readonly startsAt: Instant; readonly endsAt: Instant }>
  readonly punches: ReadonlyArray<{ readonly checkIn: Instant; readonly checkOut: Instant | null }>
}

const minuteOf = (instant: Instant) => Math.floor(millisOfInstant(instant) / 60_000)

interface Stretch {
  readonly from: number
  readonly to: number
}
/** Plans that overlap or follow at once are one stretch; hours between two of them are planned by nobody. */
const stretchesOf = (plans: Spans["plans"]): ReadonlyArray<Stretch> => {
  const stretches: Array<Stretch> = []
  const byStart = plans.map(({ endsAt, startsAt }) => ({ from: minuteOf(startsAt), to: minuteOf(endsAt) }))
  for (const next of byStart.toSorted((one, other) => one.from - other.from)) {
    const last = stretches.at(-1)
    if (last === undefined || next.from > last.to) stretches.push(next)
    else stretches[stretches.length - 1] = { from: last.from, to: Math.max(last.to, next.to) }
  }
  return stretches
}

/**
 * Minutes by the clock of what was planned before the first check-in, and after the last check-out; none of a day without a
 * plan or without a punch, and at its end none while somebody is still there.
 */
export const missedMinutes = ({ plans, punches }: Spans): number => {
  if (plans.length === 0 || punches.length === 0) return 0
  const stretches = stretchesOf(plans)
  const between = (from: number, to: number) =>
    stretches.reduce((sum, one) => sum + Math.max(0, Math.min(one.to, to) - Math.max(one.from, from)), 0)
  const ends = punches.flatMap(({ checkOut }) => (checkOut === null ? [] : [minuteOf(checkOut)]))
  const late = between(Number.NEGATIVE_INFINITY, Math.min(...punches.map(({ checkIn }) => minuteOf(checkIn))))
  const early = ends.length < punches.length ? 0 : between(Math.max(...ends), Number.POSITIVE_INFINITY)
  return late + early
}
