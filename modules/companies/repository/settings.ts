/** SQL of what a company settles of itself. */
import { and, asc, eq, gt, like, ne, or, sql } from "drizzle-orm"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { breakRule, company, label, payMonth } from "../tables.ts"

/** Locked for the one who changes it. */
export const companyForUpdate = (id: number) =>
  query(async (tx) => (await tx.query.select().from(company).where(eq(company.id, id)).for("update"))[0])

/** Held as it is until the transaction ends: a change of its pay days waits for a close that begins, and the other way. */
export const companyHeld = (id: number) =>
  query(async (tx) => (await tx.query.select().from(company).where(eq(company.id, id)).for("share"))[0])

/** The first pay month that is being closed or was ever closed; undefined before the first close. */
export const firstClosedMonth = (companyId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({ month: payMonth.month })
          .from(payMonth)
          .where(and(eq(payMonth.companyId, companyId), or(ne(payMonth.state, "open"), gt(payMonth.revision, 0))))
          .orderBy(asc(payMonth.month))
          .limit(1)
      )[0]?.month,
  )

export type CompanyPatch = Partial<Omit<typeof company.$inferInsert, "id" | "version">>
export const saveCompany = (id: number, next: CompanyPatch) =>
  query((tx) =>
    tx.query
      .update(company)
      .set({ ...next, version: sql`${company.version} + 1` })
      .where(eq(company.id, id)),
  )

/**
 * What payment makes of a company: no setting of its own, so that its version stays with what people say of it.
 */
export type PaymentStanding = Partial<
  Pick<
    typeof company.$inferInsert,
    | "expiredAt"
    | "extraMembers"
    | "isBanking"
    | "paymentStatus"
    | "paymentTerm"
    | "planEndsOn"
    | "planVersion"
    | "subscriptionContact"
    | "subscriptionId"
    | "subscriptionOptionId"
    | "subscriptionType"
  >
>
export const savePaymentStanding = (id: number, next: PaymentStanding) =>
  query((tx) => tx.query.update(company).set(next).where(eq(company.id, id)))

export const removeBreakRules = (companyId: number) =>
  query((tx) => tx.query.delete(breakRule).where(eq(breakRule.companyId, companyId)))

/** The words that these companies have for roles; of those that the scope lets see. */
export const roleWordsOf = (companyIds: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(label)
      .where(and(isAnyOf(label.companyId, companyIds), like(label.key, "role.%"))),
  )
