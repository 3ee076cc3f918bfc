/** SQL of orders: the first bill of a company, until it is paid or given back. */
import { and, eq, isNull, sql } from "drizzle-orm"
import type { Instant } from "#modules/kernel/civil-day.ts"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { SignUpOutcome } from "../codes.ts"
import { bill, signUp } from "../tables.ts"

export type SignUpRow = typeof signUp.$inferSelect

export const insertSignUp = (row: typeof signUp.$inferInsert) => query((tx) => tx.query.insert(signUp).values(row))

const ofBill = (companyId: number, billId: number) => and(eq(signUp.companyId, companyId), eq(signUp.billId, billId))

/** The order and its bill, as one moment has them. */
export const signUpWithBill = (companyId: number, billId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({ order: signUp, bill })
          .from(signUp)
          .innerJoin(bill, and(eq(bill.companyId, signUp.companyId), eq(bill.id, signUp.billId)))
          .where(ofBill(companyId, billId))
      )[0],
  )

/** The same, held until the write ends. */
export const signUpForUpdate = (companyId: number, billId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({ order: signUp, bill })
          .from(signUp)
          .innerJoin(bill, and(eq(bill.companyId, signUp.companyId), eq(bill.id, signUp.billId)))
          .where(ofBill(companyId, billId))
          .for("update")
      )[0],
  )

/** The order that waits; a company has one at most. */
export const openSignUpOf = (companyId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(signUp)
          .where(and(eq(signUp.companyId, companyId), isNull(signUp.outcome)))
      )[0],
  )

/** The newest order, whatever became of it. */
export const lastSignUpOf = (companyId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(signUp)
          .where(eq(signUp.companyId, companyId))
          .orderBy(sql`${signUp.billId} desc`)
          .limit(1)
      )[0],
  )

/** Something happened to these bills: their orders wait anew from now, and each gives its number. */
export const turnSignUps = (companyId: number, billIds: ReadonlyArray<number>, at: Instant) =>
  query((tx) =>
    tx.query
      .update(signUp)
      .set({ turn: sql`${signUp.turn} + 1`, waitsSince: at, reminders: 0 })
      .where(and(eq(signUp.companyId, companyId), isAnyOf(signUp.billId, billIds), isNull(signUp.outcome)))
      .returning({ billId: signUp.billId, turn: signUp.turn }),
  )

export const countReminders = (companyId: number, billId: number, reminders: number) =>
  query((tx) => tx.query.update(signUp).set({ reminders }).where(ofBill(companyId, billId)))

/** The first end stands. */
export const endSignUps = (
  companyId: number,
  billIds: ReadonlyArray<number>,
  outcome: SignUpOutcome,
  endedAt: Instant,
) =>
  query((tx) =>
    tx.query
      .update(signUp)
      .set({ outcome, endedAt })
      .where(and(eq(signUp.companyId, companyId), isAnyOf(signUp.billId, billIds), isNull(signUp.outcome))),
  )

/** Of one that has ended: its money came after all, or went back after all. */
export const endSignUpAnew = (companyId: number, billId: number, outcome: "activated" | "rejected") =>
  query((tx) => tx.query.update(signUp).set({ outcome }).where(ofBill(companyId, billId)))
