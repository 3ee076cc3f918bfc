/**
 * The limit of arranging: a series as sets of rows, in one transaction. What it leaves out is said in limit-serving.ts, and
 * here also whether anybody is free: the exclusion constraint alone says that.
 */
import type postgres from "postgres"

export interface SeriesAsked {
  readonly companyId: number
  readonly siteId: number
  readonly customerId: number
  readonly startDate: string
  readonly days: number
  readonly staffIds: ReadonlyArray<number>
}

/** Morning and afternoon on each day, everybody on both. */
export const arrangedAsSets = (sql: postgres.Sql, asked: SeriesAsked) =>
  sql.begin(async (tx) => {
    const [group] = await tx<Array<{ id: number }>>`
      insert into scheduling.task_group (company_id) values (${asked.companyId}) returning id`
    const groupId = group?.id ?? 0
    await tx`
      insert into scheduling.task (company_id, site_id, group_id, day, customer_id)
      select ${asked.companyId}, ${asked.siteId}, ${groupId}, ${asked.startDate}::date + n, ${asked.customerId}
      from generate_series(0, ${asked.days - 1}::int) n`
    await tx`
      insert into scheduling.task_shift (company_id, task_id, shift, is_on, from_time, to_time, starts_at, ends_at,
        head_count, needed)
      select t.company_id, t.id, s.shift, true, s.starts, s.ends, (t.day + s.starts) at time zone 'Asia/Tokyo',
        (t.day + s.ends) at time zone 'Asia/Tokyo', ${asked.staffIds.length}, ${asked.staffIds.length}
      from scheduling.task t, (values (1, '08:00'::time, '12:00'::time), (2, '13:00', '17:00')) s (shift, starts, ends)
      where t.company_id = ${asked.companyId} and t.group_id = ${groupId}`
    await tx`
      insert into scheduling.task_worker (company_id, task_id, shift, staff_id, day, during)
      select t.company_id, t.id, s.shift, w.id, t.day, tstzrange(s.starts_at, s.ends_at)
      from scheduling.task t join scheduling.task_shift s on s.company_id = t.company_id and s.task_id = t.id
      cross join unnest(${[...asked.staffIds]}::int[]) w (id)
      where t.company_id = ${asked.companyId} and t.group_id = ${groupId}`
    return { groupId }
  })

/** Another end of the morning on all days, for all who are on it. */
export const changedAsSets = (
  sql: postgres.Sql,
  { companyId, groupId, morningTo }: { companyId: number; groupId: number; morningTo: string },
) =>
  sql.begin(async (tx) => {
    const ofGroup = tx`select id from scheduling.task where company_id = ${companyId} and group_id = ${groupId} and status = 1`
    await tx`update scheduling.task set version = version + 1
      where company_id = ${companyId} and group_id = ${groupId} and status = 1`
    await tx`update scheduling.task_shift s set to_time = ${morningTo}::time,
        ends_at = ((s.starts_at at time zone 'Asia/Tokyo')::date + ${morningTo}::time) at time zone 'Asia/Tokyo'
      where s.company_id = ${companyId} and s.shift = 1 and s.task_id in (${ofGroup})`
    await tx`update scheduling.task_worker w set during = tstzrange(s.starts_at, s.ends_at)
      from scheduling.task_shift s where s.company_id = w.company_id and s.task_id = w.task_id and s.shift = w.shift
        and w.company_id = ${companyId} and w.shift = 1 and w.task_id in (${ofGroup})`
    return { groupId }
  })
