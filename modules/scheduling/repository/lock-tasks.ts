/**
 * Holds arrangements until the transaction ends, so that two who change a series wait for one another.
 *
 * The group is locked by a statement before that of its days: a statement sees what was there when it began, so whoever waits
 * for the days alone never sees those that somebody else adds meanwhile.
 */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { query, together } from "#modules/kernel/database/scope.ts"

export interface LockedTask {
  readonly id: number
  readonly version: number
  readonly status: number
  readonly day: IsoDate
}

/** Everyone locks groups before arrangements, both in the order of ids. */
export const lockTasks = (companyId: number, ids: ReadonlyArray<number>) =>
  query(async ({ sql }) => {
    const [, rows] = await together(
      sql`
        select id from scheduling.task_group where company_id = ${companyId} and id in (select group_id
          from scheduling.task where company_id = ${companyId} and id = any(${[...ids]}::int[])) order by id for no key update`,
      sql<Array<LockedTask>>`
        select id, version, status, day::text as day from scheduling.task
        where company_id = ${companyId} and id = any(${[...ids]}::int[]) order by id for update`,
    )
    return [...rows]
  })

/** All days that a series has or had, deleted ones too. */
export const lockSeries = (companyId: number, groupId: number) =>
  query(async ({ sql }) => {
    const [, rows] = await together(
      sql`select id from scheduling.task_group where company_id = ${companyId} and id = ${groupId} for no key update`,
      sql<Array<LockedTask>>`
        select id, version, status, day::text as day from scheduling.task
        where company_id = ${companyId} and group_id = ${groupId} order by id for update`,
    )
    return [...rows]
  })

/** Rows are never taken out of a series and versions only grow: their sum is a version of the whole. */
export const seriesVersionOf = (rows: ReadonlyArray<LockedTask>) => rows.reduce((sum, { version }) => sum + version, 0)
