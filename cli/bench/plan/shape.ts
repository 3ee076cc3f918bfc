/** What one company of a seeded database is like, and which part of the whole it holds. */
import {
  eachDay,
  firstDayOf,
  type IsoDate,
  type IsoMonth,
  lastDayOf,
  monthOf,
  shiftMonth,
  weekday,
} from "#modules/kernel/civil-day.ts"
import type { Size } from "../sizes.ts"

export interface Shape extends Pick<Size, "linesATask" | "missingEnds"> {
  readonly seed: number
  /** From 0. */
  readonly at: number
  readonly workers: number
  readonly sites: number
  /** Every worked day, ascending. */
  readonly days: ReadonlyArray<IsoDate>
  /** The arrangements of each worked day. */
  readonly tasksOnDay: ReadonlyArray<number>
  readonly lastMonth: IsoMonth
}

/** The numbers that the first rows of a company get. */
export interface FirstIds {
  readonly person: number
  readonly membership: number
  readonly staff: number
  readonly partner: number
  readonly site: number
  readonly task: number
  readonly punch: number
}

/** One hot company has half of everything, the others share the rest evenly; nobody gets none. */
const partOf = (whole: number, companies: number, at: number): number => {
  if (companies === 1) return whole
  const others = companies - 1
  const rest = whole - Math.ceil(whole / 2)
  return at === 0 ? Math.ceil(whole / 2) : Math.floor((rest * at) / others) - Math.floor((rest * (at - 1)) / others)
}

const workedDays = (lastMonth: IsoMonth, { months, daysAWeek }: Size): ReadonlyArray<IsoDate> =>
  eachDay(firstDayOf(shiftMonth(lastMonth, 1 - months)), lastDayOf(lastMonth)).filter((day) => {
    const on = weekday(day)
    return on !== 0 && (on !== 6 || daysAWeek === 6)
  })

/** A month's arrangements over its worked days, as evenly as whole numbers go. */
const spread = (days: ReadonlyArray<IsoDate>, aMonth: number): ReadonlyArray<number> =>
  [...Map.groupBy(days, monthOf).values()].flatMap((ofMonth) =>
    ofMonth.map(
      (_, at) => Math.floor((aMonth * (at + 1)) / ofMonth.length) - Math.floor((aMonth * at) / ofMonth.length),
    ),
  )

export const shapesOf = (size: Size, seed: number, lastMonth: IsoMonth): ReadonlyArray<Shape> => {
  const days = workedDays(lastMonth, size)
  const { companies, linesATask, missingEnds } = size
  return Array.from({ length: companies }, (_, at) => ({
    seed,
    at,
    lastMonth,
    days,
    linesATask,
    missingEnds,
    workers: Math.max(1, partOf(size.workers, companies, at)),
    sites: Math.max(1, partOf(size.sites, companies, at)),
    tasksOnDay: spread(days, partOf(size.tasksAMonth, companies, at)),
  }))
}
