/** SQL of payments: bills that were paid, by the day of their payment in Japan. */
import { and, count, desc, eq, gte, lt, sql } from "drizzle-orm"
import { instantOf, isoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { Page } from "#modules/kernel/paging.ts"
import { bill } from "../tables.ts"

const paidIn = (companyId: number, year: number | undefined) =>
  and(
    eq(bill.companyId, companyId),
    eq(bill.status, "paid"),
    year === undefined ? undefined : gte(bill.paidAt, instantOf(isoDate(`${year}-01-01`), "00:00")),
    year === undefined ? undefined : lt(bill.paidAt, instantOf(isoDate(`${year + 1}-01-01`), "00:00")),
  )

/** The newest first. */
export const paymentsOf = (companyId: number, year: number | undefined, { limit, offset }: Page) =>
  query((tx) =>
    tx.query
      .select()
      .from(bill)
      .where(paidIn(companyId, year))
      .orderBy(desc(bill.paidAt), desc(bill.id))
      .offset(offset)
      .limit(limit),
  )

export const sumOfPayments = (companyId: number, year: number | undefined) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({ n: count(), total: sql<number>`coalesce(sum(${bill.total}), 0)::float8` })
          .from(bill)
          .where(paidIn(companyId, year))
      )[0] ?? { n: 0, total: 0 },
  )

/** Years in Japan in which something was paid, the newest first. */
export const yearsOfPayments = (companyId: number) =>
  query(async (tx) => {
    const year = sql<number>`extract(year from ${bill.paidAt} at time zone 'Asia/Tokyo')::int`
    const rows = await tx.query
      .selectDistinct({ year })
      .from(bill)
      .where(paidIn(companyId, undefined))
      .orderBy(desc(year))
    return rows.map((row) => row.year)
  })
