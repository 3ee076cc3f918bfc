/** SQL of those whom closes have gone on without. */
import { and, asc, eq } from "drizzle-orm"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { close, closeLeftOut } from "../tables.ts"

export type LeftOutRow = typeof closeLeftOut.$inferSelect

export const insertLeftOut = (rows: ReadonlyArray<LeftOutRow>) =>
  query(async (tx) => {
    if (rows.length > 0) await tx.query.insert(closeLeftOut).values([...rows])
  })

/** Whom one close goes on without. */
export const leftOutOfClose = (companyId: number, month: IsoMonth, revision: number) =>
  query((tx) =>
    tx.query
      .select({ staffId: closeLeftOut.staffId, reason: closeLeftOut.reason })
      .from(closeLeftOut)
      .where(
        and(eq(closeLeftOut.companyId, companyId), eq(closeLeftOut.month, month), eq(closeLeftOut.revision, revision)),
      )
      .orderBy(asc(closeLeftOut.staffId)),
  )

/** Whom the month's closes have gone on without, with when each ended; one that broke off has no end. */
export const leftOutOfMonth = (companyId: number, month: IsoMonth) =>
  query((tx) =>
    tx.query
      .select({
        staffId: closeLeftOut.staffId,
        reason: closeLeftOut.reason,
        revision: closeLeftOut.revision,
        endedAt: close.endedAt,
      })
      .from(closeLeftOut)
      .innerJoin(
        close,
        and(
          eq(close.companyId, closeLeftOut.companyId),
          eq(close.month, closeLeftOut.month),
          eq(close.revision, closeLeftOut.revision),
        ),
      )
      .where(and(eq(closeLeftOut.companyId, companyId), eq(closeLeftOut.month, month)))
      .orderBy(asc(closeLeftOut.revision), asc(closeLeftOut.staffId)),
  )
