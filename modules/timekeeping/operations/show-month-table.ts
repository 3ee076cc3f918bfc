/** 勤務表: a month of everybody, people by days, as the desk reads it; a worker reads his own line. */

import { Clock, Effect } from "effect"
import { companySettings, payPeriodOf } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { addDays, eachDay, type IsoMonth } from "#modules/kernel/civil-day.ts"
import { roleIds } from "#modules/kernel/codes.ts"
import { isFound } from "#modules/kernel/fields/normalise.ts"
import { holidayIn } from "#modules/kernel/law/holiday-words.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { pageAsked, pageOf, rowsOn } from "#modules/kernel/paging.ts"
import { listedPeople } from "#modules/people/index.ts"
import { attendancePolicy } from "../policy.ts"
import { monthColumns } from "../repository/month-table.ts"
import { whoPunchedOf } from "../repository/punches.ts"
import { statutoryHolidaysOf, totalsOf } from "../rules/month-totals.ts"
import { lookedAt } from "../views/judged-day.ts"
import { tableDays } from "./month-days.ts"

/** People of the page by name, those who work here within the month or punched in it; the number of statements does not depend on how many they are. */
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
  const everybody = yield* listedPeople(actor.companyId, { from, to })
  const others = everybody.filter(({ isEmployed }) => !isEmployed).map(({ id }) => id)
  const worked = yield* whoPunchedOf(actor.companyId, others, from, to)
  const people = everybody.filter(
    (one) =>
      (one.isEmployed || worked.has(one.id)) &&
      attendancePolicy.actions.read(actor, one) === true &&
      isFound(asked.keyword ?? "", one.name, one.furiganaName),
  )
  const page = pageAsked(asked)
  const shown = rowsOn(page, people)
  const ids = shown.map(({ id }) => id)
  // A week before the period, for the forty hours of its first week.
  const first = addDays(from, -7)
  const columns = yield* monthColumns(actor.companyId, ids, { from: first, to })
  const byPerson = tableDays(columns, shown, { first, to }, settings)
  const statutoryHolidays = statutoryHolidaysOf(settings.statutoryHolidayWeekday, from, to)
  const corrected = new Set(columns.corrected)
  const holidays = eachDay(from, to).flatMap((day) => {
    const name = holidayIn(actor.language, day)
    return name === undefined ? [] : [{ day, name }]
  })
  type Day = NonNullable<ReturnType<(typeof byPerson)["get"]>>[number]
  const cell = (of: Day) => {
    const { duty, problems } = lookedAt(law, now, of)
    const isCorrected = of.punches.some(({ id }) => corrected.has(id))
    return {
      day: of.day,
      duty,
      isPlanned: of.plans.length > 0,
      isCorrected,
      workedMinutes: of.counted.workedMinutes,
      problems,
    }
  }
  const data = shown.map((one) => {
    const own = byPerson.get(one.id) ?? []
    return {
      userId: one.id,
      name: one.name,
      roleId: roleIds[one.role],
      from,
      to,
      holidays,
      totals: totalsOf(law, statutoryHolidays, { from, to }, own),
      days: own.filter(({ day }) => day >= from).map(cell),
    }
  })
  return pageOf(page, data, people.length)
})
