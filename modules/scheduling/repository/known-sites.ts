/** Where people have something to do: named on a site, its leader, or arranged there. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"

export interface KnownIn {
  readonly staffId: number
  readonly from: IsoDate
  readonly to: IsoDate
}

/** The sites that each of them knows by the days asked about, in their order. One prepared statement. */
export const sitesKnown = (companyId: number, asked: ReadonlyArray<KnownIn>) =>
  query(async ({ sql }) => {
    const rows = await sql<Array<{ at: number; id: number }>>`
      select q.at::int as at, known.id
      from unnest(${asked.map(({ staffId }) => staffId)}::int[], ${asked.map(({ from }) => from)}::text[]::date[],
        ${asked.map(({ to }) => to)}::text[]::date[]) with ordinality as q (staff_id, first, last, at)
      cross join lateral (
        select site_id as id from scheduling.site_worker where company_id = ${companyId} and staff_id = q.staff_id
        union select id from scheduling.site
          where company_id = ${companyId} and leader_staff_id = q.staff_id and status = 1
        union select t.site_id from scheduling.task_worker w
          join scheduling.task t on t.company_id = w.company_id and t.id = w.task_id
          where w.company_id = ${companyId} and w.staff_id = q.staff_id and w.status = 1 and w.day between q.first and q.last
      ) known`
    const of = Map.groupBy(rows, ({ at }) => at)
    return asked.map((_, at) => new Set(of.get(at + 1)?.map(({ id }) => id)))
  })
