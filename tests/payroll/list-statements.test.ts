/** Lists ask the database the same number of questions for ten people and for a thousand. */
import type { Effect } from "effect"
import { expect, test } from "vitest"
import type { CurrentActor } from "#modules/kernel/actor.ts"
import { isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { Refused } from "#modules/kernel/errors.ts"
import type { Law } from "#modules/kernel/law/law.ts"
import { checkMonth } from "#modules/payroll/check-month.ts"
import { payMonthView } from "#modules/payroll/pay-months.ts"
import { payRows } from "#modules/payroll/pay-rows.ts"
import { listStaff, searchWorkers } from "#modules/people/list-staff.ts"
import { superCalendar } from "#modules/scheduling/calendar.ts"
import { listSites } from "#modules/scheduling/sites.ts"
import { listAttendance } from "#modules/timekeeping/attendance.ts"
import { monthTable } from "#modules/timekeeping/month-table.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { adminOf, statementsOf } from "../scheduling/counted.ts"
import { aFullMonth } from "../scheduling/crowd.ts"

const month = isoMonth("2026-10")
const [first, last] = [isoDate("2026-10-01"), isoDate("2026-10-31")]
let small: TestCompany
let large: TestCompany

const running = runningProduct(async (started) => {
  const { owner } = started
  const worked = async (mark: string, size: number) => {
    const company = await aCompany(started, mark)
    await aFullMonth(started, company, { first, people: size, sites: size, tasks: size })
    await owner`insert into people.terms (company_id, staff_id, effective_from, version, salary_type, basic_salary,
        commuting_yen, commuting_tax_free_yen, subsidies, safety_fee, weekday_minutes, employment_insurance_kind)
      select company_id, id, '2025-04-01', 1, 1, 1800, 0, 0, '[]', 0, '{0,480,480,480,480,480,0}', 'construction'
      from people.staff s where company_id = ${company.id}
        and not exists (select from people.terms t where t.company_id = s.company_id and t.staff_id = s.id)`
    await owner`
      with punched as (
        insert into timekeeping.punch (company_id, staff_id, work_day, task_id, check_in, check_out, state)
        select distinct on (company_id, staff_id, day) company_id, staff_id, day, task_id, day + time '08:00',
          day + time '17:00', 'closed' from scheduling.task_worker where company_id = ${company.id}
        returning company_id, id, staff_id, check_in)
      insert into timekeeping.rest (company_id, punch_id, staff_id, started_at, ended_at)
      select company_id, id, staff_id, check_in + interval '4 hours', check_in + interval '5 hours' from punched`
    return company
  }
  small = await worked("SMALL", 10)
  large = await worked("LARGE", 1000)
  await owner`analyze`
})

type Asks = Effect.Effect<unknown, Refused, CurrentActor | Database | Law>
const everything = 10_000
const lists: ReadonlyArray<readonly [string, () => Asks]> = [
  ["attendance of a day", () => listAttendance({ workingDay: isoDate("2026-10-05"), pageSize: everything })],
  ["month table", () => monthTable({ month, pageSize: everything })],
  ["pay rows", () => payRows({ month, pageSize: everything })],
  ["pay month", () => payMonthView(month)],
  ["checks of a close", () => checkMonth(month)],
  ["staff", () => listStaff({ pageSize: everything })],
  ["workers to pick", () => searchWorkers({ pageSize: everything })],
  ["sites", () => listSites({ pageSize: everything })],
  ["calendar", () => superCalendar({ from: first, to: last })],
]

test.each(lists)("%s: as many statements for a thousand as for ten", { timeout: 60_000 }, async (_, asks) => {
  const few = await statementsOf(running(), adminOf(small), asks())
  const many = await statementsOf(running(), adminOf(large), asks())
  expect(JSON.stringify(many.answer).length).toBeGreaterThan(JSON.stringify(few.answer).length)
  expect(many.statements).toBe(few.statements)
})
