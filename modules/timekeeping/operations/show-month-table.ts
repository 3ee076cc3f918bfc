/** 勤務表: a month of everybody, people by days, as the desk reads it; a worker reads his own line. */

import { Clock, Effect } from "effect"
import { companySettings, payPeriodOf } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { addDays, eachDay, type IsoDate, type IsoMonth, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { isFound } from "#modules/kernel/fields/normalise.ts"
import { holidayIn } from "#modules/kernel/law/holiday-words.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { pageAsked, pageOf, rowsOn } from "#modules/kernel/paging.ts"
import { listedPeople } from "#modules/people/index.ts"
import type { Look } from "../codes.ts"
import type { MonthRow } from "../contract/views.ts"
import { attendancePolicy } from "../policy.ts"
import { eachPersonsMonth } from "../repository/month-table.ts"
import { whoPunchedOf } from "../repository/punches.ts"
import { statutoryHolidaysOf } from "../rules/month-totals.ts"
import { isAtTableSite, sitesByName, tableSites } from "../views/day-sites.ts"
import { monthCells, monthRow } from "../views/month-row.ts"
import { looksOf, rowsWith, sumsOf } from "../views/month-sums.ts"
import { closedBy } from "./closed-months.ts"
import { tableDays } from "./month-days.ts"

/** For the forty hours of a period's first week. */
const weekBefore = 7
/** Sums stop at yesterday: today's would hold whoever has gone home by now and nobody else. */
const countedTo = (now: number, { from, to }: { readonly from: IsoDate; readonly to: IsoDate }) => {
  const yesterday = addDays(tokyoDayOf(now), -1)
  if (yesterday < from) return null
  return yesterday < to ? yesterday : to
}

/**
 * People of the page by name, those who work here within the month or punched in it, with what is counted of all of them;
 * the number of statements does not depend on how many they are.
 */
export const monthTable = Effect.fn("Timekeeping.monthTable")(function* (asked: {
  readonly month: IsoMonth
  readonly keyword?: string
  readonly look?: Look
  readonly constructionSiteId?: number
  readonly pageIndex?: number
  readonly pageSize?: number
}) {
  const actor = yield* CurrentActor
  const law = yield* Law
  const now = yield* Clock.currentTimeMillis
  const [settings, closed] = yield* Effect.all(
    [companySettings(actor.companyId), closedBy(actor.companyId, asked.month)],
    { concurrency: "unbounded" },
  )
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
  const first = addDays(from, -weekBefore)
  const holidays = eachDay(from, to).flatMap((day) => {
    const name = holidayIn(actor.language, day)
    return name === undefined ? [] : [{ day, name }]
  })
  const statutoryHolidays = statutoryHolidaysOf(settings.statutoryHolidayWeekday, from, to)
  const counted = countedTo(now, { from, to })
  const [cells, sites] = [monthCells(), tableSites()]
  const table = { law, now, from, to, before: weekBefore, statutoryHolidays, countedTo: counted, cells }
  const { constructionSiteId: siteId, look } = asked
  const byId = new Map(people.map((one) => [one.id, one]))
  const made = new Map<number, MonthRow>()
  // Everybody's rows, whichever the page shows: whether a day is red takes its punches, its plan and the law, the sums take
  // each week's forty hours, and the page itself is cut from whoever has such a day. No cheaper count says the same.
  yield* eachPersonsMonth(actor.companyId, [...byId.keys()], { from: first, to }, (beside) => {
    const daysOf = tableDays(beside, { first, to }, settings)
    return (staffId, pressed) => {
      const person = byId.get(staffId)
      if (person === undefined) return
      const days = daysOf(person, pressed)
      const shown = days.filter(({ after }) => after >= weekBefore)
      sites.add(shown)
      if (siteId === undefined || shown.some((of) => isAtTableSite(of, siteId)))
        made.set(staffId, monthRow(table, person, days))
    }
  })
  const watched = people.flatMap(({ id }) => made.get(id) ?? [])
  const rows = look === undefined ? watched : rowsWith(look, cells.all, watched)
  const page = pageAsked(asked)
  return {
    ...pageOf(page, rowsOn(page, rows), rows.length),
    from,
    to,
    holidays,
    cells: cells.all,
    closed,
    countedTo: counted,
    counts: looksOf(cells.all, watched),
    sums: sumsOf(cells.all, rows, from),
    sites: yield* sitesByName(actor.companyId, sites.ids),
  }
})
