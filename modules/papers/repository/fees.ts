/** SQL of fees: which papers of a person ask an amount for a stretch of days. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { Yen } from "#modules/kernel/yen.ts"

/** Papers that stand or are being written, with the days that they speak for; without a period, the month until their issue. */
export const papersOfAmount = (
  companyId: number,
  staffId: number,
  amount: Yen,
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
) =>
  query(
    ({ sql }) => sql<Array<{ no: string; from: IsoDate; to: IsoDate }>>`
      select p.no, coalesce(p.stage_from, p.issued_on - 31)::text as from, coalesce(p.stage_to, p.issued_on)::text as to
      from papers.paper p
      where p.company_id = ${companyId} and p.staff_id = ${staffId} and p.type in (1, 2, 5, 6, 7)
        and p.status in (1, 2, 10) and not p.is_replaced
        and coalesce(p.stage_from, p.issued_on - 31) <= ${to}::date and coalesce(p.stage_to, p.issued_on) >= ${from}::date
        and exists (
          select from papers.line l
          where l.company_id = p.company_id and l.paper_id = p.id and l.unit_price = ${amount} and l.quantity > 0)
      order by p.no`,
  )
