/** 出面: a day of everybody, a month of one person, as the desk and the person himself read them. */
import { Clock, Effect, Result } from "effect"
import { companySettings, payPeriodOf } from "#modules/companies/index.ts"
import type { Actor } from "#modules/kernel/actor.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { addDays, type IsoDate, type IsoMonth } from "#modules/kernel/civil-day.ts"
import { roleIds } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { isFound } from "#modules/kernel/fields/normalise.ts"
import { rowsOfPage } from "#modules/kernel/fields/page-sizes.ts"
import { holidayName } from "#modules/kernel/law/holidays.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { minutes, noMinutes } from "#modules/kernel/minutes.ts"
import { authorize, permissionsOn } from "#modules/kernel/policy.ts"
import { labourLawOf, missingRest } from "#modules/labour/index.ts"
import { staffByIds, staffOfCompany } from "#modules/people/index.ts"
import type { AttendanceDay } from "./model.ts"
import { nightMinutesOf, totalsOf } from "./month-totals.ts"
import { type PlannedTask, planView } from "./plans.ts"
import { attendancePolicy } from "./policy.ts"
import type { PunchWithRests } from "./repository/punches.ts"
import { dutyOf, problemsOf } from "./rules/duty.ts"
import { millisOf, punchView } from "./views.ts"
import { type StaffDay, staffDays } from "./worked-days.ts"

export const punchedFacts = (row: PunchWithRests) => ({
  state: row.state,
  isResting: row.rests.some(({ endedAt }) => endedAt === null),
  isEndClaimed: row.isEndClaimed,
  taskId: row.taskId,
  checkIn: millisOf(row.checkIn),
  checkOut: row.checkOut === null ? null : millisOf(row.checkOut),
})

const plannedSpan = (plans: ReadonlyArray<PlannedTask>) =>
  plans.length === 0
    ? undefined
    : {
        startsAt: Math.min(...plans.map(({ startsAt }) => startsAt)),
        endsAt: Math.max(...plans.map(({ endsAt }) => endsAt)),
      }

const siteNameIn = (day: StaffDay, row: PunchWithRests) =>
  day.plans.find(({ task }) => task.site.id === row.siteId)?.task.site.name ?? null

/** One person's day as a view; a day whose law is not held says so. */
export const attendanceDay = (actor: Actor, law: Law["Service"], now: number, of: StaffDay): AttendanceDay => {
  const { staff, day, plans, punches, counted, worked } = of
  const facts = punches.map(punchedFacts)
  const labour = labourLawOf(law).on(day)
  const night = nightMinutesOf(law, worked)
  const missing =
    Result.isSuccess(labour) && punches.some(({ state }) => state === "closed")
      ? missingRest(counted.workedMinutes, minutes(counted.restMinutes + counted.betweenMinutes), labour.success)
      : 0
  return {
    userId: staff.id,
    name: staff.name,
    roleId: roleIds[staff.role],
    workingDay: day,
    holiday: holidayName(day) ?? null,
    duty: dutyOf(facts),
    plans: plans.map(planView),
    punches: punches.map((row) => punchView(actor, row, staff, siteNameIn(of, row))),
    workedMinutes: counted.workedMinutes,
    restMinutes: counted.restMinutes,
    earlyMinutes: counted.earlyMinutes,
    nightMinutes: Result.getOrElse(night, () => noMinutes),
    isRestByRule: counted.isRestByRule,
    problems: [
      ...problemsOf({
        punches: facts,
        planned: plannedSpan(plans),
        missingRestMinutes: missing,
        isLawMissing: Result.isFailure(labour) || Result.isFailure(night),
        now,
      }),
    ],
    permissions: permissionsOn(attendancePolicy, actor, staff),
  }
}

/** Everybody of one day who was planned or punched, in the order of every list of people (taken on first, first); page by page. */
export const listAttendance = Effect.fn("Timekeeping.listAttendance")(function* (asked: {
  readonly workingDay: IsoDate
  readonly keyword?: string
  readonly pageIndex?: number
  readonly pageSize?: number
}) {
  const actor = yield* CurrentActor
  const law = yield* Law
  const now = yield* Clock.currentTimeMillis
  const people = (yield* staffOfCompany(actor.companyId, { includeBlocked: true })).filter(
    (one) =>
      attendancePolicy.actions.read(actor, one) === true && isFound(asked.keyword ?? "", one.name, one.furiganaName),
  )
  const ids = people.map(({ id }) => id)
  const days = yield* staffDays(actor.companyId, ids, asked.workingDay, asked.workingDay)
  const size = rowsOfPage(asked.pageSize)
  const pageIndex = asked.pageIndex ?? 1
  return {
    data: days.slice((pageIndex - 1) * size, pageIndex * size).map((day) => attendanceDay(actor, law, now, day)),
    pageIndex,
    totalPages: Math.ceil(days.length / size),
    totalItems: days.length,
  }
})

/** One person's pay month, day by day, with the totals that the slip is calculated from. */
export const monthOfPerson = Effect.fn("Timekeeping.monthOfPerson")(function* (asked: {
  readonly month: IsoMonth
  readonly userId: number
}) {
  const actor = yield* CurrentActor
  const law = yield* Law
  const now = yield* Clock.currentTimeMillis
  const staff = (yield* staffByIds(actor.companyId, [asked.userId])).get(asked.userId)
  // A person whose attendance is not shown answers like one who does not exist.
  if (staff === undefined || attendancePolicy.actions.read(actor, staff) !== true) return yield* refuse("Not_Found")
  yield* authorize(attendancePolicy, "read", staff)
  const settings = yield* companySettings(actor.companyId)
  const { from, to } = payPeriodOf(asked.month, settings.salaryClosingDate)
  const days = yield* staffDays(actor.companyId, [staff.id], addDays(from, -7), to)
  return {
    userId: staff.id,
    name: staff.name,
    totals: totalsOf(law, settings.statutoryHolidayWeekday, from, to, days),
    days: days.filter(({ day }) => day >= from).map((day) => attendanceDay(actor, law, now, day)),
  }
})

/** The days of one person as views, for whoever shows what stands behind a figure. */
export const attendanceDays = Effect.fn("Timekeeping.attendanceDays")(function* (
  staffId: number,
  from: IsoDate,
  to: IsoDate,
) {
  const actor = yield* CurrentActor
  const law = yield* Law
  const now = yield* Clock.currentTimeMillis
  const days = yield* staffDays(actor.companyId, [staffId], from, to)
  return days.map((day) => attendanceDay(actor, law, now, day))
})
