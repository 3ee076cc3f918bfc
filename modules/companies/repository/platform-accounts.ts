/** SQL of whom accounts belong to, in the platform's scope; and of what a blocked admin makes of his company. */
import { and, asc, eq } from "drizzle-orm"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { company, membership } from "../tables.ts"

export const belongingsOf = (personIds: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select({ membership, companyName: company.name })
      .from(membership)
      .innerJoin(company, eq(company.id, membership.companyId))
      .where(isAnyOf(membership.personId, personIds))
      .orderBy(asc(membership.companyId)),
  )

/** Companies whose first admin this is, the lowest number first, so that two who lock them meet in one order. */
export const companiesOfAdmin = (personId: number) =>
  query((tx) =>
    tx.query
      .select({ id: company.id, adminStatus: company.adminStatus })
      .from(company)
      .where(eq(company.adminId, personId))
      .orderBy(asc(company.id)),
  )

/** No setting of the company's own, so its version stays. False where it stood otherwise. */
export const changeAdminStatus = (id: number, from: number, to: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .update(company)
          .set({ adminStatus: to })
          .where(and(eq(company.id, id), eq(company.adminStatus, from)))
          .returning({ id: company.id })
      ).length > 0,
  )
