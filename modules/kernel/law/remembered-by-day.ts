import type { Result } from "effect"
import type { IsoDate } from "../civil-day.ts"
import type { NoLawOnDate } from "./no-law-on-date.ts"

/** Keeps what was read for a day: a month's close asks for the same few days of law ten thousand times. */
export const rememberedByDay = <A>(
  read: (day: IsoDate) => Result.Result<A, NoLawOnDate>,
): ((day: IsoDate) => Result.Result<A, NoLawOnDate>) => {
  const known = new Map<IsoDate, Result.Result<A, NoLawOnDate>>()
  return (day) => {
    const before = known.get(day)
    if (before !== undefined) return before
    const value = read(day)
    known.set(day, value)
    return value
  }
}
