/** SQL of approved requests by what they were for and how they went back. */
import type { IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { yen } from "#modules/kernel/yen.ts"

export const paidByCategory = (companyId: number, month: IsoMonth, from: IsoDate, to: IsoDate) =>
  query(async ({ sql }) => {
    const rows = await sql<Array<{ category: number; bySlip: boolean; isPaid: boolean; count: number; sum: number }>>`
      select category, slip_id is not null as "bySlip", slip_id is not null or is_paid as "isPaid",
        count(*)::int as count, sum(amount)::float8 as sum
      from expenses.request
      where company_id = ${companyId} and status = 1 and case
        when slip_id is not null then slip_month = ${month}
        when is_paid then paid_on between ${from}::date and ${to}::date
        else spent_on between ${from}::date and ${to}::date end
      group by 1, 2, 3 order by 2 desc, 1`
    return rows.map((row) => ({ ...row, sum: yen(row.sum) }))
  })
