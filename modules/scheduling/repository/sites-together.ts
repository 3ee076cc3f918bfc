/** SQL of many sites at once. */
import { and, asc, eq } from "drizzle-orm"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { site } from "../tables.ts"

/** In the order of the rows: their numbers are drawn one after another. */
export const insertSites = (rows: ReadonlyArray<typeof site.$inferInsert>) =>
  query(async (tx) => {
    const made = await tx.query
      .insert(site)
      .values([...rows])
      .returning({ id: site.id })
    return made.map(({ id }) => id).sort((one, other) => one - other)
  })

/** Locked, so that nothing can begin to refer to them. */
export const sitesForRemoval = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(site)
      .where(and(eq(site.companyId, companyId), isAnyOf(site.id, ids)))
      .orderBy(asc(site.id))
      .for("update"),
  )

export const deleteSites = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) => tx.query.delete(site).where(and(eq(site.companyId, companyId), isAnyOf(site.id, ids))))

/** What each site of the company is called, and whose it is. */
export const siteNamesOfCustomers = (companyId: number) =>
  query((tx) =>
    tx.query
      .select({ id: site.id, name: site.name, customerId: site.customerId })
      .from(site)
      .where(and(eq(site.companyId, companyId), eq(site.status, 1))),
  )
