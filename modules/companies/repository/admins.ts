/** SQL of who leads a company. */
import { and, asc, eq, ne } from "drizzle-orm"
import { activeStatuses, roleIds } from "#modules/kernel/codes.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { membership } from "../tables.ts"

const isActive = (companyId: number) =>
  and(eq(membership.companyId, companyId), eq(membership.status, activeStatuses.active))

/** Held until the end, in the order of their ids. */
export const heldAdmins = (companyId: number) =>
  query((tx) =>
    tx.query
      .select({ personId: membership.personId })
      .from(membership)
      .where(and(isActive(companyId), eq(membership.role, roleIds.admin)))
      .orderBy(asc(membership.id))
      .for("update"),
  )

export const hasOtherMembers = (companyId: number, personId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({ id: membership.id })
          .from(membership)
          .where(and(isActive(companyId), ne(membership.personId, personId)))
          .limit(1)
      ).length > 0,
  )
