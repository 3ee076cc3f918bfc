/** The calendar's load: four statements in one round trip, the arrangements as columns that PostgreSQL makes. */
import { type SQL, sql } from "drizzle-orm"
import { monthsAndMembersStatement, shiftSettingsStatement } from "#modules/companies/index.ts"
import { type IsoDate, monthOf, shiftMonth } from "#modules/kernel/civil-day.ts"
import { query, together } from "#modules/kernel/database/scope.ts"
import { type Columns, type Fact, type Filter, whereVisible } from "#modules/kernel/visible.ts"
import { namesStatement } from "#modules/people/index.ts"
import { arrangedRoles, type Tie } from "../policy.ts"
import { task } from "../tables.ts"
import type { ShiftId } from "./task-rows.ts"

const list = (values: ReadonlyArray<Fact>) =>
  sql`any(${`{${values.filter((value) => typeof value === "number").join(",")}}`}::int[])`
const onTask = (column: SQL) => (values: ReadonlyArray<Fact>) =>
  sql`exists (
  select 1 from scheduling.task_worker mine where mine.company_id = ${task.companyId} and mine.task_id = ${task.id}
    and mine.status in (1, 3) and ${column} = ${list(values)})`

const isAsked = (values: ReadonlyArray<Fact>) =>
  sql`exists (select 1 from scheduling.task_vendor v where v.company_id = ${task.companyId} and v.task_id = ${task.id}
    and v.status = 1 and v.partner_id = ${list(values)})`

/** How the ties of an arrangement are asked for. */
export const taskTies: Columns<Tie> = {
  customer: task.customerId,
  leader: task.leaderStaffId,
  worker: onTask(sql`mine.staff_id`),
  vendor: (values) => sql`(${onTask(sql`mine.partner_id`)(values)} or ${isAsked(values)})`,
}

type Column<A> = ReadonlyArray<A>
/**
 * The arrangements of a stretch of days with their shifts that are on and the people on them, each in no order. Of a request
 * that has no shift on yet, those that the customer asks for.
 *
 * `tasks.x[i]`, `slots.x[i]` and `workers.x[i]` are facts of the same one.
 */
export type CalendarColumns = {
  readonly tasks: {
    readonly id: Column<number>
    readonly version: Column<number>
    /** Days after the first day asked for. */
    readonly day: Column<number>
    readonly groupId: Column<number | null>
    readonly leaderStaffId: Column<number | null>
    readonly customerId: Column<number>
    readonly siteId: Column<number>
    readonly name: Column<string>
    readonly note: Column<string>
    readonly meeting: Column<string>
    readonly isReserved: Column<boolean>
  }
  readonly slots: {
    readonly taskId: Column<number>
    readonly shift: Column<ShiftId>
    /** HH:MM:SS; null of a shift that a customer asked for and that nobody has set times for (D64). */
    readonly from: Column<string | null>
    readonly to: Column<string | null>
    readonly needed: Column<number>
    readonly heads: Column<number | null>
  }
  readonly workers: {
    readonly taskId: Column<number>
    readonly shift: Column<ShiftId>
    readonly staffId: Column<number>
    readonly partnerId: Column<number | null>
    readonly count: Column<number>
  }
  readonly vendors: {
    readonly taskId: Column<number>
    readonly shift: Column<ShiftId>
    readonly partnerId: Column<number>
  }
  readonly sites: Column<{
    readonly id: number
    readonly name: string
    readonly kana: string | null
    readonly type: 1 | 2
  }>
}

interface Asked {
  readonly from: IsoDate
  readonly to: IsoDate
  readonly siteId: number | undefined
}

/** The first line of a note, as much as a card shows. */
const noteStart = 40

const column = (value: string) => sql.raw(`coalesce(json_agg(${value}), '[]')`)

/**
 * One row of JSON instead of thousands of twenty fields: the driver parses four values. Not prepared: a plan for any days
 * expects a few arrangements and would look for each of a month's 2,000 by itself.
 */
