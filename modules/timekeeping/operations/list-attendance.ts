/** 出面: a day of everybody, a month of one person, as the desk and the person himself read them. */

import { Clock, Effect } from "effect"
import { companySettings, payPeriodOf } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { addDays, type IsoDate, type IsoMonth, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { isFound } from "#modules/kernel/fields/normalise.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { pageAsked, pageOf, rowsOn } from "#modules/kernel/paging.ts"
import { seen } from "#modules/kernel/policy.ts"
import { staffByIds, staffOfCompany } from "#modules/people/index.ts"
import { type Standing, standings } from "../codes.ts"
import { attendancePolicy } from "../policy.ts"
import { statutoryHolidaysOf, totalsOf } from "../rules/month-totals.ts"
import { dayViews } from "../views/day-views.ts"
import { type JudgedDay, judgedDay } from "../views/judged-day.ts"
import { staffDays } from "./worked-days.ts"

/** Everyone's days stand behind the counts of the day; the page shows those who stand as asked. */
const countsOf = (
  days: ReadonlyArray<{ readonly isPlanned: boolean; readonly standings: ReadonlyArray<Standing> }>,
) => {
  const counts = { planned: 0, missing: 0, unfinished: 0, late: 0, working: 0, later: 0, done: 0 }
  for (const { isPlanned, standings } of days) {
    if (isPlanned) counts.planned += 1
    for (const standing of standings) counts[standing] += 1
  }
  return counts
}
/** Of yesterday only those are shown who are still at work, or whose end nobody pressed. */
const isSettled: ReadonlySet<Standing> = new Set(["missing", "late", "later", "done"])
const urgency = ({ standings: [first] }: JudgedDay) =>
  first === undefined ? standings.length : standings.indexOf(first)

/**
 * Everybody of one day who was planned or punched, who needs a hand first, else in the order of every list of people
 * (taken on first, first); page by page. On the day itself also whose work of yesterday should have ended and did not.
 */
export const listAttendance = Effect.fn("Timekeeping.listAttendance")(function* (asked: {
  readonly workingDay: IsoDate
  readonly standing?: Standing
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
  const isToday = asked.workingDay === tokyoDayOf(now)
  const from = isToday ? addDays(asked.workingDay, -1) : asked.workingDay
  const watched = (yield* staffDays(actor.companyId, ids, from, asked.workingDay))
    .map((day) => ({ of: day, isPlanned: day.plans.length > 0, ...judgedDay(law, now, day) }))
    .filter(({ of, standings: some }) => of.day === asked.workingDay || some.some((one) => !isSettled.has(one)))
  const { standing } = asked
  const days = watched
    .filter(({ standings }) => standing === undefined || standings.includes(standing))
    .toSorted((one, other) => urgency(one) - urgency(other))
  const page = pageAsked(asked)
  return {
    ...pageOf(page, yield* dayViews(rowsOn(page, days).map(({ of }) => of)), days.length),
    counts: countsOf(watched.map((one) => ({ ...one, isPlanned: one.isPlanned && one.of.day === asked.workingDay }))),
  }
})

/** One person's pay month, day by day, with the totals that the slip is calculated from. */
export const monthOfPerson = Effect.fn("Timekeeping.monthOfPerson")(function* (asked: {
  readonly month: IsoMonth
  readonly userId: number
}) {
  const actor = yield* CurrentActor
  const law = yield* Law
  const staff = yield* seen(attendancePolicy, (yield* staffByIds(actor.companyId, [asked.userId])).get(asked.userId))
  const settings = yield* companySettings(actor.companyId)
  const { from, to } = payPeriodOf(asked.month, settings.salaryClosingDate)
  const days = yield* staffDays(actor.companyId, [staff.id], addDays(from, -7), to)
  return {
    userId: staff.id,
    name: staff.name,
    totals: totalsOf(law, statutoryHolidaysOf(settings.statutoryHolidayWeekday, from, to), { from, to }, days),
    days: yield* dayViews(days.filter(({ day }) => day >= from)),
  }
})

/** The days of one person as views, for whoever shows what stands behind a figure. */
export const attendanceDays = Effect.fn("Timekeeping.attendanceDays")(function* (
  staffId: number,
  from: IsoDate,
  to: IsoDate,
) {
  const { companyId } = yield* CurrentActor
  return yield* dayViews(yield* staffDays(companyId, [staffId], from, to))
})
