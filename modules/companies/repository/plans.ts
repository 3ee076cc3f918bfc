/** SQL of plans: the platform's own list, above all companies. */
import { and, asc, count, eq, isNotNull, sql } from "drizzle-orm"
import { flags } from "#modules/kernel/codes.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { company, plan, planOption } from "../tables.ts"

export type PlanRow = typeof plan.$inferSelect
export type PlanOptionRow = typeof planOption.$inferSelect

const isOpen = eq(plan.status, flags.on)

export const openPlans = () => query((tx) => tx.query.select().from(plan).where(isOpen).orderBy(asc(plan.id)))

export const openPlanById = (id: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(plan)
          .where(and(eq(plan.id, id), isOpen))
      )[0],
  )

/** Whether it can still be chosen or not: what a company has stays what it is. */
export const planById = (id: number) =>
  query(async (tx) => (await tx.query.select().from(plan).where(eq(plan.id, id)))[0])

export const everyPlan = () => query((tx) => tx.query.select().from(plan))

/** What can be chosen of every plan, the shortest first. */
export const openOptions = () =>
  query((tx) =>
    tx.query.select().from(planOption).where(eq(planOption.status, flags.on)).orderBy(asc(planOption.months)),
  )

export const optionById = (id: number) =>
  query(async (tx) => (await tx.query.select().from(planOption).where(eq(planOption.id, id)))[0])

/** Every option, closed ones too. */
export const everyOption = () => query((tx) => tx.query.select().from(planOption).orderBy(asc(planOption.months)))

/** Held until the end of the transaction. */
export const planForUpdate = (id: number) =>
  query(async (tx) => (await tx.query.select().from(plan).where(eq(plan.id, id)).for("update"))[0])

/** How many companies have each plan. */
export const companiesByPlan = () =>
  query(async (tx) => {
    const rows = await tx.query
      .select({ planId: company.subscriptionId, n: count() })
      .from(company)
      .where(isNotNull(company.subscriptionId))
      .groupBy(company.subscriptionId)
    return new Map(rows.map(({ n, planId }) => [planId, n]))
  })

export type NewPlan = Omit<typeof plan.$inferInsert, "id" | "version">
export const insertPlan = (row: NewPlan) =>
  query(async (tx) => (await tx.query.insert(plan).values(row).returning())[0])

export const savePlan = (id: number, next: Partial<NewPlan>) =>
  query(
    async (tx) =>
      (
        await tx.query
          .update(plan)
          .set({ ...next, version: sql`${plan.version} + 1` })
          .where(eq(plan.id, id))
          .returning()
      )[0],
  )

/** What a company chose stays written: an option is closed, and another one is opened. */
export const closeOption = (id: number) =>
  query((tx) => tx.query.update(planOption).set({ status: flags.off }).where(eq(planOption.id, id)))

export const openOption = (row: Omit<typeof planOption.$inferInsert, "id" | "status">) =>
  query((tx) => tx.query.insert(planOption).values(row))
