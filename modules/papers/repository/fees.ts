/** SQL of which number bills which period of a person's 業務委託料: a day once, whoever bills at the same moment. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"

export interface BilledFee {
  readonly staffId: number
  readonly from: IsoDate
  readonly to: IsoDate
  readonly no: string
}

/**
 * A number holds the periods of its editions that are being written, wait or are in force, and no others. Gives those that
 * another number holds some day of, with that number: then the transaction may only end in a refusal.
 */
export const holdFeesOf = (companyId: number, no: string) =>
  query(async ({ sql }): Promise<ReadonlyArray<BilledFee>> => {
    const wanted = sql`select distinct p.staff_id, l.fee_from, l.fee_to
      from papers.line l
      join papers.paper p on p.company_id = l.company_id and p.id = l.paper_id
      where p.company_id = ${companyId} and p.no = ${no} and l.fee_from is not null and not p.is_noticed
        and (p.status in (2, 3, 10) or (p.status = 1 and not p.is_replaced))`
    await sql`delete from papers.billed_fee b where b.company_id = ${companyId} and b.no = ${no} and not exists (
      select from (${wanted}) w where w.staff_id = b.staff_id and w.fee_from = b.from_day and w.fee_to = b.to_day)`
    await sql`insert into papers.billed_fee (company_id, staff_id, from_day, to_day, no)
      select ${companyId}, w.staff_id, w.fee_from, w.fee_to, ${no} from (${wanted}) w order by w.staff_id, w.fee_from
      on conflict on constraint fee_billed_once do nothing`
    return await sql<Array<BilledFee>>`
      select w.staff_id as "staffId", w.fee_from::text as from, w.fee_to::text as to, b.no
      from (${wanted}) w
      join papers.billed_fee b on b.company_id = ${companyId} and b.staff_id = w.staff_id
        and b.from_day <= w.fee_to and b.to_day >= w.fee_from
      where b.no <> ${no} order by w.staff_id, w.fee_from`
  })

/** Periods of people, some day of which lies in the stretch, that a number bills. */
export const feesBilled = (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
) =>
  query(
    ({ sql }) => sql<Array<BilledFee>>`
      select staff_id as "staffId", from_day::text as from, to_day::text as to, no
      from papers.billed_fee
      where company_id = ${companyId} and staff_id = any(${[...staffIds]}::int[])
        and from_day <= ${to}::date and to_day >= ${from}::date
      order by staff_id, from_day`,
  )
