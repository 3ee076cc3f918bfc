/** The sums under the list of a day: everybody who was planned stands under one heading, whoever else is told apart. */
import type { Standing } from "../codes.ts"

interface WatchedDay {
  readonly standings: ReadonlyArray<Standing>
  /** An arrangement of the day that is watched; work of the day before has none. */
  readonly isPlanned: boolean
}
/** 遅刻 is told beside one of the others, so it is no part of the sum. */
export const partsOfSum = [
  "working",
  "done",
  "missing",
  "later",
  "unfinished",
] as const satisfies ReadonlyArray<Standing>
export type PartOfSum = (typeof partsOfSum)[number]

/** How many stand under each heading. */
export const countsOf = (days: ReadonlyArray<WatchedDay>) => {
  const counts = { planned: 0, missing: 0, unfinished: 0, late: 0, working: 0, later: 0, done: 0 }
  for (const { isPlanned, standings } of days) {
    if (isPlanned) counts.planned += 1
    for (const standing of standings) counts[standing] += 1
  }
  return counts
}

/** 予定 26 ＝ 勤務中 20・未出勤 3・これから 3; `others` came without a plan, or are still here from the day before. */
export const daySums = (days: ReadonlyArray<WatchedDay>) => {
  const ofPlanned: Record<PartOfSum, number> = { working: 0, done: 0, missing: 0, later: 0, unfinished: 0 }
  let others = 0
  for (const { isPlanned, standings } of days) {
    const part = partsOfSum.find((one) => standings.includes(one))
    if (part === undefined) continue
    if (isPlanned) ofPlanned[part] += 1
    else others += 1
  }
  return { ofPlanned, others }
}
