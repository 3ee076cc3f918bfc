/** SQL of what sites earned at a fixed price. */
import { and, desc, eq, gte, lte, sql } from "drizzle-orm"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { revenue } from "../tables.ts"

export type RevenueRow = typeof revenue.$inferSelect
export type NewRevenue = typeof revenue.$inferInsert
export type TakenAway = Pick<RevenueRow, "deletedAt" | "deletedBy" | "reason">

const byId = (companyId: number, id: number) => and(eq(revenue.companyId, companyId), eq(revenue.id, id))

/** Of a site, the latest day first; what was taken away stands among it. */
export const revenueOfSite = (companyId: number, siteId: number) =>
  query((tx) =>
    tx.query
      .select()
      .from(revenue)
      .where(and(eq(revenue.companyId, companyId), eq(revenue.siteId, siteId)))
      .orderBy(desc(revenue.day), desc(revenue.id)),
  )
export const revenueForUpdate = (companyId: number, id: number) =>
  query(async (tx) => (await tx.query.select().from(revenue).where(byId(companyId, id)).for("update"))[0])
export const insertRevenue = (row: NewRevenue) =>
  query(async (tx) => (await tx.query.insert(revenue).values(row).returning())[0])
export const takeAway = (companyId: number, id: number, how: TakenAway) =>
  query(
    async (tx) =>
      (
        await tx.query
          .update(revenue)
          .set({ ...how, status: 0, version: sql`${revenue.version} + 1` })
          .where(byId(companyId, id))
          .returning()
      )[0],
  )

/** What counts of these days, of all sites or one. */
export const revenueWithin = (companyId: number, from: IsoDate, to: IsoDate, siteId?: number) =>
  query((tx) =>
    tx.query
      .select()
      .from(revenue)
      .where(
        and(
          eq(revenue.companyId, companyId),
          eq(revenue.status, 1),
          gte(revenue.day, from),
          lte(revenue.day, to),
          siteId === undefined ? undefined : eq(revenue.siteId, siteId),
        ),
      )
      .orderBy(desc(revenue.day), desc(revenue.id)),
  )

/** The sites at a fixed price whose revenue somebody wrote down, whenever it was. */
export const sitesWrittenDown = (companyId: number) =>
  query(async ({ sql: ask }) => {
    const rows = await ask<Array<{ id: number }>>`
      select distinct r.site_id as id from reports.revenue r
      join scheduling.site s on s.company_id = r.company_id and s.id = r.site_id and s.type = 2
      where r.company_id = ${companyId} and r.status = 1`
    return rows.map(({ id }) => id)
  })
