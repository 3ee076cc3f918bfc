/** SQL of the arrangements of sites. */
import { sql } from "drizzle-orm"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { type Filter, whereVisible } from "#modules/kernel/visible.ts"
import type { Tie } from "../policy.ts"
import { task } from "../tables.ts"
import { taskTies } from "./calendar.ts"

/**
 * Of one site as far as they are seen, deleted ones left out, by day; what ends with a day and begins with none is past,
 * the newest first. The number of all travels with each.
 */
export const taskIdsOfSite = (
  companyId: number,
  siteId: number,
  seen: Filter<Tie>,
  asked: {
    readonly from: IsoDate | null
    readonly to: IsoDate | null
    readonly limit: number
    readonly offset: number
  },
) =>
  query(async (tx) => {
    const way = asked.from === null && asked.to !== null ? sql`desc` : sql`asc`
    const rows = await tx.query.execute<{ readonly id: number; readonly total: number }>(sql`
      select ${task.id} as id, (count(*) over ())::int as total from ${task}
      where ${task.companyId} = ${companyId} and ${task.siteId} = ${siteId} and ${task.status} = 1
        and ${whereVisible(seen, taskTies)}
        and (${asked.from}::date is null or ${task.day} >= ${asked.from}::date)
        and (${asked.to}::date is null or ${task.day} <= ${asked.to}::date)
      order by ${task.day} ${way}, ${task.id} ${way} limit ${asked.limit} offset ${asked.offset}`)
    return [...rows]
  })

/** How many arrangements each of these sites has of those that are seen, and the next day of them from a day on. */
export const taskCounts = (companyId: number, siteIds: ReadonlyArray<number>, seen: Filter<Tie>, from: IsoDate) =>
  query(async (tx) => {
    const rows = await tx.query.execute<{
      readonly siteId: number
      readonly count: number
      readonly nextDay: string | null
    }>(sql`
      select ${task.siteId} as "siteId", count(*)::int as count,
        (min(${task.day}) filter (where ${task.day} >= ${from}::date))::text as "nextDay"
      from ${task}
      where ${task.companyId} = ${companyId} and ${task.status} = 1 and ${whereVisible(seen, taskTies)}
        and ${task.siteId} = any(${`{${siteIds.join(",")}}`}::int[])
      group by ${task.siteId}`)
    return new Map([...rows].map(({ siteId, ...row }) => [siteId, row]))
  })

/** Everybody of a site: its standing people, and whoever is or was arranged there, with how often and until when. */
export const staffOfSite = (companyId: number, siteId: number) =>
  query(
    ({ sql: raw }) => raw<Array<{ staffId: number; days: number; lastDay: string | null; isOnSite: boolean }>>`
      select p.staff_id as "staffId", max(p.days)::int as days, max(p.last_day)::text as "lastDay",
        bool_or(p.on_site) as "isOnSite"
      from (
        select staff_id, 0 as days, null::date as last_day, true as on_site
        from scheduling.site_worker where company_id = ${companyId} and site_id = ${siteId}
        union all
        select w.staff_id, count(distinct w.day), max(w.day), false
        from scheduling.task t
        join scheduling.task_worker w on w.company_id = t.company_id and w.task_id = t.id and w.status = 1
        where t.company_id = ${companyId} and t.site_id = ${siteId} and t.status = 1
        group by w.staff_id) p
      group by p.staff_id`,
  )
