/** SQL of money that pays no bill; in the platform's scope. */
import { and, asc, eq, getTableColumns, isNull, like, lt, ne, or, type SQL, sql } from "drizzle-orm"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
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

/** A rejected company's payment by card goes back as the payment that it is. Named with its table: a payment has an intent, too. */
const refunded =
  sql<number>`greatest(${unmatchedMoney.refunded}, coalesce((select max(least(p.refunded, unmatched_money.total))
  from billing.card_payment p where p.intent = unmatched_money.intent), 0))::int`.as("refunded")
const columns = { ...getTableColumns(unmatchedMoney), refunded }
const isOpen = isNull(unmatchedMoney.outcome)

/**
 * What has not gone back yet and nobody has answered, the oldest first. Money of a rejected company waits for its word though it
 * went back: its bill does, too.
 */
export const unmatchedWaiting = () =>
  query((tx) =>
    tx.query
      .select(columns)
      .from(unmatchedMoney)
      .where(and(isOpen, or(lt(unmatchedMoney.refunded, unmatchedMoney.total), eq(unmatchedMoney.reason, "rejected"))))
      .orderBy(asc(unmatchedMoney.id)),
  )

/** Whether a row of this list has this payment's number: one alone can. */
export const isIntentKept = (intent: string) =>
  query(
    async (tx) =>
      (await tx.query.select({ id: unmatchedMoney.id }).from(unmatchedMoney).where(eq(unmatchedMoney.intent, intent)))
        .length > 0,
  )

/** Whether what a rejected company has paid for this is written down. */
export const isMeantMoneyKept = (meantFor: string) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({ id: unmatchedMoney.id })
          .from(unmatchedMoney)
          .where(and(eq(unmatchedMoney.reason, "rejected"), eq(unmatchedMoney.meantFor, meantFor), isOpen))
          .limit(1)
      ).length > 0,
  )

/** What waits of a company that was rejected. */
export const rejectedMoneyOf = (companyId: number) =>
  query((tx) =>
    tx.query
      .select(columns)
      .from(unmatchedMoney)
      .where(
        and(isOpen, eq(unmatchedMoney.reason, "rejected"), like(unmatchedMoney.meantFor, `company:${companyId} %`)),
      )
      .orderBy(asc(unmatchedMoney.id))
      .for("update"),
  )

export const moneyForUpdate = (id: number) =>
  query(
    async (tx) =>
      (await tx.query.select(columns).from(unmatchedMoney).where(eq(unmatchedMoney.id, id)).for("update"))[0],
  )

/** Parts of bills whose rest is waited for; beside this one, where it is one of them. */
export const partsOf = (billIds: ReadonlyArray<number>, except = 0) =>
  query((tx) =>
    tx.query
      .select(columns)
      .from(unmatchedMoney)
      .where(and(isOpen, isAnyOf(unmatchedMoney.heldFor, billIds), ne(unmatchedMoney.id, except)))
      .orderBy(asc(unmatchedMoney.id))
      .for("update"),
  )

const heldWhere = (of: SQL | undefined) =>
  query(async (tx) => {
    const rows = await tx.query
      .select({ billId: bill.id, yen: sql<number>`sum(${unmatchedMoney.total} - ${unmatchedMoney.refunded})::float8` })
      .from(unmatchedMoney)
      .innerJoin(bill, eq(bill.id, unmatchedMoney.heldFor))
      .where(and(isOpen, of))
      .groupBy(bill.id)
    return new Map(rows.map(({ billId, yen }) => [billId, yen]))
  })

/** What is held of each bill of a company, while its rest is waited for. */
export const heldByBill = (companyId: number) =>
  heldWhere(and(eq(bill.companyId, companyId), eq(bill.status, "unpaid")))

/** The same of these bills, of whichever companies; in the platform's scope. */
export const heldOfBills = (ids: ReadonlyArray<number>) =>
  heldWhere(and(isAnyOf(bill.id, ids), eq(bill.status, "unpaid")))

/** What a person said pays this bill; of a rejected company's own payment nobody said it. */
export const settledFor = (billId: number) =>
  query((tx) =>
    tx.query
      .select(columns)
      .from(unmatchedMoney)
      .where(
        and(
          eq(unmatchedMoney.outcome, "settled"),
          or(eq(unmatchedMoney.billId, billId), sql`${billId} = any(${unmatchedMoney.alsoPaid})`),
          ne(unmatchedMoney.reason, "rejected"),
        ),
      )
      .orderBy(asc(unmatchedMoney.id))
      .for("update"),
  )

/** What was left over of these. */
export const restsOf = (ids: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select({ id: unmatchedMoney.id, partOf: unmatchedMoney.partOf })
      .from(unmatchedMoney)
      .where(isAnyOf(unmatchedMoney.partOf, ids)),
  )

type Answer = Pick<UnmatchedRow, "answeredAt" | "answeredBy" | "billId" | "note" | "outcome">
type Paid = Pick<UnmatchedRow, "alsoPaid" | "billId">
export const saveAnswer = (
  ids: ReadonlyArray<number>,
  answer: (Answer & Partial<Paid & Pick<UnmatchedRow, "heldFor">>) | Paid | { readonly heldFor: number },
) =>
  query((tx) =>
    tx.query
      .update(unmatchedMoney)
      .set({ heldFor: null, ...answer, version: sql`${unmatchedMoney.version} + 1` })
      .where(isAnyOf(unmatchedMoney.id, ids)),
  )

/** Whose bill it is. */
export const billOfAny = (id: number) =>
  query(
    async (tx) =>
      (await tx.query.select({ id: bill.id, companyId: bill.companyId }).from(bill).where(eq(bill.id, id)))[0],
  )

/** What became of these, whosever they are. */
export const statesOfAny = (ids: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query.select({ id: bill.id, total: bill.total, status: bill.status }).from(bill).where(isAnyOf(bill.id, ids)),
  )
