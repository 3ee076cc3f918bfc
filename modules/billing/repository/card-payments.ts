/** SQL of tries to pay by card, of what the card company told, and of money that pays nothing. */
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm"
import type { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { bill, cardEvent, cardPayment, cardPaymentBill } from "../tables.ts"

export type CardPaymentRow = typeof cardPayment.$inferSelect

/** How much of a bill a try is for. */
export interface CardShare {
  readonly billId: number
  readonly yen: number
}
export const insertPayment = (row: typeof cardPayment.$inferInsert, shares: ReadonlyArray<CardShare>) =>
  query(async (tx) => {
    const [made] = await tx.query.insert(cardPayment).values(row).returning({ id: cardPayment.id })
    const paymentId = made?.id ?? 0
    const { companyId } = row
    await tx.query.insert(cardPaymentBill).values(shares.map((share) => ({ companyId, paymentId, ...share })))
    return paymentId
  })

export const billIdsOf = (companyId: number, paymentId: number) =>
  query(async (tx) => {
    const rows = await tx.query
      .select()
      .from(cardPaymentBill)
      .where(and(eq(cardPaymentBill.companyId, companyId), eq(cardPaymentBill.paymentId, paymentId)))
      .orderBy(asc(cardPaymentBill.billId))
    return rows.map(({ billId }) => billId)
  })

const own = (companyId: number, id: number) => and(eq(cardPayment.companyId, companyId), eq(cardPayment.id, id))
export const paymentById = (companyId: number, id: number) =>
  query(async (tx) => (await tx.query.select().from(cardPayment).where(own(companyId, id)))[0])
export const paymentForUpdate = (companyId: number, id: number) =>
  query(async (tx) => (await tx.query.select().from(cardPayment).where(own(companyId, id)).for("update"))[0])

/** The newest one, open or not. */
export const latestPayment = (companyId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(cardPayment)
          .where(eq(cardPayment.companyId, companyId))
          .orderBy(desc(cardPayment.id))
          .limit(1)
      )[0],
  )

/** Newest first. */
export const paymentsOf = (companyId: number) =>
  query((tx) =>
    tx.query.select().from(cardPayment).where(eq(cardPayment.companyId, companyId)).orderBy(desc(cardPayment.id)),
  )

type Patch = Partial<
  Pick<CardPaymentRow, "dispute" | "failure" | "intent" | "refunded" | "session" | "settledAt" | "status">
>
export const savePayment = (companyId: number, id: number, next: Patch) =>
  query((tx) =>
    tx.query
      .update(cardPayment)
      .set({ ...next, version: sql`${cardPayment.version} + 1` })
      .where(own(companyId, id)),
  )

/** Its page; of several who asked for the same one at once, the first writes it down. */
export const saveSession = (companyId: number, id: number, session: string) =>
  query((tx) =>
    tx.query
      .update(cardPayment)
      .set({ session, version: sql`${cardPayment.version} + 1` })
      .where(and(own(companyId, id), isNull(cardPayment.session))),
  )

/** In the platform's scope. */
export const paymentByIntent = (intent: string) =>
  query(async (tx) => (await tx.query.select().from(cardPayment).where(eq(cardPayment.intent, intent)))[0])
export const paymentBySession = (session: string) =>
  query(async (tx) => (await tx.query.select().from(cardPayment).where(eq(cardPayment.session, session)))[0])
/** Begun before this moment: one that began just now is still with whoever began it. */
export const openPayments = (before: Instant) =>
  query((tx) =>
    tx.query
      .select()
      .from(cardPayment)
      .where(and(eq(cardPayment.status, "open"), lt(cardPayment.madeAt, before)))
      .orderBy(asc(cardPayment.id)),
  )

/** The payment that paid a bill, and how much of it. */
export const paymentOfBill = (companyId: number, billId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({ intent: cardPayment.intent, yen: cardPaymentBill.yen })
          .from(cardPayment)
          .innerJoin(
            cardPaymentBill,
            and(eq(cardPaymentBill.companyId, cardPayment.companyId), eq(cardPaymentBill.paymentId, cardPayment.id)),
          )
          .where(
            and(
              eq(cardPayment.companyId, companyId),
              eq(cardPaymentBill.billId, billId),
              eq(cardPayment.status, "paid"),
            ),
          )
          .limit(1)
      )[0],
  )

/** Whether it is new. */
export const keepEvent = (row: typeof cardEvent.$inferInsert) =>
  query(
    async (tx) =>
      (await tx.query.insert(cardEvent).values(row).onConflictDoNothing().returning({ id: cardEvent.id })).length > 0,
  )

/**
 * Companies that pay by card and owe a month or the next term that is due within these days; in the platform's scope. What
 * somebody ordered himself is paid by his own press.
 */
export const companiesToCharge = (from: IsoDate, to: IsoDate) =>
  query(async (tx) => {
    const isDue = and(gte(bill.dueOn, from), lte(bill.dueOn, to))
    const isCharged = or(eq(bill.purpose, "month"), isNotNull(bill.renews))
    const rows = await tx.query
      .selectDistinct({ companyId: bill.companyId })
      .from(bill)
      .where(and(eq(bill.status, "unpaid"), isNull(bill.bankingAt), isDue, isCharged))
      .orderBy(asc(bill.companyId))
    return rows.map(({ companyId }) => companyId)
  })

const backOf = {
  paymentId: cardPayment.id,
  refunded: cardPayment.refunded,
  dispute: cardPayment.dispute,
  billId: bill.id,
  yen: cardPaymentBill.yen,
} as const
const hasGoneBack = and(
  eq(cardPayment.status, "paid"),
  or(gt(cardPayment.refunded, 0), ne(cardPayment.dispute, "none")),
)

/** Payments of a company of which something went back or that are contested, with the bills that they paid. */
export const paymentsWentBack = (companyId: number) =>
  query((tx) =>
    tx.query
      .select(backOf)
      .from(cardPayment)
      .innerJoin(
        cardPaymentBill,
        and(eq(cardPaymentBill.companyId, cardPayment.companyId), eq(cardPaymentBill.paymentId, cardPayment.id)),
      )
      .innerJoin(bill, and(eq(bill.companyId, cardPaymentBill.companyId), eq(bill.id, cardPaymentBill.billId)))
      .where(and(eq(cardPayment.companyId, companyId), hasGoneBack)),
  )

/**
 * Payments by card of a stretch of which something went back or that are contested, with every bill that they paid, by the month
 * of Japan in which they had come; in the platform's scope. A bill that was taken with its money counts as received no longer.
 */
export const wentBackBetween = (from: Instant, until: Instant) =>
  query((tx) =>
    tx.query
      .select({
        month: sql<string>`to_char(${cardPayment.settledAt} at time zone 'Asia/Tokyo', 'YYYY-MM')`,
        isReceived: sql<boolean>`${bill.status} = 'paid'`,
        ...backOf,
      })
      .from(cardPayment)
      .innerJoin(
        cardPaymentBill,
        and(eq(cardPaymentBill.companyId, cardPayment.companyId), eq(cardPaymentBill.paymentId, cardPayment.id)),
      )
      .innerJoin(bill, and(eq(bill.companyId, cardPaymentBill.companyId), eq(bill.id, cardPaymentBill.billId)))
      .where(and(hasGoneBack, gte(cardPayment.settledAt, from), lt(cardPayment.settledAt, until))),
  )
