/** SQL of the papers of bills: written once, never changed. */
import { and, count, eq, isNotNull, isNull } from "drizzle-orm"
import type { Instant } from "#modules/kernel/civil-day.ts"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
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

const standing = (companyId: number, billId: number, kind: BillPaperKind) =>
  and(eq(billPaper.companyId, companyId), eq(billPaper.billId, billId), eq(billPaper.kind, kind))

export const paperOf = (companyId: number, billId: number, kind: BillPaperKind) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(billPaper)
          .where(and(standing(companyId, billId, kind), isNull(billPaper.takenBackAt)))
      )[0],
  )

/** Its payment was taken back. Gives the receipt that is good no longer. */
export const takeBackReceipt = (companyId: number, billId: number, takenBackAt: Instant) =>
  query(
    async (tx) =>
      (
        await tx.query
          .update(billPaper)
          .set({ takenBackAt })
          .where(and(standing(companyId, billId, "receipt"), isNull(billPaper.takenBackAt)))
          .returning()
      )[0],
  )

/** How many receipts of each bill are good no longer. */
export const voidReceipts = (companyId: number, billIds: ReadonlyArray<number>) =>
  query(async (tx) => {
    const rows = await tx.query
      .select({ billId: billPaper.billId, n: count() })
      .from(billPaper)
      .where(
        and(eq(billPaper.companyId, companyId), isAnyOf(billPaper.billId, billIds), isNotNull(billPaper.takenBackAt)),
      )
      .groupBy(billPaper.billId)
    return new Map(rows.map(({ billId, n }) => [billId, n]))
  })
