/** SQL of the papers of bills: written once, never changed. */
import { and, eq } from "drizzle-orm"
import { query } from "#modules/kernel/database/scope.ts"
import type { BillPaperKind } from "../codes.ts"
import { billPaper } from "../tables.ts"

/** What was issued already stays as it is. */
export const insertPapers = (rows: ReadonlyArray<typeof billPaper.$inferInsert>) =>
  query((tx) =>
    tx.query
      .insert(billPaper)
      .values([...rows])
      .onConflictDoNothing(),
  )

export const paperOf = (companyId: number, billId: number, kind: BillPaperKind) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(billPaper)
          .where(and(eq(billPaper.companyId, companyId), eq(billPaper.billId, billId), eq(billPaper.kind, kind)))
      )[0],
  )
