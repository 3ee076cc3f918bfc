/**
 * 打刻 of a seeded company as rows: by day or by night over midnight, some pressed twice, some never ended, some days
 * arranged and not punched at all.
 */
import { addDays } from "#modules/kernel/civil-day.ts"
import { type Rolls, rollsOf } from "../rolls.ts"
import { crewsOf, isOnNights } from "./crews.ts"
import { line, nothing, type Rows } from "./rows.ts"
import type { FirstIds, Shape } from "./shape.ts"

const missesEnd = 0.03
/** Of the missing ends where nobody waits for a close: the others were told later. */
const leavesEnd = 0.33
const isDoubled = 0.02
const isAbsent = 0.01
/** How many rests were pressed; without one the company's table takes its rest off. */
const restShares = [0.7, 0.9, 0.95, 0.98, 1] as const

interface Where {
  readonly task: number
  readonly site: number
}
/** The arrangement of every worker on every day, found by `dayAt * workers + worker`. */
export type Arranged = ReadonlyMap<number, Where>

export const arrangedOf = (shape: Shape): Arranged => {
  const arranged = new Map<number, Where>()
  for (const { dayAt, site, task, shifts } of crewsOf(shape))
    for (const { workers } of shifts)
      for (const worker of workers) arranged.set(dayAt * shape.workers + worker, { task, site })
  return arranged
}

const clocks = Array.from(
  { length: 1440 },
  (_, minute) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`,
)

interface Punched {
  readonly from: number
  readonly to: number
  readonly rests: number
}
const spans = (isNight: boolean, roll: Rolls): Punched => {
  const drawn = roll.next()
  const from = isNight ? roll.between(20 * 60 + 40, 21 * 60) : roll.between(7 * 60 + 35, 8 * 60 + 5)
  const to = isNight
    ? roll.between(29 * 60, 30 * 60)
    : 17 * 60 + (roll.isIn(0.4) ? roll.between(0, 150) : roll.between(0, 12))
  return { from, to, rests: restShares.findIndex((share) => drawn < share) }
}

/** Lines of punches and, as they are made, of the rests within them. */
export const punchLines = function* (shape: Shape, first: FirstIds, arranged: Arranged, rests: Array<string>) {
  const { days, workers } = shape
  const next = days.map((day) => addDays(day, 1))
  let id = first.punch
  for (let worker = 0; worker < workers; worker++) {
    const roll = rollsOf("punches", shape.seed, shape.at, worker)
    const staffId = first.staff + worker
    for (const [dayAt, day] of days.entries()) {
      const where = arranged.get(dayAt * workers + worker)
      const place = where === undefined ? [nothing, nothing] : [first.task + where.task, first.site + where.site]
      const { from, to, rests: restCount } = spans(isOnNights(shape, worker, day), roll)
      if (roll.isIn(isAbsent)) continue
      const at = (minute: number) => `${minute < 1440 ? day : next[dayAt]} ${clocks[minute % 1440]}+09`
      const common = [staffId, day, ...place, at(from)]
      const lacksEnd = roll.isIn(missesEnd)
      const isLeft = lacksEnd && shape.missingEnds === "left" && roll.isIn(leavesEnd)
      if (isLeft) yield line(id, ...common, nothing, "unfinished", "f", "{}")
      else yield line(id, ...common, at(to), "closed", lacksEnd ? "t" : "f", to > 1440 ? "{3}" : "{1,2}")
      for (let n = 0; n < restCount && !isLeft; n++) {
        const start = from + 120 + n * 90
        rests.push(line(id, staffId, at(start), at(start + (n === 0 ? 60 : 15))))
      }
      id += 1
      if (roll.isIn(isDoubled)) yield line(id++, ...common, nothing, "cancelled", "f", "{}")
    }
  }
}

export const punchColumns = [
  "id",
  "staff_id",
  "work_day",
  "task_id",
  "site_id",
  "check_in",
  "check_out",
  "state",
  "is_end_claimed",
  "shifts",
] as const

/** Punches, then the rests that they left behind: to be written in this order. */
export const punchRows = (shape: Shape, first: FirstIds): ReadonlyArray<Rows> => {
  const rests: Array<string> = []
  return [
    {
      table: "timekeeping.punch",
      columns: punchColumns,
      lines: punchLines(shape, first, arrangedOf(shape), rests),
    },
    {
      table: "timekeeping.rest",
      columns: ["punch_id", "staff_id", "started_at", "ended_at"],
      lines: rests,
    },
  ]
}
