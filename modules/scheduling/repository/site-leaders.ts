/** SQL of who leads which open site. */
import { projectWorkStatuses } from "#modules/kernel/codes.ts"
import { query, together } from "#modules/kernel/database/scope.ts"

/** A finished or interrupted site leaves its leader free. */
export const statesOfLeaders: ReadonlyArray<number> = [
  projectWorkStatuses.notWorking,
  projectWorkStatuses.comingToWork,
  projectWorkStatuses.working,
]

/**
 * Which of these people lead an open site beside these. Holds them until the transaction ends, in the order of ids: of two
 * who give one leader two sites at once, the second sees the first.
 */
export const leadersTaken = (companyId: number, staffIds: ReadonlyArray<number>, exceptSites: ReadonlyArray<number>) =>
  query(async ({ sql }) => {
    const [, taken] = await together(
      sql`select pg_advisory_xact_lock(hashtextextended('leader:' || ${companyId}::int || ':' || p.id, 0))
        from (select distinct unnest(${[...staffIds]}::int[]) as id order by 1) p`,
      sql<Array<{ id: number }>>`
        select distinct leader_staff_id as id from scheduling.site
        where company_id = ${companyId} and status = 1 and leader_staff_id = any(${[...staffIds]}::int[])
          and state = any(${[...statesOfLeaders]}::int[]) and id <> all(${[...exceptSites]}::int[])`,
    )
    return new Set(taken.map(({ id }) => id))
  })

/** Everybody who leads an open site. */
export const everyLeader = (companyId: number) =>
  query(async ({ sql }) => {
    const rows = await sql<Array<{ id: number }>>`
      select distinct leader_staff_id as id from scheduling.site
      where company_id = ${companyId} and status = 1 and leader_staff_id is not null
        and state = any(${[...statesOfLeaders]}::int[])`
    return new Set(rows.map(({ id }) => id))
  })
