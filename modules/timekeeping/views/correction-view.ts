/** 訂正の履歴 as it is read: what stood there, what stands now, why, who and when. */
import { Effect } from "effect"
import { rolesOfPersons } from "#modules/companies/index.ts"
import { peopleByIds } from "#modules/identity/index.ts"
import type { Instant } from "#modules/kernel/civil-day.ts"
import { minutes } from "#modules/kernel/minutes.ts"
import { places } from "../codes.ts"
import type { CorrectionView } from "../contract/views.ts"
import { correctionsToldAt } from "../operations/tell-corrected.ts"
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

/** What is read beside the rows. */
export interface CorrectionsRead {
  readonly authors: ReadonlyMap<number, { readonly name: string; readonly roleId: number | null }>
  readonly toldAt: ReadonlyMap<number, Instant>
}

export const correctionView = (
  names: SiteNames,
  { authors, toldAt }: CorrectionsRead,
  { after, at, before, correctedBy, id, punchId, reason }: CorrectionRow,
): CorrectionView => ({
  id,
  timekeepingId: punchId,
  at: wireInstant(at),
  byName: authors.get(correctedBy)?.name ?? null,
  byRoleId: authors.get(correctedBy)?.roleId ?? null,
  toldAt: toldAt.get(id) ?? null,
  reason,
  before: before === null ? null : keptView(names, before),
  after: after.state === "removed" ? null : keptView(names, after),
})

/** Every punch that corrections name a site of. */
export const keptOf = (rows: ReadonlyArray<CorrectionRow>): ReadonlyArray<PunchKept> =>
  rows.flatMap(({ after, before }) => (before === null ? [after] : [before, after]))

const nothingRead: CorrectionsRead = { authors: new Map(), toldAt: new Map() }

/** Who corrected and who was told of it; three statements, none without a correction. */
export const readOfCorrections = Effect.fnUntraced(function* (companyId: number, rows: ReadonlyArray<CorrectionRow>) {
  if (rows.length === 0) return nothingRead
  const ids = [...new Set(rows.map(({ correctedBy }) => correctedBy))]
  const people = yield* peopleByIds(ids)
  const roles = yield* rolesOfPersons(companyId, ids)
  const toldAt = yield* correctionsToldAt(
    companyId,
    rows.map(({ id }) => id),
  )
  const authors = new Map(people.map(({ id, name }) => [id, { name, roleId: roles.get(id) ?? null }]))
  const read: CorrectionsRead = { authors, toldAt }
  return read
})
