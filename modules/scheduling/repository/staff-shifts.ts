/** SQL of the shifts that many people are arranged for, as columns: a month of 300 people is one row for the driver. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { type ColumnText, listsIn, numbersIn, numbersOrNullIn } from "#modules/kernel/database/column-text.ts"
import type { Sql } from "#modules/kernel/database/scope.ts"

type Column<A> = ReadonlyArray<A>
/** `x[i]` are facts of the same shift of an arrangement, in no order. */
export interface ShiftColumns {
  readonly taskId: Column<number>
  /** Days after the first day asked for. */
  readonly day: Column<number>
  /** Seconds after that day's midnight in UTC. */
  readonly startsAt: Column<number>
  readonly endsAt: Column<number>
  readonly leaderStaffId: Column<number | null>
  readonly siteId: Column<number>
  /** Those of the people asked for who are on it. */
  readonly staffIds: Column<ReadonlyArray<number>>
}

/** As PostgreSQL writes them: thousands of numbers as arrays' text take half the time of JSON. */
type Written = Readonly<Record<keyof ShiftColumns, ColumnText>>

const column = (value: string, name: keyof ShiftColumns) => `array_agg(${value})::text as "${name}"`
const seconds = (value: string) => `(date_part('epoch', ${value}) - date_part('epoch', $3::date))::int`
/**
 * $1 the company, $2 its people, $3 and $4 the first and the last day. Each step is made whole: PostgreSQL expects a few
 * shifts and would look for the arrangement of each of 4,000 by itself.
 */
const shiftColumns = `
  with manned as materialized (
    select task_id, shift, string_agg(staff_id::text, ',') as staff from scheduling.task_worker
    where company_id = $1 and status = 1 and staff_id = any($2::int[]) and day between $3::date and $4::date
    group by task_id, shift
  ), tasks as materialized (
    select t.id, t.day, t.leader_staff_id, t.site_id, m.shift, m.staff
    from manned m join scheduling.task t on t.company_id = $1 and t.id = m.task_id and t.status = 1
  )
  select ${column("t.id", "taskId")}, ${column("t.day - $3::date", "day")}, ${column(seconds("s.starts_at"), "startsAt")},
    ${column(seconds("s.ends_at"), "endsAt")}, ${column("t.leader_staff_id", "leaderStaffId")}, ${column("t.site_id", "siteId")},
    string_agg('{' || t.staff || '}', '') as "staffIds"
  from tasks t
    join scheduling.task_shift s on s.company_id = $1 and s.task_id = t.id and s.shift = t.shift
      and s.is_on and s.starts_at is not null and s.ends_at is not null`

/**
 * The shifts that these people are on in a stretch of days; those of deleted arrangements are left out. One row, and not
 * prepared: a plan for any people would look for each arrangement by itself.
 */
export const shiftColumnsStatement = (
  sql: Sql,
  companyId: number,
  staffIds: ReadonlyArray<number>,
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
) => sql.unsafe<Array<Written>>(shiftColumns, [companyId, [...staffIds], from, to])

export const shiftColumnsIn = (of: Written): ShiftColumns => ({
  taskId: numbersIn(of.taskId),
  day: numbersIn(of.day),
  startsAt: numbersIn(of.startsAt),
  endsAt: numbersIn(of.endsAt),
  leaderStaffId: numbersOrNullIn(of.leaderStaffId),
  siteId: numbersIn(of.siteId),
  staffIds: listsIn(of.staffIds),
})
