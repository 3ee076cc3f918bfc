/** SQL of the papers that make themselves: each period once, whoever comes first. */
import { and, eq, sql } from "drizzle-orm"
import type { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { automatic } from "../tables.ts"

export interface Period {
  readonly companyId: number
  readonly side: "customer" | "payee"
  readonly partnerId: number | null
  readonly staffId: number | null
  readonly closedOn: IsoDate
}

/** False where another has it, or had it: it waits for one who is at it. */
export const takePeriod = (of: Period, at: Instant) =>
  query(async (tx) => {
    const rows = await tx.query
      .insert(automatic)
      .values({ ...of, at })
      .onConflictDoNothing()
      .returning({ side: automatic.side })
    return rows.length > 0
  })
export const keepPaperOf = ({ closedOn, companyId, partnerId, side, staffId }: Period, paperId: number) =>
  query((tx) =>
    tx.query
      .update(automatic)
      .set({ paperId })
      .where(
        and(
          eq(automatic.companyId, companyId),
          eq(automatic.side, side),
          sql`${automatic.partnerId} is not distinct from ${partnerId}::int`,
          sql`${automatic.staffId} is not distinct from ${staffId}::int`,
          eq(automatic.closedOn, closedOn),
        ),
      ),
  )
/** The periods of a company since a day that have theirs. */
export const periodsTaken = (companyId: number) =>
  query((tx) => tx.query.select().from(automatic).where(eq(automatic.companyId, companyId)))
