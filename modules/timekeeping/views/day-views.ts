/** A counted day as its readers see it, with the names behind its ids and what the desk corrected of it. */
import { Clock, Effect, Result } from "effect"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { roleIds } from "#modules/kernel/codes.ts"
import { holidayIn } from "#modules/kernel/law/holiday-words.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { noMinutes } from "#modules/kernel/minutes.ts"
import { permissionsOn } from "#modules/kernel/policy.ts"
import { type Staff, staffPolicy } from "#modules/people/index.ts"
import type { AttendanceDay, CorrectionView } from "../contract/views.ts"
import { closedDaysOf } from "../operations/closed-months.ts"
import { planView } from "../operations/plans.ts"
import type { StaffDay } from "../operations/worked-days.ts"
import { type AttendanceOf, attendancePolicy } from "../policy.ts"
import { correctionsOfStaff } from "../repository/corrections.ts"
import type { PunchRow } from "../repository/punches.ts"
import { distanceFrom, type Place } from "../rules/at-site.ts"
import { nightMinutesOf } from "../rules/month-totals.ts"
import { correctionView, keptOf, readOfCorrections } from "./correction-view.ts"
import { judgedDay } from "./judged-day.ts"
import { punchView } from "./punch-view.ts"
import { siteNameIn, sitesReadOf } from "./site-names.ts"

/** The telephone of somebody, for whoever sees his record. */
const phoneOf = (actor: Actor, staff: Staff) =>
  staffPolicy.actions.read(actor, staff) === true && staffPolicy.fields.phone(actor, staff) !== "hidden"
    ? { phone: staff.phone }
    : {}

const tradeOf = (actor: Actor, staff: Staff) =>
  staffPolicy.actions.read(actor, staff) === true && staffPolicy.fields.job(actor, staff) !== "hidden"
    ? { trade: staff.trade }
    : {}

/** How far from the site the check-in was pressed, for whoever sees where. */
const checkInFrom = (actor: Actor, row: PunchRow, of: AttendanceOf, site: Place | undefined) => {
  if (attendancePolicy.fields.checkInPlace(actor, of) === "hidden") return {}
  const { inAccuracy: accuracy, inLat: lat, inLng: lng } = row
  if (site === undefined || lat === null || lng === null) return { checkInFrom: null }
  return { checkInFrom: distanceFrom(site, { lat, lng, accuracy }) }
}

const keyOf = (staffId: number, day: IsoDate) => `${staffId} ${day}`

/** Who reads days, by which law and at which moment, and what stands behind their ids. */
interface DaysRead {
  readonly actor: Actor
  readonly law: Law["Service"]
  readonly now: number
  readonly sites: Effect.Success<ReturnType<typeof sitesReadOf>>
  readonly corrections: ReadonlyMap<string, ReadonlyArray<CorrectionView>>
  /** The days that take no change any more. */
  readonly closed: ReadonlySet<IsoDate>
}

const correctionsOf = Effect.fnUntraced(function* (companyId: number, days: ReadonlyArray<StaffDay>) {
  const inOrder = days.map(({ day }) => day).toSorted()
  const [from, to] = [inOrder[0], inOrder.at(-1)]
  if (from === undefined || to === undefined) return []
  const staffIds = [...new Set(days.map(({ staff }) => staff.id))]
  return yield* correctionsOfStaff(companyId, staffIds, from, to)
})

/** These days as views, without what their weeks decide; the number of statements does not depend on how many they are. */
export const dayViews = Effect.fn("Timekeeping.dayViews")(function* (days: ReadonlyArray<StaffDay>) {
  const actor = yield* CurrentActor
  const rows = yield* correctionsOf(actor.companyId, days)
  const sites = yield* sitesReadOf(actor.companyId, [...days.flatMap(({ punches }) => punches), ...keptOf(rows)])
  const ofCorrections = yield* readOfCorrections(actor.companyId, rows)
  const read: DaysRead = {
    actor,
    law: yield* Law,
    now: yield* Clock.currentTimeMillis,
    sites,
    closed: yield* closedDaysOf(actor.companyId, [...new Set(days.map(({ day }) => day))]),
    corrections: new Map(
      [...Map.groupBy(rows, ({ staffId, workDay }) => keyOf(staffId, workDay))].map(([key, some]) => [
        key,
        some.map((row) => correctionView(sites.names, ofCorrections, row)),
      ]),
    ),
  }
  return days.map((day) => dayView(read, day))
})

/** One person's day as a view; a day whose law is not held says so. */
const dayView = ({ actor, closed, corrections, law, now, sites }: DaysRead, of: StaffDay): AttendanceDay => {
  const { staff, day, plans, punches, counted, worked } = of
  const { duty, problems, standings } = judgedDay(law, now, of)
  const subject = { ...staff, isMonthClosed: closed.has(day) }
  return {
    userId: staff.id,
    name: staff.name,
    ...phoneOf(actor, staff),
    ...tradeOf(actor, staff),
    roleId: roleIds[staff.role],
    workingDay: day,
    holiday: holidayIn(actor.language, day) ?? null,
    duty,
    plans: plans.map(planView),
    punches: punches.map((row) => ({
      ...punchView(actor, row, subject, siteNameIn(sites.names, row)),
      ...checkInFrom(actor, row, subject, sites.placeOf(row)),
    })),
    workedMinutes: counted.workedMinutes,
    restMinutes: counted.restMinutes,
    earlyMinutes: counted.earlyMinutes,
    nightMinutes: Result.getOrElse(nightMinutesOf(law, worked), () => noMinutes),
    overtimeMinutes: null,
    holidayMinutes: null,
    isRestByRule: counted.isRestByRule,
    problems: [...problems],
    standings: [...standings],
    corrections: [...(corrections.get(keyOf(staff.id, day)) ?? [])],
    permissions: permissionsOn(attendancePolicy, actor, subject),
  }
}
