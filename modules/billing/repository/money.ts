/** SQL of money that pays no bill; in the platform's scope. */
import { and, asc, eq, isNull, lt, sql } from "drizzle-orm"
import { query } from "#modules/kernel/database/scope.ts"
import { bill, unmatchedMoney } from "../tables.ts"

export type UnmatchedRow = typeof unmatchedMoney.$inferSelect

/** Found once; what became of it since is kept. Gives whether it is new. */
export const keepUnmatched = (row: typeof unmatchedMoney.$inferInsert & { readonly intent: string }) =>
  query(async (tx) => {
    const made = await tx.query.insert(unmatchedMoney).values(row).onConflictDoNothing().returning()
    if (made.length > 0) return true
    await tx.query
      .update(unmatchedMoney)
      .set({ refunded: row.refunded ?? 0 })
      .where(and(eq(unmatchedMoney.intent, row.intent), sql`${unmatchedMoney.refunded} <> ${row.refunded ?? 0}`))
    return false
  })

export const insertMoney = (row: typeof unmatchedMoney.$inferInsert) =>
  query(async (tx) => (await tx.query.insert(unmatchedMoney).values(row).returning())[0])

/** What has not gone back yet and nobody has answered, the oldest first. */
export const unmatchedWaiting = () =>
  query((tx) =>
    tx.query
      .select()
      .from(unmatchedMoney)
      .where(and(lt(unmatchedMoney.refunded, unmatchedMoney.total), isNull(unmatchedMoney.outcome)))
      .orderBy(asc(unmatchedMoney.id)),
  )

/** Whether what a rejected company has paid for this is written down. */
export const isMeantMoneyKept = (meantFor: string) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({ id: unmatchedMoney.id })
          .from(unmatchedMoney)
          .where(and(eq(unmatchedMoney.reason, "rejected"), eq(unmatchedMoney.meantFor, meantFor)))
          .limit(1)
      ).length > 0,
  )

export const moneyForUpdate = (id: number) =>
  query(async (tx) => (await tx.query.select().from(unmatchedMoney).where(eq(unmatchedMoney.id, id)).for("update"))[0])

type Answer = Pick<UnmatchedRow, "answeredAt" | "answeredBy" | "billId" | "note" | "outcome">
export const saveAnswer = (id: number, answer: Answer) =>
  query(
    async (tx) =>
      (
        await tx.query
          .update(unmatchedMoney)
          .set({ ...answer, version: sql`${unmatchedMoney.version} + 1` })
          .where(eq(unmatchedMoney.id, id))
          .returning()
      )[0],
  )

/** Whose bill it is. */
export const billOfAny = (id: number) =>
  query(
    async (tx) =>
      (await tx.query.select({ id: bill.id, companyId: bill.companyId }).from(bill).where(eq(bill.id, id)))[0],
  )
