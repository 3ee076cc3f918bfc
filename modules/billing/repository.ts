/** SQL of bills and their lines. */
import { and, asc, count, desc, eq, inArray, isNotNull, sql } from "drizzle-orm"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { Page } from "#modules/kernel/paging.ts"
import { ratioText } from "#modules/kernel/ratio.ts"
import type { Line } from "./rules/bill-lines.ts"
import { bill, billLine } from "./tables.ts"

export type BillRow = typeof bill.$inferSelect
export type LineRow = typeof billLine.$inferSelect

/** A bill with its lines; gives its number. */
export const insertBill = (row: typeof bill.$inferInsert, lines: ReadonlyArray<Line>) =>
  query(async (tx) => {
    const [made] = await tx.query.insert(bill).values(row).returning({ id: bill.id })
    const billId = made?.id ?? 0
    await tx.query.insert(billLine).values(
      lines.map(({ countedFrom, kind, money }, position) => ({
        companyId: row.companyId,
        billId,
        position,
        kind,
        countedFrom,
        money: ratioText(money),
      })),
    )
    return billId
  })

/** Both states, or the one that is asked for; a withdrawn bill is nobody's. */
const shown = (companyId: number, status: "paid" | "unpaid" | undefined) =>
  and(eq(bill.companyId, companyId), inArray(bill.status, status === undefined ? ["paid", "unpaid"] : [status]))

/** The newest first. */
export const billsOf = (companyId: number, status: "paid" | "unpaid" | undefined, { limit, offset }: Page) =>
  query((tx) =>
    tx.query.select().from(bill).where(shown(companyId, status)).orderBy(desc(bill.id)).offset(offset).limit(limit),
  )

/** How many there are, and what they come to. */
export const sumOfBills = (companyId: number, status: "paid" | "unpaid" | undefined) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({ n: count(), total: sql<number>`coalesce(sum(${bill.total}), 0)::float8` })
          .from(bill)
          .where(shown(companyId, status))
      )[0] ?? { n: 0, total: 0 },
  )

export const linesOf = (companyId: number, billIds: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(billLine)
      .where(and(eq(billLine.companyId, companyId), isAnyOf(billLine.billId, billIds)))
      .orderBy(asc(billLine.billId), asc(billLine.position)),
  )

/** Of whichever companies; in the platform's scope. */
export const linesOfBills = (billIds: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(billLine)
      .where(isAnyOf(billLine.billId, billIds))
      .orderBy(asc(billLine.billId), asc(billLine.position)),
  )

/** What is not paid, the oldest first. */
export const unpaidBills = (companyId: number) =>
  query((tx) =>
    tx.query
      .select()
      .from(bill)
      .where(and(eq(bill.companyId, companyId), eq(bill.status, "unpaid")))
      .orderBy(asc(bill.id)),
  )

export const billsByIds = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(bill)
      .where(and(eq(bill.companyId, companyId), isAnyOf(bill.id, ids)))
      .orderBy(asc(bill.id)),
  )

/** What is not paid, locked for who pays, marks or withdraws them. */
export const unpaidForUpdate = (companyId: number) =>
  query((tx) =>
    tx.query
      .select()
      .from(bill)
      .where(and(eq(bill.companyId, companyId), eq(bill.status, "unpaid")))
      .orderBy(asc(bill.id))
      .for("update"),
  )

/** Whatever its state. */
export const billForUpdate = (companyId: number, id: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(bill)
          .where(and(eq(bill.companyId, companyId), eq(bill.id, id)))
          .for("update")
      )[0],
  )

export type BillPatch = Partial<
  Pick<
    BillRow,
    | "bankingAt"
    | "bankingBy"
    | "dueOn"
    | "endsOn"
    | "lapsedAt"
    | "paidAt"
    | "paidBy"
    | "refusal"
    | "startsOn"
    | "status"
    | "stoppedOn"
    | "usedUntil"
  >
>
export const saveBills = (companyId: number, ids: ReadonlyArray<number>, next: BillPatch) =>
  query((tx) =>
    tx.query
      .update(bill)
      .set({ ...next, version: sql`${bill.version} + 1` })
      .where(and(eq(bill.companyId, companyId), isAnyOf(bill.id, ids))),
  )

/** Of these companies, or of every one. */
const waitsOf = (companyIds: ReadonlyArray<number> | undefined) =>
  and(
    eq(bill.status, "unpaid"),
    isNotNull(bill.bankingAt),
    companyIds === undefined ? undefined : isAnyOf(bill.companyId, companyIds),
  )

/** Transfers that wait for the platform, the oldest first; in the platform's scope. */
export const waitingTransfers = (of: ReadonlyArray<number> | undefined, { limit, offset }: Page) =>
  query((tx) =>
    tx.query.select().from(bill).where(waitsOf(of)).orderBy(asc(bill.bankingAt)).offset(offset).limit(limit),
  )

const heldOfIt = sql`coalesce((select sum(m.total - m.refunded) from billing.unmatched_money m
  where m.held_for = ${bill.id} and m.outcome is null), 0)`
/** What of each of these companies waits together, beside what is held of it; in the platform's scope. */
export const waitingTotals = (companyIds: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select({ companyId: bill.companyId, total: sql<number>`sum(${bill.total} - ${heldOfIt})::float8` })
      .from(bill)
      .where(waitsOf(companyIds))
      .groupBy(bill.companyId),
  )

export const countWaiting = (of: ReadonlyArray<number> | undefined) =>
  query(async (tx) => (await tx.query.select({ n: count() }).from(bill).where(waitsOf(of)))[0]?.n ?? 0)
