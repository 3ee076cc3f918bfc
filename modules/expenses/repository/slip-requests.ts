/** SQL of requests that go back with a slip. */
import { type SQL, sql } from "drizzle-orm"
import type { IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { Yen } from "#modules/kernel/yen.ts"

/** The days of spending that a month's slips take. */
export interface Reach {
  readonly from: IsoDate | null
  readonly to: IsoDate
}
export type SlipExpense = {
  readonly category: number
  readonly id: number
  readonly spentOn: IsoDate
  readonly yen: Yen
}

/** Approved, not paid by hand, with no slip yet. */
const waitsFor = ({ from, to }: Reach): SQL => sql`status = 1 and not is_paid and slip_month is null
  and spent_on <= ${to} and (${from}::date is null or spent_on >= ${from}::date)`
const idsOf = (ids: ReadonlyArray<number>) => sql`any(${sql.param([...ids])}::int[])`

/** What a month has taken, and what it would take: nothing more without a reach. Oldest first. */
export const requestsOfSlips = (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  month: IsoMonth,
  reach: Reach | undefined,
) =>
  query(async (tx) => [
    ...(await tx.query.execute<SlipExpense & { readonly staffId: number }>(sql`
      select id, staff_id as "staffId", category, amount as yen, spent_on::text as "spentOn" from expenses.request
      where company_id = ${companyId} and staff_id = ${idsOf(staffIds)}
        and (slip_month = ${month} or ${reach === undefined ? sql`false` : sql`(${waitsFor(reach)})`})
      order by staff_id, spent_on, id`)),
  ])

/** What a close that broke off had taken, and no slip has. */
export const releaseRequests = (companyId: number, month: IsoMonth) =>
  query((tx) =>
    tx.query.execute(sql`update expenses.request set slip_month = null, slip_paid_on = null, version = version + 1
      where company_id = ${companyId} and slip_month = ${month} and slip_id is null`),
  )

export const takeRequests = (
  companyId: number,
  staffIds: ReadonlyArray<number>,
  { month, paidOn }: { readonly month: IsoMonth; readonly paidOn: IsoDate },
  reach: Reach,
) =>
  query(async (tx) => {
    const rows = await tx.query.execute<{ id: number }>(sql`
      update expenses.request set slip_month = ${month}, slip_paid_on = ${paidOn}, version = version + 1
      where company_id = ${companyId} and staff_id = ${idsOf(staffIds)} and ${waitsFor(reach)} returning id`)
    return rows.map(({ id }) => id)
  })

/** Whose requests a month has taken. */
export const staffWithTaken = (companyId: number, month: IsoMonth) =>
  query(async (tx) => {
    const rows = await tx.query.execute<{ staffId: number }>(sql`
      select distinct staff_id as "staffId" from expenses.request
      where company_id = ${companyId} and slip_month = ${month}`)
    return new Set(rows.map(({ staffId }) => staffId))
  })

export const linkSlips = (
  companyId: number,
  month: IsoMonth,
  slips: ReadonlyArray<{ readonly id: number; readonly staffId: number }>,
) =>
  query(async (tx) => {
    const rows = await tx.query.execute<{ id: number }>(sql`
      update expenses.request r set slip_id = s.id, version = r.version + 1
      from unnest(${sql.param(slips.map(({ id }) => id))}::int[], ${sql.param(slips.map(({ staffId }) => staffId))}::int[]) s (id, staff_id)
      where r.company_id = ${companyId} and r.slip_month = ${month} and r.staff_id = s.staff_id returning r.id`)
    return rows.map(({ id }) => id)
  })
