/** SQL of a series: its days with what each needs and has. */
import { sql } from "drizzle-orm"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { ShiftId } from "./task-rows.ts"

export interface SeriesRow {
  /** Grows with every change to any of its days. */
  readonly version: number
  readonly days: ReadonlyArray<{
    readonly id: number
    readonly day: IsoDate
    readonly version: number
    readonly isReserved: boolean
    /** Somebody's time was counted already: a change of several days leaves it alone. */
    readonly isWorked: boolean
    /** Who is on it, whatever the shift. */
    readonly staffIds: ReadonlyArray<number>
    /** The vendors that are asked for people on it. */
    readonly partnerIds: ReadonlyArray<number>
    readonly shifts: ReadonlyArray<{ readonly shift: ShiftId; readonly needed: number; readonly assigned: number }>
  }>
}
/** A series with what every one of its days needs and has. Its days are its arrangements, nothing else. */
export const seriesRow = (companyId: number, groupId: number) =>
  query(async (tx) => {
    const [row] = await tx.query.execute<{ readonly series: SeriesRow }>(sql`
      select jsonb_build_object('version', (select coalesce(sum(every.version), 0) from scheduling.task every
          where every.company_id = g.company_id and every.group_id = g.id), 'days',
        coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'day', t.day, 'version', t.version,
          'isReserved', t.is_reserved, 'isWorked', exists (select from scheduling.worked d
            where d.company_id = t.company_id and d.task_id = t.id), 'staffIds',
          coalesce((select jsonb_agg(distinct w.staff_id order by w.staff_id) from scheduling.task_worker w
            where w.company_id = t.company_id and w.task_id = t.id and w.status in (1, 3)), '[]'), 'partnerIds',
          coalesce((select jsonb_agg(distinct v.partner_id order by v.partner_id) from scheduling.task_vendor v
            where v.company_id = t.company_id and v.task_id = t.id and v.status = 1), '[]'), 'shifts',
          coalesce((select jsonb_agg(jsonb_build_object('shift', s.shift, 'needed', s.needed, 'assigned',
              coalesce((select sum(w.count_work) from scheduling.task_worker w where w.company_id = s.company_id
                and w.task_id = s.task_id and w.shift = s.shift and w.status in (1, 3)), 0)) order by s.shift)
            from scheduling.task_shift s where s.company_id = t.company_id and s.task_id = t.id and s.is_on), '[]'))
          order by t.day) from scheduling.task t
          where t.company_id = g.company_id and t.group_id = g.id and t.status = 1), '[]')) as series
      from scheduling.task_group g where g.company_id = ${companyId} and g.id = ${groupId}`)
    return row?.series
  })
