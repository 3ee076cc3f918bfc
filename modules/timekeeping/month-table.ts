/** 勤務表: a month of everybody, people by days, as the desk reads it; a worker reads his own line. */
import { Clock, Effect } from "effect"
import { companySettings, payPeriodOf } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { addDays, eachDay, type IsoMonth } from "#modules/kernel/civil-day.ts"
import { activeStatuses, roleIds } from "#modules/kernel/codes.ts"
import { isFound } from "#modules/kernel/fields/normalise.ts"
import { rowsOfPage } from "#modules/kernel/fields/page-sizes.ts"
import { holidayName } from "#modules/kernel/law/holidays.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { type Staff, staffOfCompany } from "#modules/people/index.ts"
import { attendanceDay } from "./attendance.ts"
import { totalsOf } from "./month-totals.ts"
import { attendancePolicy } from "./policy.ts"
import { whoPunchedOf } from "./repository/punches.ts"
import { type StaffDay, staffDays } from "./worked-days.ts"

/** People of the page by name; the number of statements does not depend on how many they are. */
export const monthTable = Effect.fn("Timekeeping.monthTable")(function* (asked: {
  readonly month: IsoMonth
  readonly keyword?: string
  readonly pageIndex?: number
  readonly pageSize?: number
}) {
  const actor = yield* CurrentActor
  const law = yield* Law
  const now = yield* Clock.currentTimeMillis
  const settings = yield* companySettings(actor.companyId)
  const { from, to } = payPeriodOf(asked.month, settings.salaryClosingDate)
  const everybody = yield* staffOfCompany(actor.companyId, { includeBlocked: true })
  const isActive = ({ status }: Staff) => status === activeStatuses.active
  const blocked = everybody.filter((one) => !isActive(one)).map(({ id }) => id)
  const worked = yield* whoPunchedOf(actor.companyId, blocked, from, to)
  const people = everybody.filter(
    (one) =>
      (isActive(one) || worked.has(one.id)) &&
      attendancePolicy.actions.read(actor, one) === true &&
      isFound(asked.keyword ?? "", one.name, one.furiganaName),
  )
  const size = rowsOfPage(asked.pageSize)
  const pageIndex = asked.pageIndex ?? 1
  const shown = people.slice((pageIndex - 1) * size, pageIndex * size)
  // A week before the period, for the forty hours of its first week.
  const days = yield* staffDays(
    actor.companyId,
    shown.map(({ id }) => id),
    addDays(from, -7),
    to,
  )
  const holidays = eachDay(from, to).flatMap((day) => {
    const name = holidayName(day)
    return name === undefined ? [] : [{ day, name }]
  })
  const byStaff = Map.groupBy(days, ({ staff }) => staff.id)
  const cell = (of: StaffDay) => {
    const { workingDay, duty, plans, workedMinutes, problems } = attendanceDay(actor, law, now, of)
    return { day: workingDay, duty, isPlanned: plans.length > 0, workedMinutes, problems }
  }
  return {
    data: shown.map((one) => {
      const own = byStaff.get(one.id) ?? []
      return {
        userId: one.id,
        name: one.name,
        roleId: roleIds[one.role],
        from,
        to,
        holidays,
        totals: totalsOf(law, settings.statutoryHolidayWeekday, from, to, own),
        days: own.filter(({ day }) => day >= from).map(cell),
      }
    }),
    pageIndex,
    totalPages: Math.ceil(people.length / size),
    totalItems: people.length,
  }
})
