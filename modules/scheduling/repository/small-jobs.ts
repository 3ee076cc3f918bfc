/** The places of small jobs. */
import { and, eq, sql } from "drizzle-orm"
import { query } from "#modules/kernel/database/scope.ts"
import { site } from "../tables.ts"

type Place = Partial<Pick<typeof site.$inferInsert, "name" | "address" | "type" | "customerId">>

/** Whoever changes it has the version of one of its days. Nothing said, nothing written. */
export const changeSmallJobSite = (companyId: number, id: number, place: Place) =>
  query(async (tx) => {
    if (Object.keys(place).length === 0) return
    await tx.query
      .update(site)
      .set({ ...place, version: sql`${site.version} + 1` })
      .where(and(eq(site.companyId, companyId), eq(site.id, id), eq(site.isSmallJob, true)))
  })
