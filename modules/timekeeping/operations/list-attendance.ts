/** 出面: a day of everybody, a month of one person, as the desk and the person himself read them. */
import { Clock, Effect, Result } from "effect"
import { companySettings, payPeriodOf } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { addDays, type IsoDate, type IsoMonth, instantOfMillis, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { isFound } from "#modules/kernel/fields/normalise.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { sumMinutes } from "#modules/kernel/minutes.ts"
import { pageAsked, pageOf, rowsOn } from "#modules/kernel/paging.ts"
import { seen } from "#modules/kernel/policy.ts"
import { type Staff, staffByIds, staffOfCompany } from "#modules/people/index.ts"
import { type AskedStanding, type Standing, standings } from "../codes.ts"
import type { AttendanceDay } from "../contract/views.ts"
import { attendancePolicy, isOfTheWorkers } from "../policy.ts"
import type { PunchWithRests } from "../repository/punches.ts"
import { countsOf, daySums } from "../rules/day-sums.ts"
import { minutesOfDays, statutoryHolidaysOf, totalsOf } from "../rules/month-totals.ts"
import { isAtSite, sitesOfDays } from "../views/day-sites.ts"
import { dayViews } from "../views/day-views.ts"
import { type JudgedDay, judgedDay } from "../views/judged-day.ts"
import { startsAskedOf } from "./ask-start.ts"
import { closedBy } from "./closed-months.ts"
import { openEnds } from "./open-ends.ts"
import type { PlannedTask } from "./plans.ts"
import { mayTell, withTold } from "./told-of-day.ts"
import { type StaffDay, staffDayOf, staffDays } from "./worked-days.ts"

/** Of yesterday only those are shown who are still at work, or whose end nobody pressed. */
const isSettled: ReadonlySet<Standing> = new Set(["missing", "late", "later", "done"])
const urgency = ({ standings: [first] }: JudgedDay) =>
  first === undefined ? standings.length : standings.indexOf(first)

/** Who could have been arranged for the day: active, of the company's own workers, and employed. */
const isExpected = ({ isOutsourced, joinedOn, leftOn, partnerId, role, status }: Staff, day: IsoDate) =>
  status === activeStatuses.active &&
  isOfTheWorkers(role) &&
  !isOutsourced &&
  partnerId === null &&
  (joinedOn ?? day) <= day &&
  day <= (leftOn ?? day)

/** Whoever is missing, with who of his arrangement has come: it says whether the site waits for him alone. */
const withMates = (views: ReadonlyArray<AttendanceDay>, days: ReadonlyArray<StaffDay>) =>
  views.map((view): AttendanceDay => {
    if (!view.standings.includes("missing")) return view
    const own = new Set(view.plans.map(({ taskId }) => taskId))
    const came = days.filter(
      ({ punches, staff }) =>
        staff.id !== view.userId && punches.some(({ taskId }) => taskId !== null && own.has(taskId)),
    )
    const leader = came.find(({ plans, staff }) =>
      plans.some(({ leaderStaffId, taskId }) => own.has(taskId) && leaderStaffId === staff.id),
    )
    const others = came.length - (leader === undefined ? 0 : 1)
    return { ...view, matesHere: { leaderName: leader?.staff.name ?? null, others } }
  })

/**
 * Everybody of one day who was planned or punched, who needs a hand first, else in the order of every list of people
 * (taken on first, first); page by page. On the day itself also whose work of yesterday should have ended and did not.
 */
export const listAttendance = Effect.fn("Timekeeping.listAttendance")(function* (asked: {
  readonly workingDay: IsoDate
  readonly standing?: AskedStanding
  readonly constructionSiteId?: number
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
  const everywhere = (yield* staffDays(actor.companyId, ids, from, asked.workingDay))
    .map((of) => ({ of, isPlanned: of.plans.length > 0 && of.day === asked.workingDay, ...judgedDay(law, now, of) }))
    .filter(({ of, standings: some }) => of.day === asked.workingDay || some.some((one) => !isSettled.has(one)))
  const { constructionSiteId: siteId, standing } = asked
  const watched = siteId === undefined ? everywhere : everywhere.filter(({ of }) => isAtSite(of, siteId))
  const here = new Set(everywhere.map(({ of }) => of.staff.id))
  const off = people.filter((one) => siteId === undefined && isExpected(one, asked.workingDay) && !here.has(one.id))
  const settings = yield* companySettings(actor.companyId)
  const days =
    standing === "off"
      ? off.map((one) => staffDayOf<PunchWithRests, PlannedTask, Staff>(one, asked.workingDay, [], [], settings, 0))
      : watched
          .filter((one) => standing === undefined || one.standings.includes(standing))
          .toSorted((one, other) => urgency(one) - urgency(other))
          .map(({ of }) => of)
  const missed = isToday
    ? watched.filter((one) => one.standings.includes("missing") && mayTell(actor, one.of.staff))
    : []
  const told = yield* startsAskedOf(
    actor.companyId,
    missed.map(({ of }) => of.staff.id),
    asked.workingDay,
  )
  const page = pageAsked(asked)
  const staff = new Map(people.map((one) => [one.id, one]))
  const views = yield* withTold(yield* dayViews(rowsOn(page, days)), staff)
  const pressed = everywhere.map(({ of }) => of).filter(({ day }) => day === asked.workingDay)
  const starts = watched.flatMap(({ of: { plans }, standings: some }) =>
    some.includes("missing") ? plans.map(({ startsAt }) => startsAt) : [],
  )
  return {
    ...pageOf(page, withMates(views, pressed), days.length),
    counts: { ...countsOf(watched), off: off.length },
    missingSince: starts.length === 0 ? null : instantOfMillis(Math.min(...starts)),
    toAsk: missed.map(({ of }) => ({ userId: of.staff.id, askedAt: told.get(of.staff.id) ?? null })),
    sums: {
      ...daySums(watched),
      workedMinutes: sumMinutes(watched.map(({ of }) => of.counted.workedMinutes)),
      restMinutes: sumMinutes(watched.map(({ of }) => of.counted.restMinutes)),
    },
    sites: yield* sitesOfDays(
      actor.companyId,
      everywhere.map(({ of }) => of),
    ),
  }
})

/** The days with their minutes beyond the law's hours, which only the whole week tells. */
const withKinds = (counted: ReturnType<typeof minutesOfDays>, days: ReadonlyArray<AttendanceDay>) => {
  const kinds = new Map(Result.getOrElse(counted, () => []).map((kind) => [kind.day, kind]))
  return days.map((day): AttendanceDay => {
    const of = kinds.get(day.workingDay)
    return { ...day, overtimeMinutes: of?.overtime ?? null, holidayMinutes: of?.holiday ?? null }
  })
}

/** The punches whose end is missing, and may be told or asked for by whoever reads them. */
const endsToMend = (days: ReadonlyArray<AttendanceDay>) =>
  days
    .flatMap(({ punches }) => punches)
    .filter(({ permissions: { actions } }) => actions.includes("tellEnd") || actions.includes("askEnd"))
    .map(({ id }) => id)

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
  const holidays = statutoryHolidaysOf(settings.statutoryHolidayWeekday, from, to)
  const views = yield* dayViews(days.filter(({ day }) => day >= from))
  return {
    userId: staff.id,
    name: staff.name,
    totals: totalsOf(law, holidays, { from, to }, days),
    closed: yield* closedBy(actor.companyId, asked.month),
    ends: [...(yield* openEnds(actor.companyId, endsToMend(views))).values()],
    days: withKinds(
      minutesOfDays(
        law,
        holidays,
        from,
        to,
        days.map(({ worked }) => worked),
      ),
      views,
    ),
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
