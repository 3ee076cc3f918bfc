/** 連続手配: equal arrangements of one site within a week are entered once, with the days between as days off. */
import { eachDay, type IsoDate } from "#modules/kernel/civil-day.ts"
import type { Arrangement } from "./arrangements.ts"
import { weekOf } from "./calendar.ts"

export interface Series {
  /** What all days have in common; its day is the first. */
  readonly arrangement: Arrangement
  /** Ascending. */
  readonly days: ReadonlyArray<IsoDate>
  readonly daysOff: ReadonlyArray<IsoDate>
}

const signature = ({ day, ...same }: Arrangement) => JSON.stringify([weekOf(day), same])

export const seriesOf = (arrangements: ReadonlyArray<Arrangement>): ReadonlyArray<Series> =>
  [...Map.groupBy(arrangements, signature).values()].flatMap((equal) => {
    const [first] = equal
    const last = equal.at(-1)
    if (first === undefined || last === undefined) return []
    const days = equal.map(({ day }) => day)
    return [{ arrangement: first, days, daysOff: eachDay(first.day, last.day).filter((day) => !days.includes(day)) }]
  })
