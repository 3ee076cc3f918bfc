/** SQL of many memberships at once. */
import { and, eq } from "drizzle-orm"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { membership } from "../tables.ts"

export const insertMemberships = (rows: ReadonlyArray<typeof membership.$inferInsert>) =>
  query((tx) =>
    tx.query
      .insert(membership)
      .values([...rows])
      .returning({ id: membership.id, personId: membership.personId }),
  )

export const deleteMemberships = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query.delete(membership).where(and(eq(membership.companyId, companyId), isAnyOf(membership.id, ids))),
  )
