import { and, asc, eq, isNull, notInArray, or } from "drizzle-orm"
import { query } from "#modules/kernel/database/scope.ts"
import { staff } from "../tables.ts"

/** The name of the first one whom the company took on, beside these members. */
export const firstHired = (companyId: number, beside: ReadonlyArray<number>) =>
  query(async (tx) => {
    const [row] = await tx.query
      .select({ name: staff.name })
      .from(staff)
      .where(
        and(
          eq(staff.companyId, companyId),
          or(isNull(staff.membershipId), notInArray(staff.membershipId, [...beside])),
        ),
      )
      .orderBy(asc(staff.id))
      .limit(1)
    return row?.name ?? null
  })
