/** All SQL of long jobs. */

import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm"
import { Effect } from "effect"
import { inTime } from "../database/reserve.ts"
import { Database, query, type Sql } from "../database/scope.ts"
import type { Page } from "../paging.ts"
import { type Filter, whereVisible } from "../visible.ts"
import type { JobEnd, JobFailure, JobState, RequestedRun } from "./model.ts"
import { jobRun } from "./tables.ts"

export type JobRow = typeof jobRun.$inferSelect

export const runById = (companyId: number, id: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(jobRun)
          .where(and(eq(jobRun.companyId, companyId), eq(jobRun.id, id)))
      )[0],
  )

/** The newest revision of a natural key. */
export const latestRun = (companyId: number, kind: string, executionKey: string) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(jobRun)
          .where(and(eq(jobRun.companyId, companyId), eq(jobRun.kind, kind), eq(jobRun.executionKey, executionKey)))
          .orderBy(desc(jobRun.revision))
          .limit(1)
      )[0],
  )

const json = (value: unknown) => JSON.stringify(value ?? null)

type NewRun = Pick<
  JobRow,
  "companyId" | "kind" | "executionKey" | "executionId" | "revision" | "input" | "startedBy" | "queuedAt"
>
/** Gives the new row's id, or nothing when somebody else's start of the same revision was first. */
export const insertRun = (run: NewRun) =>
  query(async ({ sql }) => {
    const [made] = await sql<Array<{ id: string }>>`
      insert into kernel.job_run
        (company_id, kind, execution_key, execution_id, revision, input, started_by, queued_at)
      values (${run.companyId}, ${run.kind}, ${run.executionKey}, ${run.executionId}, ${run.revision},
        ${json(run.input)}::text::jsonb, ${run.startedBy}, ${run.queuedAt})
      on conflict do nothing returning id`
    return made === undefined ? undefined : Number(made.id)
  })

export interface JobsWanted {
  readonly kind?: string
  readonly states?: ReadonlyArray<JobState>
}
const wantedWhere = (companyId: number, { kind, states }: JobsWanted, visible: Filter<"startedBy">): SQL =>
  and(
    eq(jobRun.companyId, companyId),
    whereVisible(visible, { startedBy: jobRun.startedBy }),
    kind === undefined ? undefined : eq(jobRun.kind, kind),
    states === undefined ? undefined : inArray(jobRun.state, [...states]),
  ) ?? sql`false`

export const runsOf = (
  companyId: number,
  wanted: JobsWanted,
  visible: Filter<"startedBy">,
  page: Pick<Page, "limit" | "offset">,
) =>
  query(async (tx) => {
    const where = wantedWhere(companyId, wanted, visible)
    const rows = await tx.query
      .select()
      .from(jobRun)
      .where(where)
      .orderBy(desc(jobRun.id))
      .limit(page.limit)
      .offset(page.offset)
    const [total] = await tx.query.select({ items: count() }).from(jobRun).where(where)
    return { rows, totalItems: total?.items ?? 0 }
  })

interface OpenRow {
  readonly company_id: number
  readonly id: string
  readonly kind: string
  readonly execution_id: string
  readonly started_by: number
  readonly input: unknown
}
const requestedOf = (row: OpenRow): RequestedRun => ({
  companyId: row.company_id,
  jobId: Number(row.id),
  kind: row.kind,
  executionId: row.execution_id,
  startedBy: row.started_by,
  input: row.input,
})

/** What the relay hands to an engine, unless it has ended; read as the relay, which sees the jobs of every company. */
export const requestedRun = Effect.fn("Jobs.requestedRun")(function* (executionId: string) {
  const { relay } = yield* Database
  const rows = yield* Effect.promise(() =>
    inTime(relay<Array<OpenRow>>`select company_id, id, kind, execution_id, started_by, input
      from kernel.job_run where execution_id = ${executionId} and state in ('queued', 'running')`),
  )
  return rows.map(requestedOf)[0]
})

/** Every job that has not ended. */
export const openRuns = Effect.fn("Jobs.openRuns")(function* () {
  const { relay } = yield* Database
  const rows = yield* Effect.promise(() =>
    inTime(relay<Array<OpenRow>>`select company_id, id, kind, execution_id, started_by, input
      from kernel.job_run where state in ('queued', 'running') order by id`),
  )
  return rows.map(requestedOf)
})

type Noted = Pick<RequestedRun, "companyId" | "jobId">

/** For open screens: no subscriber waits for it, so it is stored as sent. */
const toldMoved = (sql: Sql) => sql`
  insert into kernel.outbox (company_id, topic, body, sent_at)
  select company_id, 'JobMoved', jsonb_build_object('jobId', id, 'startedBy', started_by), now() from moved`

export const saveBegun = ({ companyId, jobId }: Noted, at: string) =>
  query(
    ({ sql }) => sql`
      with moved as (
        update kernel.job_run set state = 'running', started_at = ${at}, version = version + 1
        where company_id = ${companyId} and id = ${jobId} and state = 'queued'
        returning company_id, id, started_by)
      ${toldMoved(sql)}`,
  )

/** Never backwards: a step that runs again after a kill can't undo what a later one wrote. */
export const saveProgress = ({ companyId, jobId }: Noted, done: number, of: number, step: string | null) =>
  query(
    ({ sql }) => sql`
      with moved as (
        update kernel.job_run set progress_done = ${done}, progress_of = ${of}, step = ${step}, version = version + 1
        where company_id = ${companyId} and id = ${jobId} and state = 'running' and progress_done <= ${done}
          and (progress_done, progress_of, step) is distinct from (${done}, ${of}, ${step})
        returning company_id, id, started_by)
      ${toldMoved(sql)}`,
  )

const failureOf = (end: JobEnd): JobFailure | null => (end.state === "failed" ? end.failure : null)

/** Notes the end once, together with the fact for other modules. */
export const saveEnded = ({ companyId, jobId }: Noted, end: JobEnd, at: string) =>
  query(
    ({ sql }) => sql`
      with ended as (
        update kernel.job_run set state = ${end.state}, ended_at = ${at}, started_at = coalesce(started_at, ${at}),
          result = nullif(${json(end.state === "done" ? end.result : null)}::text::jsonb, 'null'::jsonb),
          failure = nullif(${json(failureOf(end))}::text::jsonb, 'null'::jsonb), version = version + 1
        where company_id = ${companyId} and id = ${jobId} and state in ('queued', 'running')
        returning company_id, id, kind, execution_key, revision, state, started_by)
      insert into kernel.outbox (company_id, topic, body)
      select company_id, 'JobEnded', jsonb_build_object('jobId', id, 'kind', kind, 'key', execution_key,
        'revision', revision, 'state', state, 'startedBy', started_by) from ended`,
  )
