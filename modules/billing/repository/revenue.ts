/** SQL of 売上: bills of every company, in the platform's scope. */
import { and, asc, eq, gte, lt, ne, or, sql } from "drizzle-orm"
import type { Instant, IsoMonth } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { bill } from "../tables.ts"

/** Made and not withdrawn, of something that is used from one of these months to another. */
export const billsOfMonths = (from: IsoMonth, to: IsoMonth) =>
  query((tx) =>
    tx.query
      .select()
      .from(bill)
      .where(
        and(
          ne(bill.status, "withdrawn"),
          sql`${bill.startsOn} < (${`${to}-01`}::date + interval '1 month')`,
          or(
            sql`(date_trunc('month', ${bill.startsOn}) + make_interval(months => ${bill.months} + ${bill.freeMonths})) > ${`${from}-01`}::date`,
            and(eq(bill.purpose, "members"), gte(bill.endsOn, sql`${`${from}-01`}::date`)),
          ),
        ),
      )
      .orderBy(asc(bill.id)),
  )

/** What came in, by the month of Japan in which it came. */
export const receivedByMonth = (from: Instant, until: Instant) =>
  query(async (tx) => {
    const month = sql<string>`to_char(${bill.paidAt} at time zone 'Asia/Tokyo', 'YYYY-MM')`
    const rows = await tx.query
      .select({ month, yen: sql<number>`sum(${bill.total})::float8` })
      .from(bill)
      .where(and(eq(bill.status, "paid"), gte(bill.paidAt, from), lt(bill.paidAt, until)))
      .groupBy(month)
    return new Map(rows.map((row) => [row.month, row.yen]))
  })

/** Everything that is owed, what is due first in front. */
export const everyUnpaid = () =>
  query((tx) => tx.query.select().from(bill).where(eq(bill.status, "unpaid")).orderBy(asc(bill.dueOn), asc(bill.id)))
