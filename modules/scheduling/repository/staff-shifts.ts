/** SQL of the shifts that many people are arranged for, as columns: a month of 300 people is one row for the driver. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
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

/** $1 the company, $2 its people, $3 and $4 the first and the last day. */
const shiftColumns = `
  with seen as (
    select t.id, t.day - $3::date as day, t.leader_staff_id, t.site_id,
      (date_part('epoch', s.starts_at) - date_part('epoch', $3::date))::int as starts,
      (date_part('epoch', s.ends_at) - date_part('epoch', $3::date))::int as ends, array_agg(w.staff_id) as staff
    from scheduling.task_worker w
      join scheduling.task t on t.company_id = w.company_id and t.id = w.task_id and t.status = 1
      join scheduling.task_shift s on s.company_id = w.company_id and s.task_id = w.task_id and s.shift = w.shift
        and s.is_on and s.starts_at is not null and s.ends_at is not null
    where w.company_id = $1 and w.status = 1 and w.staff_id = any($2::int[]) and w.day between $3::date and $4::date
    group by t.id, t.day, t.leader_staff_id, t.site_id, s.shift, s.starts_at, s.ends_at
  )
  select json_build_object('taskId', coalesce(json_agg(id), '[]'), 'day', coalesce(json_agg(day), '[]'),
    'startsAt', coalesce(json_agg(starts), '[]'), 'endsAt', coalesce(json_agg(ends), '[]'),
    'leaderStaffId', coalesce(json_agg(leader_staff_id), '[]'), 'siteId', coalesce(json_agg(site_id), '[]'), 'staffIds', coalesce(json_agg(staff), '[]')) as shifts
  from seen`

/**
 * The shifts that these people are on in a stretch of days; those of deleted arrangements are left out. One row, and not
 * prepared: a plan for any people would look for each arrangement by itself.
 */
export const shiftColumnsStatement = (
  sql: Sql,
  companyId: number,
  staffIds: ReadonlyArray<number>,
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
) => sql.unsafe<Array<{ readonly shifts: ShiftColumns }>>(shiftColumns, [companyId, [...staffIds], from, to])
