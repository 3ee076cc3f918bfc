/** 確認が必要 one after another: the red days of the month, person by person. */
import type { Look } from "#modules/timekeeping/codes.ts"

/** What decides of a row of the month. */
interface LookedAtRow {
  readonly userId: number
  readonly days: ReadonlyArray<{ readonly day: string; readonly look: Look | null }>
}
export interface Red {
  readonly userId: number
  readonly day: string
}
export const redsOf = (rows: ReadonlyArray<LookedAtRow>): ReadonlyArray<Red> =>
  rows.flatMap(({ userId, days }) => days.filter(({ look }) => look === "urgent").map(({ day }) => ({ userId, day })))

/**
 * The next red day after the one that stands open, or the one before it, round and round; from a day that is not red the
 * nearest in the grid's order. Undefined where there is none.
 */
export const nextRed = (
  rows: ReadonlyArray<LookedAtRow>,
  { person, day }: { readonly person: number | undefined; readonly day: string },
  step: 1 | -1,
): Red | undefined => {
  const reds = redsOf(rows)
  const order = new Map(rows.map(({ userId }, at) => [userId, at]))
  const here = person === undefined ? undefined : order.get(person)
  const isAfter = (red: Red) => {
    const at = order.get(red.userId) ?? 0
    return here === undefined || at > here || (at === here && red.day > day)
  }
  const isBefore = (red: Red) => {
    const at = order.get(red.userId) ?? 0
    return here !== undefined && (at < here || (at === here && red.day < day))
  }
  return step === 1 ? (reds.find(isAfter) ?? reds[0]) : (reds.findLast(isBefore) ?? reds.at(-1))
}
