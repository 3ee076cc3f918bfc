/** A counted day as its readers see it, with the names behind its ids and what the desk corrected of it. */
import { Clock, Effect, Result } from "effect"
import { peopleByIds } from "#modules/identity/index.ts"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { roleIds } from "#modules/kernel/codes.ts"
import { holidayName } from "#modules/kernel/law/holidays.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { minutes, noMinutes } from "#modules/kernel/minutes.ts"
import { permissionsOn } from "#modules/kernel/policy.ts"
import { siteNames } from "#modules/scheduling/index.ts"
import { places } from "../codes.ts"
import type { AttendanceDay, CorrectionView } from "../contract/views.ts"
import { planView } from "../operations/plans.ts"
import type { StaffDay } from "../operations/worked-days.ts"
import { attendancePolicy } from "../policy.ts"
import { type CorrectionRow, correctionsOfStaff, type PunchKept } from "../repository/corrections.ts"
import type { PunchRow } from "../repository/punches.ts"
import { nightMinutesOf } from "../rules/month-totals.ts"
import { judgedDay } from "./judged-day.ts"
import { punchView, wireInstant } from "./punch-view.ts"

export type SiteNames = ReadonlyMap<number, string>
/** The names of the sites of punches; one statement, none without a site. */
export const siteNamesOf = Effect.fnUntraced(function* (
  companyId: number,
  punches: ReadonlyArray<Pick<PunchRow, "siteId">>,
) {
  const ids = [...new Set(punches.flatMap(({ siteId }) => siteId ?? []))]
  const names = ids.length === 0 ? [] : yield* siteNames(companyId, ids)
  const known: SiteNames = new Map(ids.flatMap((id, at) => (names[at] === undefined ? [] : [[id, names[at]]])))
  return known
})
export const siteNameIn = (names: SiteNames, { siteId }: Pick<PunchRow, "siteId">) =>
  siteId === null ? null : (names.get(siteId) ?? null)

const keptView = (names: SiteNames, kept: PunchKept) => ({
  siteName: siteNameIn(names, kept),
  isOffice: kept.place === places.office ? (1 as const) : (0 as const),
  checkIn: wireInstant(kept.checkIn),
  checkOut: kept.checkOut === null ? null : wireInstant(kept.checkOut),
  rests: kept.rests.map(({ startedAt, endedAt }) => ({
    checkIn: wireInstant(startedAt),
    checkOut: endedAt === null ? null : wireInstant(endedAt),
  })),
  totalRestDuration: kept.totalRestMinutes === null ? null : minutes(kept.totalRestMinutes),
})
const correctionView = (
  names: SiteNames,
  people: ReadonlyMap<number, string>,
  { after, at, before, correctedBy, id, punchId, reason }: CorrectionRow,
): CorrectionView => ({
  id,
  timekeepingId: punchId,
  at: wireInstant(at),
  byName: people.get(correctedBy) ?? null,
  reason,
  before: before === null ? null : keptView(names, before),
  after: after.state === "removed" ? null : keptView(names, after),
})

const keyOf = (staffId: number, day: IsoDate) => `${staffId} ${day}`

/** Who reads days, by which law and at which moment, and what stands behind their ids. */
interface DaysRead {
  readonly actor: Actor
  readonly law: Law["Service"]
  readonly now: number
  readonly names: SiteNames
  readonly corrections: ReadonlyMap<string, ReadonlyArray<CorrectionView>>
}

const correctionsOf = Effect.fnUntraced(function* (companyId: number, days: ReadonlyArray<StaffDay>) {
  const inOrder = days.map(({ day }) => day).toSorted()
  const [from, to] = [inOrder[0], inOrder.at(-1)]
  if (from === undefined || to === undefined) return []
  const staffIds = [...new Set(days.map(({ staff }) => staff.id))]
  return yield* correctionsOfStaff(companyId, staffIds, from, to)
})

/** These days as views; the number of statements does not depend on how many they are. */
export const dayViews = Effect.fn("Timekeeping.dayViews")(function* (days: ReadonlyArray<StaffDay>) {
  const actor = yield* CurrentActor
  const rows = yield* correctionsOf(actor.companyId, days)
  const kept = rows.flatMap(({ after, before }) => (before === null ? [after] : [before, after]))
  const names = yield* siteNamesOf(actor.companyId, [...days.flatMap(({ punches }) => punches), ...kept])
  const authors = rows.length === 0 ? [] : yield* peopleByIds([...new Set(rows.map(({ correctedBy }) => correctedBy))])
  const people = new Map(authors.map(({ id, name }) => [id, name]))
  const read: DaysRead = {
    actor,
    law: yield* Law,
    now: yield* Clock.currentTimeMillis,
    names,
    corrections: new Map(
      [...Map.groupBy(rows, ({ staffId, workDay }) => keyOf(staffId, workDay))].map(([key, some]) => [
        key,
        some.map((row) => correctionView(names, people, row)),
      ]),
    ),
  }
  return days.map((day) => dayView(read, day))
})

/** One person's day as a view; a day whose law is not held says so. */
const dayView = ({ actor, corrections, law, names, now }: DaysRead, of: StaffDay): AttendanceDay => {
  const { staff, day, plans, punches, counted, worked } = of
  const { duty, problems, standings } = judgedDay(law, now, of)
  return {
    userId: staff.id,
    name: staff.name,
    roleId: roleIds[staff.role],
    workingDay: day,
    holiday: holidayName(day) ?? null,
    duty,
    plans: plans.map(planView),
    punches: punches.map((row) => punchView(actor, row, staff, siteNameIn(names, row))),
    workedMinutes: counted.workedMinutes,
    restMinutes: counted.restMinutes,
    earlyMinutes: counted.earlyMinutes,
    nightMinutes: Result.getOrElse(nightMinutesOf(law, worked), () => noMinutes),
    isRestByRule: counted.isRestByRule,
    problems: [...problems],
    standings: [...standings],
    corrections: [...(corrections.get(keyOf(staff.id, day)) ?? [])],
    permissions: permissionsOn(attendancePolicy, actor, staff),
  }
}
