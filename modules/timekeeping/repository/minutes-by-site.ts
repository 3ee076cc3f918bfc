/** SQL of how long everybody worked where: closed punches of pay months, by site and calendar month of the day. */
import type { IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"

export interface MinutesAtSite {
  readonly payMonth: IsoMonth
  readonly staffId: number
  /** Null is no site: the office. */
  readonly siteId: number | null
  /** Of the working day. */
  readonly month: IsoMonth
  readonly minutes: number
}
interface Period {
  readonly month: IsoMonth
  readonly from: IsoDate
  readonly to: IsoDate
}
/** Minutes between the presses without the rests, as an arrangement is told them (0116). One statement. */
export const minutesBySite = (companyId: number, periods: ReadonlyArray<Period>) =>
  query(
    ({ sql }) => sql<Array<MinutesAtSite>>`
      select w.pay_month as "payMonth", p.staff_id as "staffId", p.site_id as "siteId", to_char(p.work_day, 'YYYY-MM') as month,
        sum(greatest(0, floor(extract(epoch from p.check_out - p.check_in) / 60)::int
          - coalesce(p.total_rest_minutes, r.minutes, 0)))::int as minutes
      from unnest(${periods.map(({ month }) => month)}::text[], ${`{${periods.map(({ from }) => from).join(",")}}`}::date[],
        ${`{${periods.map(({ to }) => to).join(",")}}`}::date[]) as w(pay_month, from_day, to_day)
      join timekeeping.punch p on p.company_id = ${companyId} and p.state = 'closed'
        and p.work_day between w.from_day and w.to_day
      left join lateral (
        select sum(floor(extract(epoch from e.ended_at - e.started_at) / 60))::int as minutes from timekeeping.rest e
        where e.company_id = p.company_id and e.punch_id = p.id and e.ended_at is not null) r on true
      group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  )
