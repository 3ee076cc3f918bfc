/** SQL of the order that members gave their menus. */
import { and, eq } from "drizzle-orm"
import { query } from "#modules/kernel/database/scope.ts"
import { membership } from "../tables.ts"

const isHis = (companyId: number, personId: number) =>
  and(eq(membership.companyId, companyId), eq(membership.personId, personId))

export const menuOrderOf = (companyId: number, personId: number) =>
  query(async (tx) => {
    const rows = await tx.query
      .select({ order: membership.menuOrder })
      .from(membership)
      .where(isHis(companyId, personId))
    return rows[0]?.order ?? []
  })

/** The version stays: whoever changes the member's rights meanwhile has not been overtaken. */
export const saveMenuOrder = (companyId: number, personId: number, order: ReadonlyArray<string>) =>
  query((tx) =>
    tx.query
      .update(membership)
      .set({ menuOrder: [...order] })
      .where(isHis(companyId, personId)),
  )
