/** SQL of approved requests: what they were for and how they went back. */
import type { IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { yen } from "#modules/kernel/yen.ts"

export const paidWithin = (companyId: number, month: IsoMonth, from: IsoDate, to: IsoDate) =>
  query(async ({ sql }) => {
    const rows = await sql<
      Array<{ id: number; version: number; category: number; bySlip: boolean; isPaid: boolean; sum: number }>
    >`
      select id, version, category, slip_id is not null as "bySlip", slip_id is not null or is_paid as "isPaid",
        amount::float8 as sum
      from expenses.request
      where company_id = ${companyId} and status = 1 and case
        when slip_id is not null then slip_month = ${month}
        when is_paid then paid_on between ${from}::date and ${to}::date
        else spent_on between ${from}::date and ${to}::date end
      order by slip_id is null, category, id`
    return rows.map((row) => ({ ...row, sum: yen(row.sum) }))
  })
