/** 休憩不足: a finished day whose rest is shorter than the law's least. */
import { Result } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import type { LawBook } from "#modules/kernel/law/law-book.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { labourLawOf, missingRest } from "#modules/labour/index.ts"
import type { PunchState } from "../codes.ts"
import type { CountedDay } from "./counted-day.ts"

interface RestedDay {
  readonly day: IsoDate
  readonly counted: CountedDay
  readonly punches: ReadonlyArray<{ readonly state: PunchState }>
}

/**
 * Minutes of rest that the day lacks; the way between two sites counts as rest.
 *
 * Zero where the law of the day is not held: that is told as its own problem. Source: 労働基準法 第34条.
 */
export const missingRestOn = (law: LawBook, { counted, day, punches }: RestedDay): number => {
  const labour = labourLawOf(law).on(day)
  if (Result.isFailure(labour) || !punches.some(({ state }) => state === "closed")) return 0
  return missingRest(counted.workedMinutes, minutes(counted.restMinutes + counted.betweenMinutes), labour.success)
}
