/** 連続手配: which days a series has. */
import { addDays, daysBetween, type IsoDate } from "#modules/kernel/civil-day.ts"
import { longestSeriesDays } from "../codes.ts"

export type SeriesDays =
  | { readonly kind: "days"; readonly days: ReadonlyArray<IsoDate>; readonly daysOff: ReadonlyArray<IsoDate> }
  | { readonly kind: "tooLong" }
  | { readonly kind: "empty" }

/**
 * The working days from `from` to `to` (both included) without the days off.
 *
 * At most 90 days from first to last; days off outside the stretch fall away (1§4). A stretch that is all days off is
 * empty. Source: 0§9.
 */
export const seriesDays = (from: IsoDate, to: IsoDate, off: ReadonlyArray<IsoDate>): SeriesDays => {
  const length = daysBetween(from, to) + 1
  if (length > longestSeriesDays) return { kind: "tooLong" }
  const daysOff = off.filter((day) => from <= day && day <= to).sort()
  const days = Array.from({ length }, (_, index) => addDays(from, index)).filter((day) => !daysOff.includes(day))
  return days.length === 0 ? { kind: "empty" } : { kind: "days", days, daysOff }
}

/** The days between the first and the last one that are not among them. The days come in order. */
export const gapsIn = (days: ReadonlyArray<IsoDate>): ReadonlyArray<IsoDate> =>
  days.flatMap((day, at) => {
    const next = days[at + 1]
    return next === undefined
      ? []
      : Array.from({ length: daysBetween(day, next) - 1 }, (_, between) => addDays(day, between + 1))
  })

/** How many days there are from the first of these days to the last one, both counted. */
export const stretchOf = (days: ReadonlyArray<IsoDate>): number => {
  const inOrder = days.toSorted()
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  return first === undefined || last === undefined ? 0 : daysBetween(first, last) + 1
}
