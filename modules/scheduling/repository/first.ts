/** SQL of whether a company has begun: each stops at the first row. */
import { and, asc, eq } from "drizzle-orm"
import { query } from "#modules/kernel/database/scope.ts"
import { site, task } from "../tables.ts"

/** What its oldest site is called. */
export const firstSiteName = (companyId: number) =>
  query(async (tx) => {
    const [row] = await tx.query
      .select({ name: site.name })
      .from(site)
      .where(and(eq(site.companyId, companyId), eq(site.status, 1)))
      .orderBy(asc(site.id))
      .limit(1)
    return row?.name ?? null
  })

/** Whether anything was ever arranged. */
export const hasArrangement = (companyId: number) =>
  query(async (tx) => {
    const rows = await tx.query
      .select({ id: task.id })
      .from(task)
      .where(and(eq(task.companyId, companyId), eq(task.status, 1)))
      .limit(1)
    return rows.length > 0
  })
