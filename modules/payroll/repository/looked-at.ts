/** SQL of findings that somebody looked at. */
import { and, eq, inArray } from "drizzle-orm"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { lookedAt } from "../tables.ts"

export type LookedAtRow = typeof lookedAt.$inferSelect

export const lookedAtOfMonth = (companyId: number, month: IsoMonth) =>
  query((tx) =>
    tx.query
      .select()
      .from(lookedAt)
      .where(and(eq(lookedAt.companyId, companyId), eq(lookedAt.month, month))),
  )

/** Why those without an account are paid in cash this month, by person. */
export const cashReasons = (companyId: number, month: IsoMonth) =>
  query((tx) =>
    tx.query
      .select({ staffId: lookedAt.staffId, reason: lookedAt.reason })
      .from(lookedAt)
      .where(and(eq(lookedAt.companyId, companyId), eq(lookedAt.month, month), eq(lookedAt.kind, "noAccount"))),
  )

export const insertLookedAt = (rows: ReadonlyArray<LookedAtRow>) =>
  query(async (tx) => {
    if (rows.length > 0) await tx.query.insert(lookedAt).values([...rows])
  })

export const deleteLookedAt = (companyId: number, month: IsoMonth, marks: ReadonlyArray<string>) =>
  query((tx) =>
    tx.query.delete(lookedAt).where(
      and(
        eq(lookedAt.companyId, companyId),
        eq(lookedAt.month, month),
        inArray(
          lookedAt.mark,
          marks.map((mark) => Buffer.from(mark, "hex")),
        ),
      ),
    ),
  )
