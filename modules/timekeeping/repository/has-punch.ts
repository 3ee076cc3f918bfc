import { eq } from "drizzle-orm"
import { query } from "#modules/kernel/database/scope.ts"
import { punch } from "../tables.ts"

/** Whether anybody of the company ever pressed. */
export const hasPunch = (companyId: number) =>
  query(async (tx) => {
    const rows = await tx.query.select({ id: punch.id }).from(punch).where(eq(punch.companyId, companyId)).limit(1)
    return rows.length > 0
  })
