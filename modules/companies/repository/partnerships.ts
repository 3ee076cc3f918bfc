/** SQL of partnerships. */
import { and, eq } from "drizzle-orm"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { isStillUsed } from "#modules/kernel/database/still-used.ts"
import { partnership } from "../tables.ts"

export type PartnershipRow = typeof partnership.$inferSelect

const ofIds = (companyId: number, ids: ReadonlyArray<number>) =>
  and(eq(partnership.companyId, companyId), isAnyOf(partnership.id, ids))

export const insertPartnership = (row: Omit<typeof partnership.$inferInsert, "id">) =>
  query(async (tx) => {
    const [made] = await tx.query.insert(partnership).values(row).returning({ id: partnership.id })
    return made?.id ?? 0
  })

/** In the order of the rows: their numbers are drawn one after another. */
export const insertPartnerships = (rows: ReadonlyArray<Omit<typeof partnership.$inferInsert, "id">>) =>
  query(async (tx) => {
    const made = await tx.query
      .insert(partnership)
      .values([...rows])
      .returning({ id: partnership.id })
    return made.map(({ id }) => id).sort((one, other) => one - other)
  })

export const deletePartnerships = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) => tx.query.delete(partnership).where(ofIds(companyId, ids)))

export const savePartnerships = (
  companyId: number,
  ids: ReadonlyArray<number>,
  next: Partial<Pick<PartnershipRow, "isCustomer" | "isVendor">>,
) => query((tx) => tx.query.update(partnership).set(next).where(ofIds(companyId, ids)))

/** Says whether somebody is still a member for it. */
export const deletePartnership = (companyId: number, id: number) =>
  query((tx) => isStillUsed(tx.query.delete(partnership).where(ofIds(companyId, [id]))))
