/** 訂正の履歴 as it is read: what stood there, what stands now, why, who and when. */
import { Effect } from "effect"
import { peopleByIds } from "#modules/identity/index.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { places } from "../codes.ts"
import type { CorrectionView } from "../contract/views.ts"
import type { CorrectionRow, PunchKept } from "../repository/corrections.ts"
import { isShift, wireInstant } from "./punch-view.ts"
import { type SiteNames, siteNameIn } from "./site-names.ts"

const keptView = (names: SiteNames, kept: PunchKept) => ({
  taskId: kept.taskId,
  siteName: siteNameIn(names, kept),
  isOffice: kept.place === places.office ? (1 as const) : (0 as const),
  checkIn: wireInstant(kept.checkIn),
  checkOut: kept.checkOut === null ? null : wireInstant(kept.checkOut),
  rests: kept.rests.map(({ startedAt, endedAt }) => ({
    checkIn: wireInstant(startedAt),
    checkOut: endedAt === null ? null : wireInstant(endedAt),
  })),
  totalRestDuration: kept.totalRestMinutes === null ? null : minutes(kept.totalRestMinutes),
  shifts: kept.shifts.filter(isShift),
  halfShifts: (kept.halfShifts ?? []).filter(isShift),
})

export const correctionView = (
  names: SiteNames,
  authors: ReadonlyMap<number, string>,
  { after, at, before, correctedBy, id, punchId, reason }: CorrectionRow,
): CorrectionView => ({
  id,
  timekeepingId: punchId,
  at: wireInstant(at),
  byName: authors.get(correctedBy) ?? null,
  reason,
  before: before === null ? null : keptView(names, before),
  after: after.state === "removed" ? null : keptView(names, after),
})

/** Every punch that corrections name a site of. */
export const keptOf = (rows: ReadonlyArray<CorrectionRow>): ReadonlyArray<PunchKept> =>
  rows.flatMap(({ after, before }) => (before === null ? [after] : [before, after]))

/** The names of whoever corrected; one statement, none without a correction. */
export const authorsOf = Effect.fnUntraced(function* (rows: ReadonlyArray<CorrectionRow>) {
  const people = rows.length === 0 ? [] : yield* peopleByIds([...new Set(rows.map(({ correctedBy }) => correctedBy))])
  return new Map(people.map(({ id, name }) => [id, name]))
})
