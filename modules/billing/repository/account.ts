/** SQL of an account: everything that a company has of its plan, read as one and stored as what became different. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { balanceMove, bill, usage } from "../tables.ts"

/** Every bill that is not withdrawn, the oldest first. Whoever changes one holds the company's row. */
export const standingBills = (companyId: number) =>
  query((tx) =>
    tx.query
      .select()
      .from(bill)
      .where(and(eq(bill.companyId, companyId), ne(bill.status, "withdrawn")))
      .orderBy(asc(bill.id)),
  )

export const balanceOf = (companyId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select({ yen: sql<number>`coalesce(sum(${balanceMove.yen}), 0)::float8` })
          .from(balanceMove)
          .where(eq(balanceMove.companyId, companyId))
      )[0]?.yen ?? 0,
  )

export const insertMoves = (rows: ReadonlyArray<typeof balanceMove.$inferInsert>) =>
  query((tx) => tx.query.insert(balanceMove).values([...rows]))

export const removeUsages = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) => tx.query.delete(usage).where(and(eq(usage.companyId, companyId), isAnyOf(usage.id, ids))))

type UsagePatch = Pick<typeof usage.$inferSelect, "billedUntil" | "endsOn">
export const saveUsage = (companyId: number, id: number, { billedUntil, endsOn }: UsagePatch) =>
  query((tx) =>
    tx.query
      .update(usage)
      .set({ billedUntil, endsOn })
      .where(and(eq(usage.companyId, companyId), eq(usage.id, id))),
  )

/** What a company in use ordered last, whatever became of it; a renewal came by itself. */
export const newestOrder = (companyId: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(bill)
          .where(and(eq(bill.companyId, companyId), ne(bill.purpose, "month"), isNull(bill.renews)))
          .orderBy(desc(bill.id))
          .limit(1)
      )[0],
  )

/** Something else was decided on since: no money that comes late takes an order up again. */
export const forgetLapsed = (companyId: number) =>
  query((tx) =>
    tx.query
      .update(bill)
      .set({ lapsedAt: null, version: sql`${bill.version} + 1` })
      .where(and(eq(bill.companyId, companyId), isNotNull(bill.lapsedAt))),
  )

/** Companies with something ordered whose day is over; in the platform's scope. */
export const companiesWithLapsed = (today: string) =>
  query(async (tx) => {
    const rows = await tx.query
      .selectDistinct({ companyId: bill.companyId })
      .from(bill)
      .where(
        and(
          eq(bill.status, "unpaid"),
          inArray(bill.purpose, ["extend", "change", "members"]),
          sql`${bill.dueOn} < ${today}`,
          sql`${bill.renews} is null`,
          sql`not exists (select from billing.unmatched_money m where m.held_for = ${bill.id} and m.outcome is null)`,
        ),
      )
      .orderBy(asc(bill.companyId))
    return rows.map(({ companyId }) => companyId)
  })
