/** SQL of usage: the days of plans that are paid afterwards. */
import { asc, eq, sql } from "drizzle-orm"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { usage } from "../tables.ts"

export type UsageRow = typeof usage.$inferSelect

export const usagesOf = (companyId: number) =>
  query((tx) => tx.query.select().from(usage).where(eq(usage.companyId, companyId)).orderBy(asc(usage.startsOn)))

export const insertUsage = (row: typeof usage.$inferInsert) => query((tx) => tx.query.insert(usage).values(row))

/** Companies with days up to this one that stand on no bill; in the platform's scope. */
export const companiesToBill = (until: IsoDate) =>
  query(async (tx) => {
    const rows = await tx.query
      .selectDistinct({ companyId: usage.companyId })
      .from(usage)
      .where(
        sql`${usage.startsOn} <= ${until} and coalesce(${usage.billedUntil}, ${usage.startsOn} - 1)
          < least(coalesce(${usage.endsOn}, ${until}::date), ${until}::date)`,
      )
      .orderBy(asc(usage.companyId))
    return rows.map(({ companyId }) => companyId)
  })
