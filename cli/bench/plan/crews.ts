/** Who is arranged where on which day: by day, or for a week of nights; nobody twice at once. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { dayNumber } from "#modules/kernel/civil-day.ts"
import { type Rolls, rollsOf } from "../rolls.ts"
import type { Shape } from "./shape.ts"

export const shiftTimes = {
  1: ["08:00", "12:00"],
  2: ["13:00", "17:00"],
  3: ["21:00", "05:00"],
  4: ["17:30", "19:30"],
} as const
export type Shift = keyof typeof shiftTimes

export interface Crew {
  /** From 0 within its company. */
  readonly task: number
  readonly dayAt: number
  readonly day: IsoDate
  readonly site: number
  /** Workers by shift; a shift that stands here is on. */
  readonly shifts: ReadonlyArray<{ readonly shift: Shift; readonly workers: ReadonlyArray<number> }>
}

const nightShare = 0.1
const weekOf = (day: IsoDate) => Math.floor((dayNumber(day) + 3) / 7)
/** From Monday to Saturday, so that nobody goes from a night into a day. */
export const isOnNights = ({ at, seed }: Shape, worker: number, day: IsoDate): boolean =>
  rollsOf("nights", seed, at, worker, weekOf(day)).isIn(nightShare)

interface Pools {
  readonly byDay: Array<number>
  readonly byNight: Array<number>
}

const poolsOf = (shape: Shape, day: IsoDate, roll: Rolls): Pools => {
  const [byDay, byNight]: [Array<number>, Array<number>] = [[], []]
  const from = roll.between(0, shape.workers - 1)
  for (let n = 0; n < shape.workers; n++) {
    const worker = (n + from) % shape.workers
    if (isOnNights(shape, worker, day)) byNight.push(worker)
    else byDay.push(worker)
  }
  return { byDay, byNight }
}

/** Takes as many lines of people as the budget allows; gives the shifts and what is left of the budget. */
const crewOf = ({ byDay, byNight }: Pools, budget: number, roll: Rolls): readonly [Crew["shifts"], number] => {
  if (roll.isIn(nightShare)) {
    const workers = byNight.splice(0, Math.floor(budget))
    return [[{ shift: 3, workers }], budget - workers.length]
  }
  const all = byDay.splice(0, Math.floor(budget / 2))
  const late = all.length > 1 && roll.isIn(0.1) ? all.slice(0, 1) : []
  const isHalf = budget - 2 * all.length - late.length >= 1 && roll.isIn(0.5)
  const half = isHalf ? byDay.splice(0, 1) : []
  const shifts: Crew["shifts"] = [
    { shift: 1, workers: [...all, ...half] },
    { shift: 2, workers: all },
    ...(late.length > 0 ? [{ shift: 4 as const, workers: late }] : []),
  ]
  return [shifts, budget - 2 * all.length - half.length - late.length]
}

/** Every arrangement, day by day. */
export const crewsOf = function* (shape: Shape): Generator<Crew> {
  let task = 0
  let budget = 0
  for (const [dayAt, day] of shape.days.entries()) {
    const wanted = shape.tasksOnDay[dayAt] ?? 0
    if (wanted === 0) continue
    const roll = rollsOf("crews", shape.seed, shape.at, dayAt)
    const pools = poolsOf(shape, day, roll)
    for (let n = 0; n < wanted; n++, task++) {
      const [shifts, left] = crewOf(pools, budget + shape.linesATask, roll)
      budget = Math.min(left, shape.linesATask)
      yield { task, dayAt, day, site: (n + dayAt * 7) % shape.sites, shifts }
    }
  }
}
