/** SQL of how long somebody has to do with a site. */
import { query } from "#modules/kernel/database/scope.ts"

/** On how many days he is or was arranged on each of these sites; one without any is absent. */
export const daysOnSites = (companyId: number, staffId: number, siteIds: ReadonlyArray<number>) =>
  query(async ({ sql }): Promise<ReadonlyMap<number, number>> => {
    const rows = await sql<Array<{ siteId: number; days: number }>>`
      select t.site_id as "siteId", count(distinct w.day)::int as days
      from scheduling.task_worker w
      join scheduling.task t on t.company_id = w.company_id and t.id = w.task_id
      where w.company_id = ${companyId} and w.staff_id = ${staffId} and w.status = 1 and t.status = 1
        and t.site_id = any(${[...siteIds]}::int[])
      group by t.site_id`
    return new Map(rows.map(({ siteId, days }) => [siteId, days]))
  })
