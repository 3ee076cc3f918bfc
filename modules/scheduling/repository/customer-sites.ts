/** The sites of one customer, and when each is worked at next. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"

interface PlaceOfCustomer {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly type: number
  readonly leaderStaffId: number | null
  readonly isSmallJob: boolean
}
/** Sites that run or are about to; and those, and places of small jobs, that have something in the week. */
export const openSitesOfCustomer = (companyId: number, customerId: number, also: ReadonlyArray<number>) =>
  query(
    ({ sql }) => sql<Array<PlaceOfCustomer>>`
      select id, name, address, type, leader_staff_id as "leaderStaffId", is_small_job as "isSmallJob" from scheduling.site
      where company_id = ${companyId} and status = 1
        and ((customer_id = ${customerId} and state in (0, 1, 2) and not is_small_job) or id = any(${[...also]}::int[]))
      order by coalesce(name_kana, name), id`,
  )

export const nextDaysOfSites = (companyId: number, customerId: number, after: IsoDate) =>
  query(async ({ sql }) => {
    const rows = await sql<Array<{ id: number; day: IsoDate }>>`
      select site_id as id, min(day)::text as day from scheduling.task
      where company_id = ${companyId} and customer_id = ${customerId} and status = 1 and day > ${after}::date
      group by site_id`
    return new Map(rows.map(({ id, day }) => [id, day]))
  })
