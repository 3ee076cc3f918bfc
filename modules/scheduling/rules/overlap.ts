/** Whether two stretches of time get in each other's way. */
import type { Moments } from "./shift-times.ts"

/** Half-open: a shift that ends at 12:00 leaves 12:00 free. Instants of one form compare as text. */
export const overlaps = (one: Moments, other: Moments): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt

export interface Slot extends Moments {
  readonly staffId: number
}

/** The first pair of slots that put one person in two places at once; undefined when there is none. */
export const firstOverlap = <S extends Slot>(slots: ReadonlyArray<S>): readonly [S, S] | undefined => {
  const sorted = [...slots].sort((a, b) => a.staffId - b.staffId || (a.startsAt < b.startsAt ? -1 : 1))
  for (const [index, slot] of sorted.entries()) {
    const next = sorted[index + 1]
    if (next !== undefined && next.staffId === slot.staffId && overlaps(slot, next)) return [slot, next]
  }
  return undefined
}
