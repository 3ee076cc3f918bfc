/** SQL of plans: the platform's own list, above all companies. */
import { and, asc, eq } from "drizzle-orm"
import { flags } from "#modules/kernel/codes.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { plan, planOption } from "../tables.ts"

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
