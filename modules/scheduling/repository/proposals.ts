/** SQL of お願い: the open one of an arrangement, what was asked before, and the answers. */
import type { Instant } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { ShownWishes } from "../contract/proposal.ts"

export interface ProposalRow {
  readonly id: number
  readonly taskId: number
  readonly status: 0 | 1 | 2 | 3
  readonly mode: "one" | "future" | "all"
  readonly dataUpdate: ShownWishes
  readonly dataOrigin: ShownWishes
  readonly comment: string | null
  readonly reason: string | null
  /** When work begins and ends since the answer, where a time was wished for. */
  readonly settledFrom: string | null
  readonly settledTo: string | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
  readonly answeredAt: Instant | null
  readonly createdBy: number
  readonly answeredBy: number | null
  readonly day: string
  readonly siteId: number
  readonly siteName: string
  readonly customerId: number
  readonly isHeld: boolean
}
export interface ProposalsAsked {
  readonly taskId?: number | undefined
  readonly customerId?: number | undefined
  readonly status?: number | undefined
  readonly siteId?: number | undefined
  readonly offset: number
  readonly limit: number
}
/**
 * Newest first; the number of all travels with each row. What a customer asked for first has an empty origin: it waits until
 * the company has set times (D64), and is refused with an arrangement that is deleted.
 */
export const proposalRows = (companyId: number, asked: ProposalsAsked) =>
  query(
    ({ sql }) => sql<Array<ProposalRow & { readonly total: number }>>`
      select p.id, p.task_id as "taskId", state.status, p.mode, p.data_update as "dataUpdate", p.data_origin as "dataOrigin",
        p.comment, case when state.status = p.status then p.reason end as reason, to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
        to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
        to_char(case when state.status = p.status then p.answered_at end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "answeredAt",
        to_char(case when state.status = 1 then p.settled_from end, 'HH24:MI') as "settledFrom",
        to_char(case when state.status = 1 then p.settled_to end, 'HH24:MI') as "settledTo",
        p.created_by as "createdBy", p.answered_by as "answeredBy", t.day::text as day, t.site_id as "siteId",
        s.name as "siteName", t.customer_id as "customerId", t.is_reserved as "isHeld", (count(*) over ())::int as total
      from scheduling.task_proposal p
      join scheduling.task t on t.company_id = p.company_id and t.id = p.task_id
      join scheduling.site s on s.company_id = t.company_id and s.id = t.site_id
      cross join lateral (select case
        when p.data_origin <> '{}' then p.status
        when t.status = 0 then case p.status when 0 then 0 else 3 end
        when exists (select from scheduling.task_shift h
          where h.company_id = t.company_id and h.task_id = t.id and h.is_on) then 1
        else 2 end as status) state
      where p.company_id = ${companyId}
        and (${asked.taskId ?? null}::int is null or p.task_id = ${asked.taskId ?? null}::int)
        and (${asked.customerId ?? null}::int is null or t.customer_id = ${asked.customerId ?? null}::int)
        and (${asked.status ?? null}::int is null or state.status = ${asked.status ?? null}::int)
        and (${asked.siteId ?? null}::int is null or t.site_id = ${asked.siteId ?? null}::int)
      order by p.updated_at desc, p.id desc offset ${asked.offset} limit ${asked.limit}`,
  )

/** The wishes that wait, by arrangement. */
export const openProposals = (companyId: number, taskIds: ReadonlyArray<number>) =>
  query(async ({ sql }) => {
    const rows = await sql<
      Array<Pick<ProposalRow, "id" | "taskId" | "mode" | "dataUpdate" | "dataOrigin" | "comment" | "createdAt">>
    >`
      select id, task_id as "taskId", mode, data_update as "dataUpdate", data_origin as "dataOrigin", comment,
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
      from scheduling.task_proposal
      where company_id = ${companyId} and status = 2 and task_id = any(${[...taskIds]}::int[])`
    return new Map(rows.map((row) => [row.taskId, row]))
  })

