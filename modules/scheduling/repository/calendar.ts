/** The calendar's one statement: every shift of every arrangement in a stretch of days, with who is on it. */
import { type SQL, sql } from "drizzle-orm"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { type Columns, type Fact, type Filter, whereVisible } from "#modules/kernel/visible.ts"
import type { Tie } from "../policy.ts"
import { task } from "../tables.ts"
import type { ShiftId } from "./task-rows.ts"

const list = (values: ReadonlyArray<Fact>) =>
  sql`any(${`{${values.filter((value) => typeof value === "number").join(",")}}`}::int[])`
const onTask = (column: SQL) => (values: ReadonlyArray<Fact>) =>
  sql`exists (
  select 1 from scheduling.task_worker mine where mine.company_id = ${task.companyId} and mine.task_id = ${task.id}
    and mine.status = 1 and ${column} = ${list(values)})`

/** How the ties of an arrangement are asked for. */
export const taskTies: Columns<Tie> = {
  customer: task.customerId,
  leader: task.leaderStaffId,
  worker: onTask(sql`mine.staff_id`),
  vendor: onTask(sql`mine.partner_id`),
}

export type CalendarRow = {
  readonly id: number
  readonly version: number
  readonly day: IsoDate
  readonly groupId: number | null
  readonly leaderStaffId: number | null
  readonly customerId: number
  readonly name: string
  readonly note: string
  readonly meeting: string
  readonly siteId: number
  readonly siteName: string
  readonly siteKana: string | null
  readonly siteType: 1 | 2
  readonly shift: ShiftId
  readonly from: string
  readonly to: string
  readonly needed: number
  readonly heads: number | null
  readonly assigned: number
  readonly staffIds: ReadonlyArray<number>
  /** Beside `staffIds`; 0 for the company's own people. */
  readonly partnerIds: ReadonlyArray<number>
}

/** The first line of a note, as much as a card shows. */
const noteStart = 40

/** Rows by day, arrangement and shift; an arrangement is in as many rows as it has shifts. */
export const calendarRows = (
  companyId: number,
  seen: Filter<Tie>,
  asked: { readonly from: IsoDate; readonly to: IsoDate; readonly siteId: number | undefined },
) =>
  query(async (tx) => {
    const onSite = asked.siteId === undefined ? sql`true` : sql`${task.siteId} = ${asked.siteId}`
    const rows = await tx.query.execute<CalendarRow>(sql`
      select ${task.id} as id, ${task.version} as version, ${task.day}::text as day, ${task.groupId} as "groupId",
        ${task.leaderStaffId} as "leaderStaffId", ${task.customerId} as "customerId", ${task.name} as name,
        left(split_part(${task.note}, E'\n', 1), ${noteStart}::int) as note,
        concat_ws(' ', to_char(${task.meetingTime}, 'HH24:MI'), coalesce(${task.meetingPlace}, p.meeting_place)) as meeting,
        p.id as "siteId", p.name as "siteName", p.name_kana as "siteKana", p.type as "siteType",
        s.shift, to_char(s.from_time, 'HH24:MI') as "from", to_char(s.to_time, 'HH24:MI') as "to",
        s.needed::float8 as needed, s.head_count as heads, coalesce(w.assigned, 0)::float8 as assigned,
        coalesce(w.staff_ids, '{}') as "staffIds", coalesce(w.partner_ids, '{}') as "partnerIds"
      from ${task}
      join scheduling.site p on p.company_id = ${task.companyId} and p.id = ${task.siteId}
      join scheduling.task_shift s on s.company_id = ${task.companyId} and s.task_id = ${task.id} and s.is_on
      left join (
        select one.task_id, one.shift, sum(one.count_work) as assigned,
          array_agg(one.staff_id order by one.staff_id) as staff_ids,
          array_agg(coalesce(one.partner_id, 0) order by one.staff_id) as partner_ids
        from scheduling.task_worker one
        where one.company_id = ${companyId} and one.status = 1
          and one.day between ${asked.from}::date and ${asked.to}::date
        group by one.task_id, one.shift
      ) w on w.task_id = s.task_id and w.shift = s.shift
      where ${task.companyId} = ${companyId} and ${task.status} = 1
        and ${task.day} between ${asked.from}::date and ${asked.to}::date and ${onSite}
        and ${whereVisible(seen, taskTies)}
      order by ${task.day}, s.shift, s.from_time, ${task.id}`)
    return [...rows]
  })
