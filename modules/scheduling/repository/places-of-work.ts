/** Where arrangements are, for presses: one prepared statement. */
import type { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { ShiftId } from "./task-rows.ts"

/** Where an arrangement is and what one person is on it for. */
export interface PlaceOfWork {
  readonly id: number
  readonly isDeleted: boolean
  readonly day: IsoDate
  readonly siteId: number
  readonly siteName: string
  readonly shifts: ReadonlyArray<ShiftId>
  /** When each of them begins and ends, in milliseconds since 1970; a shift without times is left out. */
  readonly parts: ReadonlyArray<{ readonly shift: ShiftId; readonly startsAt: number; readonly endsAt: number }>
  /** The end of the last of these shifts; null without one. */
  readonly endsAt: Instant | null
}
/** Who asks where an arrangement is. */
export interface PlaceAsked {
  readonly taskId: number
  readonly staffId: number
}
/**
 * Where arrangements are and on which of their shifts these people are, deleted ones too; in the order of those who ask,
 * undefined for a foreign or missing id. One prepared statement: presses ask for nothing else.
 */
export const placesOfWork = (companyId: number, asked: ReadonlyArray<PlaceAsked>) =>
  query(async ({ sql }) => {
    const rows = await sql<Array<PlaceOfWork & { readonly place: string }>>`
      select asked.place, t.id, t.status = 0 as "isDeleted", t.day, t.site_id as "siteId", t.name as "siteName",
        array(select w.shift from scheduling.task_worker w where w.company_id = ${companyId} and w.task_id = t.id
          and w.staff_id = asked.staff_id and w.status <> 0 order by w.shift) as shifts,
        (select coalesce(jsonb_agg(jsonb_build_object('shift', w.shift,
            'startsAt', floor(extract(epoch from s.starts_at) * 1000), 'endsAt', floor(extract(epoch from s.ends_at) * 1000))
            order by w.shift), '[]')
          from scheduling.task_worker w join scheduling.task_shift s on s.company_id = w.company_id
            and s.task_id = w.task_id and s.shift = w.shift and s.starts_at is not null and s.ends_at is not null
          where w.company_id = ${companyId} and w.task_id = t.id and w.staff_id = asked.staff_id and w.status <> 0)
          as parts,
        (select max(s.ends_at) from scheduling.task_worker w join scheduling.task_shift s
            on s.company_id = w.company_id and s.task_id = w.task_id and s.shift = w.shift
          where w.company_id = ${companyId} and w.task_id = t.id and w.staff_id = asked.staff_id and w.status <> 0)
          as "endsAt"
      from unnest(${asked.map(({ taskId }) => taskId)}::int[], ${asked.map(({ staffId }) => staffId)}::int[])
        with ordinality asked (task_id, staff_id, place)
      cross join lateral (select t.id, t.status, t.day, t.site_id, s.name
        from scheduling.task t join scheduling.site s on s.company_id = t.company_id and s.id = t.site_id
        where t.company_id = ${companyId} and t.id = asked.task_id limit 1) t`
    const places = new Map(rows.map(({ place, ...row }): [number, PlaceOfWork] => [Number(place) - 1, row]))
    return asked.map((_, n) => places.get(n))
  })