export interface NewProposal {
  readonly taskId: number
  readonly status: 1 | 2
  readonly mode: ProposalRow["mode"]
  readonly dataUpdate: object
  readonly dataOrigin: object
  readonly comment: string | null
  readonly createdBy: number
}
/** A wish; while one waits it takes the place of what that one says. One that holds at once is an entry of its own. */
export const saveProposal = (companyId: number, row: NewProposal) =>
  query(
    ({ sql }) => sql`
      insert into scheduling.task_proposal
        (company_id, task_id, status, mode, data_update, data_origin, comment, created_by, answered_at)
      values (${companyId}, ${row.taskId}, ${row.status}, ${row.mode}, ${JSON.stringify(row.dataUpdate)}::text::jsonb,
        ${JSON.stringify(row.dataOrigin)}::text::jsonb, ${row.comment}, ${row.createdBy},
        ${row.status === 1 ? sql`now()` : null})
      on conflict (company_id, task_id) where status = 2 do update set mode = excluded.mode,
        data_update = excluded.data_update, data_origin = excluded.data_origin, comment = excluded.comment,
        updated_at = now()`,
  )

interface End {
  readonly status: 0 | 1 | 3
  readonly personId: number
  readonly reason: string | null
  readonly settled?: { readonly from: string | null; readonly to: string | null } | undefined
}
/** Ends the wish that waits. */
export const endProposal = (companyId: number, taskId: number, end: End) =>
  query(
    ({ sql }) => sql`
      update scheduling.task_proposal set status = ${end.status}, reason = ${end.reason},
        settled_from = ${end.settled?.from ?? null}::time, settled_to = ${end.settled?.to ?? null}::time,
        answered_by = case when ${end.status}::int = 0 then null else ${end.personId}::int end,
        answered_at = case when ${end.status}::int = 0 then null else now() end, updated_at = case when ${end.status}::int = 0
          then now() else updated_at end
      where company_id = ${companyId} and task_id = ${taskId} and status = 2`,
  )

/** What became of requests that had no times yet: their first entries say who ended them, and why. */
export const endRequests = (companyId: number, taskIds: ReadonlyArray<number>, end: End) =>
  query(
    ({ sql }) => sql`
      update scheduling.task_proposal set status = ${end.status}, reason = ${end.reason},
        settled_from = ${end.settled?.from ?? null}::time, settled_to = ${end.settled?.to ?? null}::time,
        answered_by = case when ${end.status}::int = 0 then null else ${end.personId}::int end,
        answered_at = case when ${end.status}::int = 0 then null else now() end,
        updated_at = case when ${end.status}::int = 0 then now() else updated_at end
      where company_id = ${companyId} and task_id = any(${[...taskIds]}::int[]) and data_origin = '{}'`,
  )

/** How many wait for the company: wishes, and requests that have no times yet. */
export const waitingProposals = (companyId: number) =>
  query(async ({ sql }) => {
    const [row] = await sql<[{ readonly count: number }]>`
      select count(*)::int as count from scheduling.task_proposal p
      join scheduling.task t on t.company_id = p.company_id and t.id = p.task_id and t.status = 1
      where p.company_id = ${companyId} and (p.status = 2 or (p.data_origin = '{}' and not exists (
        select from scheduling.task_shift h where h.company_id = t.company_id and h.task_id = t.id and h.is_on)))`
    return row.count
  })

/** The first entry of arrangements that a customer made: an empty origin. */
export const noteMade = (companyId: number, taskIds: ReadonlyArray<number>, dataUpdate: object, personId: number) =>
  query(
    ({ sql }) => sql`
      insert into scheduling.task_proposal (company_id, task_id, status, data_update, data_origin, created_by, answered_at)
      select ${companyId}, id, 1, ${JSON.stringify(dataUpdate)}::text::jsonb, '{}', ${personId}, now()
      from unnest(${[...taskIds]}::int[]) id`,
  )
