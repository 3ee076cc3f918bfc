/** この日だけ・この日以降・すべて: which days of a series a change reaches, and which days a series has afterwards. */
import { daysBetween, type IsoDate } from "#modules/kernel/civil-day.ts"
import type { EditScope } from "#modules/kernel/codes.ts"
import { longestSeriesDays } from "../codes.ts"

export interface SeriesDay {
  readonly id: number
  readonly day: IsoDate
}

/** The days that the scope reaches, seen from one of them. */
export const inScope = <D extends SeriesDay>(days: ReadonlyArray<D>, from: SeriesDay, scope: EditScope) =>
  days.filter(({ id, day }) => id === from.id || scope === "all" || (scope === "future" && day >= from.day))

export type Replanned<D> =
  | {
      readonly kind: "days"
      readonly dropped: ReadonlyArray<D>
      readonly added: ReadonlyArray<IsoDate>
    }
  | { readonly kind: "taken" }
  | { readonly kind: "tooLong" }

/**
 * The series with other days from one of its days on: what stands before stays; of what follows, days that are not
 * wanted any more fall away and wanted ones that are missing come in.
 *
 * A wanted day that an earlier day of the series holds already is taken. From first to last a series has 90 days (0§9).
 */
export const replanDays = <D extends SeriesDay>(
  days: ReadonlyArray<D>,
  from: IsoDate,
  wanted: ReadonlyArray<IsoDate>,
): Replanned<D> => {
  const earlier = days.filter(({ day }) => day < from)
  const later = days.filter(({ day }) => day >= from)
  if (earlier.some(({ day }) => wanted.includes(day))) return { kind: "taken" }
  const all = [...earlier.map(({ day }) => day), ...wanted].toSorted()
  const [first, last] = [all[0], all.at(-1)]
  if (first !== undefined && last !== undefined && daysBetween(first, last) >= longestSeriesDays)
    return { kind: "tooLong" }
  return {
    kind: "days",
    dropped: later.filter(({ day }) => !wanted.includes(day)),
    added: wanted.filter((day) => !later.some((one) => one.day === day)),
  }
}