const columnsStatement = (companyId: number, seen: Filter<Tie>, { from, to, siteId }: Asked) => sql`
  with seen as materialized (
    select ${task.id} as id, ${task.version} as version, ${task.day} - ${from}::date as day, ${task.groupId} as group_id,
      ${task.leaderStaffId} as leader, ${task.customerId} as customer_id, ${task.siteId} as site_id, ${task.name} as name,
      left(split_part(${task.note}, E'\n', 1), ${noteStart}::int) as note,
      concat_ws(' ', left(${task.meetingTime}::text, 5), coalesce(${task.meetingPlace}, p.meeting_place)) as meeting,
      ${task.isReserved} as held
    from ${task} join scheduling.site p on p.company_id = ${task.companyId} and p.id = ${task.siteId}
    where ${task.companyId} = ${companyId} and ${task.status} = 1
      and ${task.day} between ${from}::date and ${to}::date
      and ${siteId === undefined ? sql`true` : sql`${task.siteId} = ${siteId}`}
      and ${whereVisible(seen, taskTies)}
  )
  select
    (select json_build_object('id', ${column("id")}, 'version', ${column("version")}, 'day', ${column("day")},
        'groupId', ${column("group_id")}, 'leaderStaffId', ${column("leader")}, 'customerId', ${column("customer_id")},
        'siteId', ${column("site_id")}, 'name', ${column("name")}, 'note', ${column("note")},
        'meeting', ${column("meeting")}, 'isReserved', ${column("held")})
      from seen) as tasks,
    (select json_build_object('taskId', ${column("s.task_id")}, 'shift', ${column("s.shift")},
        'from', ${column("case when s.is_on then s.from_time end")}, 'to', ${column("case when s.is_on then s.to_time end")},
        'needed', ${column("s.needed")},
        'heads', ${column("s.head_count")})
      from seen join scheduling.task_shift s on s.company_id = ${companyId} and s.task_id = seen.id
        and (s.is_on or (s.customer_asks and not exists (select from scheduling.task_shift o
          where o.company_id = ${companyId} and o.task_id = seen.id and o.is_on)))) as slots,
    (select json_build_object('taskId', ${column("w.task_id")}, 'shift', ${column("w.shift")},
        'staffId', ${column("w.staff_id")}, 'partnerId', ${column("w.partner_id")}, 'count', ${column("w.count_work")})
      from seen join scheduling.task_worker w on w.company_id = ${companyId} and w.task_id = seen.id and w.status in (1, 3)
        and w.day between ${from}::date and ${to}::date) as workers,
    (select json_build_object('taskId', ${column("v.task_id")}, 'shift', ${column("v.shift")},
        'partnerId', ${column("v.partner_id")})
      from seen join scheduling.task_vendor v on v.company_id = ${companyId} and v.task_id = seen.id and v.status = 1)
      as vendors,
    (select ${column("json_build_object('id', p.id, 'name', p.name, 'kana', p.name_kana, 'type', p.type)")}
      from scheduling.site p
      where p.company_id = ${companyId} and p.id in (select site_id from seen)) as sites`

/** The arrangements that pass the filter, and what a board shows beside them. */
export const calendarLoad = (companyId: number, seen: Filter<Tie>, asked: Asked) =>
  query(async (tx) => {
    const company = together(
      shiftSettingsStatement(tx.sql, companyId),
      namesStatement(tx.sql, companyId),
      // A day belongs to the pay month of its own name or to the next one; the closing day travels with this.
      monthsAndMembersStatement(tx.sql, companyId, {
        from: monthOf(asked.from),
        to: shiftMonth(monthOf(asked.to), 1),
        roles: arrangedRoles,
      }),
    )
    const [[settings, names, [beside]], [columns]] = await Promise.all([
      company,
      tx.query.execute<CalendarColumns>(columnsStatement(companyId, seen, asked)),
    ])
    if (columns === undefined || beside === undefined) throw new Error("a statement without a table gave no row")
    return { settings, names, payMonths: beside.payMonths, arranged: new Set(beside.members), columns }
  })
