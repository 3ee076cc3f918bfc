/** SQL of what a company calls its accounts. */
import { and, eq } from "drizzle-orm"
import { query } from "#modules/kernel/database/scope.ts"
import type { JournalProduct } from "../codes.ts"
import { accountNames } from "../tables.ts"

const ofProduct = (companyId: number, product: JournalProduct) =>
  and(eq(accountNames.companyId, companyId), eq(accountNames.product, product))

export const namesOf = (companyId: number, product: JournalProduct) =>
  query(async (tx) => (await tx.query.select().from(accountNames).where(ofProduct(companyId, product)))[0])

export const namesForUpdate = (companyId: number, product: JournalProduct) =>
  query(
    async (tx) => (await tx.query.select().from(accountNames).where(ofProduct(companyId, product)).for("update"))[0],
  )

export const saveNames = (row: typeof accountNames.$inferInsert & { readonly version: number }) =>
  query((tx) =>
    tx.query
      .insert(accountNames)
      .values(row)
      .onConflictDoUpdate({
        target: [accountNames.companyId, accountNames.product],
        set: { names: row.names, version: row.version },
      }),
  )
