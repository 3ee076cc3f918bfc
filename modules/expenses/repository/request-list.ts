/** SQL of the lists of requests: filters and sums. */
import { and, desc, eq, gte, lte, or, type SQL, sql } from "drizzle-orm"
import type { Effect } from "effect"
import type { IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import { isFoundIn } from "#modules/kernel/database/found.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { type Filter, whereVisible } from "#modules/kernel/visible.ts"
import type { ListExpenses } from "../contract/expense-input.ts"
import { numberSearched } from "../rules/expense-number.ts"
import { request } from "../tables.ts"

export interface ExpenseQuery {
  readonly companyId: number
  readonly visible: Filter<"personId">
  readonly asked: ListExpenses
  /** Of one person, or of one site. */
  readonly of: { readonly staffId?: number; readonly siteId?: number }
}

/** Everything that is asked for but the state. */
const matching = ({ asked, companyId, of, visible }: ExpenseQuery): SQL | undefined => {
  const { category, from, keyword = "", to } = asked
  const number = numberSearched(keyword)
  return and(
    eq(request.companyId, companyId),
    whereVisible(visible, { personId: request.personId }),
    of.staffId === undefined ? undefined : eq(request.staffId, of.staffId),
    of.siteId === undefined ? undefined : eq(request.siteId, of.siteId),
    category === undefined ? undefined : eq(request.category, category),
    from === undefined ? undefined : gte(request.spentOn, from),
    to === undefined ? undefined : lte(request.spentOn, to),
    or(
      isFoundIn(keyword, request.staffName, request.staffKana, request.siteName, request.siteKana, request.note),
      // Sites are called No.3, too.
      number === undefined ? undefined : eq(request.id, number),
    ),
  )
}
/** Paid by hand, or by a slip. */
const isSettled = sql<boolean>`(${request.isPaid} or ${request.slipMonth} is not null)`
const inState = ({ paymentStatus, status }: ListExpenses): SQL | undefined =>
  and(
    status === undefined ? undefined : eq(request.status, status),
    paymentStatus === undefined ? undefined : and(eq(request.status, 1), sql`${isSettled} = ${paymentStatus === 1}`),
  )

export const requestRows = (of: ExpenseQuery, rows: { readonly limit: number; readonly offset: number }) =>
  query((tx) =>
    tx.query
      .select()
      .from(request)
      .where(and(matching(of), inState(of.asked)))
      .orderBy(desc(request.spentOn), desc(request.id))
      .limit(rows.limit)
      .offset(rows.offset),
  )

/** Sums by state of what the filter lets through, whatever state it asks for, and whether it asks for that one. One statement. */
export const requestSums = (of: ExpenseQuery) =>
  query((tx) => {
    const isListed = sql<boolean>`${inState(of.asked) ?? sql`true`}`
    const paidYear = sql<string | null>`to_char(coalesce(${request.paidOn}, ${request.slipPaidOn}), 'YYYY')`
    return tx.query
      .select({
        status: request.status,
        isPaid: isSettled,
        paidYear,
        isListed,
        count: sql<number>`count(*)::int`,
        sum: sql<number>`sum(${request.amount})::float8`,
      })
      .from(request)
      .where(matching(of))
      .groupBy(sql`1, 2, 3, 4`)
  })
export type RequestSum = Effect.Success<ReturnType<typeof requestSums>>[number]

/** What was approved of the expenses of these days, by site; null is the office. */
export const approvedBySite = (companyId: number, from: IsoDate, to: IsoDate) =>
  query((tx) =>
    tx.query
      .select({ siteId: request.siteId, sum: sql<number>`sum(${request.amount})::float8` })
      .from(request)
      .where(
        and(
          eq(request.companyId, companyId),
          eq(request.status, 1),
          gte(request.spentOn, from),
          lte(request.spentOn, to),
        ),
      )
      .groupBy(request.siteId),
  )

/** The same by month, with how many they are. One statement. */
export const approvedByMonth = (companyId: number, from: IsoDate, to: IsoDate) =>
  query(
    ({ sql: ask }) => ask<Array<{ siteId: number | null; month: IsoMonth; count: number; sum: number }>>`
      select site_id as "siteId", to_char(spent_on, 'YYYY-MM') as month, count(*)::int as count, sum(amount)::float8 as sum
      from expenses.request
      where company_id = ${companyId} and status = 1 and spent_on between ${from}::date and ${to}::date
      group by 1, 2 order by 1, 2`,
  )
