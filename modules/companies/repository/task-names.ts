/** SQL of 作業名. */
import { and, asc, eq, sql } from "drizzle-orm"
import { query } from "#modules/kernel/database/scope.ts"
import { company, taskName } from "../tables.ts"

export type TaskNameRow = typeof taskName.$inferSelect

export const taskNamesOf = (companyId: number) =>
  query((tx) =>
    tx.query.select().from(taskName).where(eq(taskName.companyId, companyId)).orderBy(asc(taskName.position)),
  )

/** Held by whoever adds a name or changes the order: places are given one writer at a time. */
export const lockTaskNames = (companyId: number) =>
  query((tx) => tx.query.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for("no key update"))

export const insertTaskName = (row: Pick<TaskNameRow, "companyId" | "name" | "position">) =>
  query(async (tx) => {
    const [made] = await tx.query.insert(taskName).values(row).returning()
    return made
  })

export const saveTaskName = (companyId: number, id: number, next: Partial<Pick<TaskNameRow, "name" | "status">>) =>
  query((tx) =>
    tx.query
      .update(taskName)
      .set({ ...next, version: sql`${taskName.version} + 1` })
      .where(and(eq(taskName.companyId, companyId), eq(taskName.id, id))),
  )

/** Numbers the names anew, 1 for the first id; one statement, so that no two ever share a place at its end. */
export const saveOrder = (companyId: number, ids: ReadonlyArray<number>) =>
  query(
    ({ sql: ask }) => ask`
      with placed as (select id, place from unnest(${[...ids]}::int[]) with ordinality as t(id, place))
      update companies.task_name n set position = placed.place from placed
      where n.company_id = ${companyId} and n.id = placed.id and n.position <> placed.place`,
  )
