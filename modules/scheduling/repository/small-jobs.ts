/** The places of small jobs. */
import { and, eq, sql } from "drizzle-orm"
import { projectTypes } from "#modules/kernel/codes.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { site } from "../tables.ts"

type Place = Partial<Pick<typeof site.$inferInsert, "name" | "address" | "type" | "customerId">>

/** The first or the last day that is arranged at it: what 請負 says of every site. */
const dayOf = (which: "min" | "max") =>
  sql`(select ${sql.raw(which)}(t.day) from scheduling.task t where t.company_id = ${site.companyId} and t.site_id = ${site.id})`

/** Whoever changes it has the version of one of its days. Nothing said, nothing written. */
export const changeSmallJobSite = (companyId: number, id: number, place: Place) =>
  query(async (tx) => {
    if (Object.keys(place).length === 0) return
    await tx.query
      .update(site)
      .set({
        ...place,
        ...(place.type === projectTypes.fixedPrice ? { startsOn: dayOf("min"), endsOn: dayOf("max") } : {}),
        version: sql`${site.version} + 1`,
      })
      .where(and(eq(site.companyId, companyId), eq(site.id, id), eq(site.isSmallJob, true)))
  })
