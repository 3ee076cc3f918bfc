/** SQL of `audit verify`: slips as they stand beside what their piece of a close has sealed, without the product's scopes of revision. */
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { eachRow } from "#modules/kernel/database/stream.ts"
import type { SlipRow } from "../repository.ts"

/** What was written at this revision comes with its texts; what was unchanged then has been proven by its own revision. */
export interface StandingSlip
  extends Pick<SlipRow, "id" | "staffId" | "paidOn" | "gross" | "deductions" | "net" | "repaid" | "hash"> {
  readonly texts: Buffer | null
}

/** The slip of each of these people as a close of this revision left it, by person; read piece by piece. */
export const eachSlipAt = (
  companyId: number,
  { month, revision }: { readonly month: IsoMonth; readonly revision: number },
  staffIds: ReadonlyArray<number>,
  take: (row: StandingSlip) => void,
) =>
  query(({ sql }) =>
    eachRow(
      sql<Array<StandingSlip>>`select distinct on (s.staff_id) s.id, s.staff_id as "staffId", s.paid_on as "paidOn",
          s.gross, s.deductions, s.net, s.repaid, s.hash, case when s.revision = ${revision} then s.texts end as texts
        from payroll.slip s join payroll.close c
          on c.company_id = s.company_id and c.month = s.month and c.revision = s.revision
        where s.company_id = ${companyId} and s.month = ${month} and s.staff_id = any(${[...staffIds]}::int[])
          and (s.revision = ${revision} or s.revision < ${revision} and c.ended_at is not null)
        order by s.staff_id, s.revision desc`,
      take,
      50,
    ),
  )

/** How many slips each close has written. */
export const slipCounts = (companyId: number) =>
  query(
    ({ sql }) => sql<Array<{ month: IsoMonth; revision: number; slips: number }>>`
      select month, revision, count(*)::int as slips from payroll.slip where company_id = ${companyId}
      group by month, revision order by month, revision`,
  )

/** The slips of a close whose people no piece of it names. */
export const slipsOfOthers = (
  companyId: number,
  { month, revision }: { readonly month: IsoMonth; readonly revision: number },
  known: ReadonlyArray<number>,
) =>
  query(
    ({ sql }) => sql<Array<{ id: number; staffId: number }>>`
      select id, staff_id as "staffId" from payroll.slip where company_id = ${companyId} and month = ${month}
        and revision = ${revision} and not staff_id = any(${[...known]}::int[]) order by id`,
  )
