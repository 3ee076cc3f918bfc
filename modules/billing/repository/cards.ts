/** SQL of who a company is at the card company, and of its cards. */
import { and, asc, desc, eq } from "drizzle-orm"
import { query } from "#modules/kernel/database/scope.ts"
import type { Card } from "../model/card-company.ts"
import { cardCustomer, savedCard } from "../tables.ts"

export type SavedCardRow = typeof savedCard.$inferSelect

export const customerOf = (companyId: number) =>
  query(
    async (tx) =>
      (await tx.query.select().from(cardCustomer).where(eq(cardCustomer.companyId, companyId)))[0]?.customer,
  )

/** The first one stays; gives the one that stands. */
export const keepCustomer = (row: typeof cardCustomer.$inferInsert) =>
  query(async (tx) => {
    await tx.query.insert(cardCustomer).values(row).onConflictDoNothing()
    const [kept] = await tx.query.select().from(cardCustomer).where(eq(cardCustomer.companyId, row.companyId))
    return kept?.customer ?? row.customer
  })

/** The card company has forgotten it: another is made with the next payment. */
export const replaceCustomer = (row: typeof cardCustomer.$inferInsert) =>
  query((tx) =>
    tx.query
      .update(cardCustomer)
      .set({ customer: row.customer, madeAt: row.madeAt })
      .where(eq(cardCustomer.companyId, row.companyId)),
  )

/** Whose it is; in the platform's scope. */
export const companyOfCustomer = (customer: string) =>
  query(
    async (tx) => (await tx.query.select().from(cardCustomer).where(eq(cardCustomer.customer, customer)))[0]?.companyId,
  )

/** The one that was added last is charged, so it stands first. */
export const cardsOfCompany = (companyId: number) =>
  query((tx) =>
    tx.query
      .select()
      .from(savedCard)
      .where(eq(savedCard.companyId, companyId))
      .orderBy(desc(savedCard.addedAt), desc(savedCard.id)),
  )

export const cardsForUpdate = (companyId: number) =>
  query((tx) =>
    tx.query
      .select()
      .from(savedCard)
      .where(eq(savedCard.companyId, companyId))
      .orderBy(asc(savedCard.id))
      .for("update"),
  )

export const insertCard = (row: typeof savedCard.$inferInsert) => query((tx) => tx.query.insert(savedCard).values(row))

export const saveCard = (companyId: number, { brand, expMonth, expYear, last4, method }: Card) =>
  query((tx) =>
    tx.query
      .update(savedCard)
      .set({ brand, expMonth, expYear, last4 })
      .where(and(eq(savedCard.companyId, companyId), eq(savedCard.method, method))),
  )

export const removeCard = (companyId: number, method: string) =>
  query((tx) => tx.query.delete(savedCard).where(and(eq(savedCard.companyId, companyId), eq(savedCard.method, method))))
