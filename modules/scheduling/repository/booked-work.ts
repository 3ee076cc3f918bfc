/** SQL of whom and which vendors the arrangements of some days have, for what they cost. */
import type { IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { isNotHeld, onShift } from "./held-shifts.ts"

export interface PlannedMinutes {
  readonly siteId: number
  readonly staffId: number
  readonly month: IsoMonth
  readonly minutes: number
}
/** How long the company's own people are arranged on each site, by month. One statement. */
export const plannedMinutes = (companyId: number, from: IsoDate, to: IsoDate) =>
  query(
    ({ sql }) => sql<Array<PlannedMinutes>>`
      select t.site_id as "siteId", w.staff_id as "staffId", to_char(w.day, 'YYYY-MM') as month,
        (sum(extract(epoch from upper(w.during) - lower(w.during))) / 60)::int as minutes
      from scheduling.task_worker w
      join scheduling.task t on t.company_id = w.company_id and t.id = w.task_id and t.status = 1
      where w.company_id = ${companyId} and ${onShift(sql, "w")} and ${isNotHeld(sql, "w")} and w.partner_id is null
        and w.day between ${from}::date and ${to}::date
      group by 1, 2, 3 order by 1, 2, 3`,
  )

export interface SlotOfVendor {
  readonly taskId: number
  readonly shift: number
  readonly day: IsoDate
  readonly siteId: number
  readonly partnerId: number
  /** 人工 that are on it. */
  readonly heads: number
  /** Whole yen of all heads that are asked for. */
  readonly planned: number
}
/**
 * Shifts that vendors were asked for or sent people to, and what the slot's price and its certificates make them cost; without
 * a price of its own a slot's plan is 0; what is held is not planned. One statement.
 */
export const slotsOfVendors = (companyId: number, from: IsoDate, to: IsoDate) =>
  query(
    ({ sql }) => sql<Array<SlotOfVendor>>`
      with sent as (
        select w.task_id, w.shift, w.partner_id, sum(w.count_work) as heads
        from scheduling.task_worker w
        where w.company_id = ${companyId} and ${onShift(sql, "w")} and w.partner_id is not null
          and w.day between ${from}::date and ${to}::date
        group by 1, 2, 3),
      asked as (
        select v.task_id, v.shift, v.partner_id, v.asked, v.price, v.certificates
        from scheduling.task_vendor v
        join scheduling.task t on t.company_id = v.company_id and t.id = v.task_id and t.day between ${from}::date and ${to}::date
        where v.company_id = ${companyId} and v.status = 1),
      k as (
        select ${companyId}::int as company_id, task_id, shift, partner_id, coalesce(s.heads, 0) as heads, a.asked, a.price, a.certificates
        from sent s full join asked a using (task_id, shift, partner_id))
      select k.task_id as "taskId", k.shift, t.day::text as day, t.site_id as "siteId", k.partner_id as "partnerId",
        k.heads::float8 as heads,
        floor(coalesce(k.asked, k.heads) * x.price + x.added)::float8 as planned
      from k
      join scheduling.task t on t.company_id = ${companyId} and t.id = k.task_id and t.status = 1 and ${isNotHeld(sql, "k")}
      cross join lateral (select coalesce(k.price, 0) as price, coalesce((
        select sum((c->>'price')::numeric * coalesce((c->>'workers')::numeric, 1))
        from jsonb_array_elements(k.certificates) c), 0) as added) x
      order by t.day, k.task_id, k.shift, k.partner_id`,
  )
