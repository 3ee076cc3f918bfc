/** SQL of what costs the same each month. */
import { and, asc, eq, gte, isNull, lte, or, sql } from "drizzle-orm"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { isFoundIn } from "#modules/kernel/database/found.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { fixedCost } from "../tables.ts"

export type FixedCostRow = typeof fixedCost.$inferSelect
export type NewFixedCost = typeof fixedCost.$inferInsert
export type FixedCostPatch = Partial<Omit<FixedCostRow, "companyId" | "id" | "version">>

const inMonth = (companyId: number, month: IsoMonth) =>
  and(
    eq(fixedCost.companyId, companyId),
    lte(fixedCost.fromMonth, month),
    or(isNull(fixedCost.toMonth), gte(fixedCost.toMonth, month)),
  )
interface Wanted {
  readonly companyId: number
  readonly month: IsoMonth
  readonly keyword: string
}
const matching = ({ companyId, keyword, month }: Wanted) =>
  and(
    inMonth(companyId, month),
    isFoundIn(keyword, fixedCost.title, fixedCost.siteName, fixedCost.siteKana, fixedCost.note),
  )

export const fixedCostRows = (of: Wanted, rows: { readonly limit: number; readonly offset: number }) =>
  query((tx) =>
    tx.query
      .select()
      .from(fixedCost)
      .where(matching(of))
      .orderBy(asc(fixedCost.title), asc(fixedCost.id))
      .limit(rows.limit)
      .offset(rows.offset),
  )
export const sumFixedCosts = (of: Wanted) =>
  query(async (tx) => {
    const [row] = await tx.query
      .select({
        count: sql<number>`count(*)::int`,
        sum: sql<number>`coalesce(sum(${fixedCost.amount}), 0)::float8`,
      })
      .from(fixedCost)
      .where(matching(of))
    return { count: row?.count ?? 0, sum: Number(row?.sum ?? 0) }
  })

/** What each site has of them in a month; null is the company's own. */
export const fixedCostsBySite = (companyId: number, month: IsoMonth) =>
  query((tx) =>
    tx.query
      .select({ siteId: fixedCost.siteId, sum: sql<number>`sum(${fixedCost.amount})::float8` })
      .from(fixedCost)
      .where(inMonth(companyId, month))
      .groupBy(fixedCost.siteId),
  )

/** What each site has of them in each of these months; null is the company's own. One statement. */
export const fixedCostsByMonth = (companyId: number, months: ReadonlyArray<IsoMonth>) =>
  query(
    ({ sql: ask }) => ask<Array<{ siteId: number | null; month: IsoMonth; title: string; sum: number }>>`
      select f.site_id as "siteId", m.month, f.title, sum(f.amount)::float8 as sum
      from unnest(${[...months]}::text[]) as m(month)
      join expenses.fixed_cost f on f.company_id = ${companyId} and f.from_month <= m.month
        and (f.to_month is null or f.to_month >= m.month)
      group by 1, 2, 3 order by 1, 2, 3`,
  )

const byId = (companyId: number, id: number) => and(eq(fixedCost.companyId, companyId), eq(fixedCost.id, id))
export const fixedCostForUpdate = (companyId: number, id: number) =>
  query(async (tx) => (await tx.query.select().from(fixedCost).where(byId(companyId, id)).for("update"))[0])
/** The row that goes on with this one, locked. */
export const followerOf = (companyId: number, id: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(fixedCost)
          .where(and(eq(fixedCost.companyId, companyId), eq(fixedCost.follows, id)))
          .for("update")
      )[0],
  )
export const insertFixedCost = (row: NewFixedCost) =>
  query(async (tx) => (await tx.query.insert(fixedCost).values(row).returning())[0])
export const saveFixedCost = (companyId: number, id: number, next: FixedCostPatch) =>
  query(
    async (tx) =>
      (
        await tx.query
          .update(fixedCost)
          .set({ ...next, version: sql`${fixedCost.version} + 1` })
          .where(byId(companyId, id))
          .returning()
      )[0],
  )
