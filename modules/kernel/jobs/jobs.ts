/**
 * Long jobs as operations see them. A start is a row and an entry of the outbox in the operation's own transaction;
 * the relay hands it to the engine, and nothing waits for an engine in a request.
 */

import { DateTime, Effect } from "effect"
import { type Actor, CurrentActor } from "../actor.ts"
import { inWords } from "../errors/words.ts"
import { errorText, isErrorCode, type Refused } from "../errors.ts"
import { type AskedPage, pageAsked, pageOf } from "../paging.ts"
import { authorize, found, permissionsOn } from "../policy.ts"
import { tell } from "../write.ts"
import type { JobView } from "./contract.ts"
import { isOpen, type JobFailure, type JobState } from "./model.ts"
import { jobPolicy, lateJobPolicy, visibleJobs } from "./policy.ts"
import { insertRun, type JobRow, type JobsWanted, latestRun, runById, runsOf } from "./repository.ts"

export interface WantedJob {
  readonly kind: string
  /** What makes the job the same job within its company: "2026-10", "2026-10.r2"; printable ASCII, 100 at most. */
  readonly key: string
  /** JSON; what the definition gets. */
  readonly input: unknown
}
export interface StartedJob {
  readonly id: number
  readonly state: JobState
  readonly revision: number
  /** False when the job stood already: it is running, or it has ended. */
  readonly isNew: boolean
}

const started = (row: JobRow): StartedJob => ({ id: row.id, state: row.state, revision: row.revision, isNew: false })

/** In whose name a job runs, and in which company. */
type Starter = Pick<Actor, "companyId" | "personId">

const request = Effect.fn("Jobs.request")(function* (
  actor: Starter,
  { kind, key, input }: WantedJob,
  revision: number,
) {
  const executionId = `${kind}/${actor.companyId}/${key}/${revision}`
  const id = yield* insertRun({
    companyId: actor.companyId,
    kind,
    executionKey: key,
    executionId,
    revision,
    input,
    startedBy: actor.personId,
    queuedAt: DateTime.formatIso(yield* DateTime.now),
  })
  if (id === undefined) return undefined
  yield* tell(
    { action: "job.start", subject: `job:${id}`, after: { kind, key, revision } },
    { topic: "JobRequested", body: { executionId, startedBy: actor.personId } },
  )
  return { id, state: "queued", revision, isNew: true } satisfies StartedJob
})

/** Another start may have been first between the look and the insert: then its row is the answer. */
const requestOrFind = Effect.fn("Jobs.requestOrFind")(function* (actor: Starter, wanted: WantedJob, revision: number) {
  const made = yield* request(actor, wanted, revision)
  if (made !== undefined) return made
  const row = yield* latestRun(actor.companyId, wanted.kind, wanted.key)
  return row === undefined
    ? yield* Effect.die(new Error(`${wanted.kind}/${wanted.key} neither made nor found`))
    : started(row)
})

/** As start, in the name of whoever founds the company or of nobody who acts there now; in a write that goes on as it. */
const startFor = Effect.fn("Jobs.startFor")(function* (by: Starter, wanted: WantedJob) {
  const latest = yield* latestRun(by.companyId, wanted.kind, wanted.key)
  return latest === undefined ? yield* requestOrFind(by, wanted, 1) : started(latest)
})

/**
 * Starts a job in the open write; the same kind and key never start twice, whatever became of the first.
 *
 * Gives the standing job, running or ended, when there is one. Who may start it is decided by the operation.
 */
const start = Effect.fn("Jobs.start")(function* (wanted: WantedJob) {
  return yield* startFor(yield* CurrentActor, wanted)
})

/** As start, but a job that failed or was cancelled starts again as its next revision, with the new input. */
const startAgain = Effect.fn("Jobs.startAgain")(function* (wanted: WantedJob) {
  const actor = yield* CurrentActor
  const latest = yield* latestRun(actor.companyId, wanted.kind, wanted.key)
  if (latest === undefined) return yield* requestOrFind(actor, wanted, 1)
  const endedBadly = latest.state === "failed" || latest.state === "cancelled"
  return endedBadly ? yield* requestOrFind(actor, wanted, latest.revision + 1) : started(latest)
})

const failureView = ({ fields, view, ...failure }: JobFailure, actor: Actor, row: JobRow) => {
  const { language } = actor
  const code = isErrorCode(failure.errorCode) ? failure.errorCode : "Unknown_Error"
  const told = {
    ...{ ...failure, errorCode: code, errorMessage: errorText(code, language) },
    ...(fields && { fields: fields.map(({ field, message }) => ({ field, message: inWords(message, language) })) }),
  }
  return view === undefined || jobPolicy.fields.failureView(actor, row) === "hidden" ? told : { ...told, view }
}

const viewOf = (row: JobRow, actor: Actor): JobView => ({
  id: row.id,
  kind: row.kind,
  key: row.executionKey,
  revision: row.revision,
  state: row.state,
  step: row.step,
  progressDone: row.progressDone,
  progressOf: row.progressOf,
  queuedAt: row.queuedAt,
  startedAt: row.startedAt,
  endedAt: row.endedAt,
  result: row.result,
  failure: row.failure === null ? null : failureView(row.failure, actor, row),
  version: row.version,
  permissions: permissionsOn(jobPolicy, actor, row),
})

const jobOf = Effect.fn("Jobs.jobOf")(function* (id: number) {
  const { companyId } = yield* CurrentActor
  return yield* found(runById(companyId, id))
})

/** One job of the company. Fails with Not_Found, Permission_Denied. */
const show = Effect.fn("Jobs.show")(function* (id: number) {
  const row = yield* jobOf(id)
  return viewOf(row, yield* authorize(jobPolicy, "read", row))
})

/** The jobs that the actor may see, newest first. */
const list = Effect.fn("Jobs.list")(function* (wanted: JobsWanted & AskedPage = {}) {
  const actor = yield* CurrentActor
  const page = pageAsked(wanted)
  const { rows, totalItems } = yield* runsOf(actor.companyId, wanted, visibleJobs(actor), page)
  const data = rows.map((row) => viewOf(row, actor))
  return pageOf(page, data, totalItems)
})

const tellEngine = (row: JobRow, action: string, topic: string, body: object = {}) =>
  tell(
    { action: `job.${action}`, subject: `job:${row.id}`, before: { state: row.state }, after: { asked: action } },
    { topic, body: { executionId: row.executionId, ...body } },
  )

/** Sends a value that the job waits for, or will wait for, under this name; the first one stands. In a write. */
const signal = Effect.fn("Jobs.signal")(function* (id: number, name: string, value: unknown) {
  yield* tellEngine(yield* jobOf(id), "signal", "JobSignalled", { name, value })
})

/** The same to the newest job of a natural key; without such a job nobody waits. In a write that goes on as the company. */
const signalTo = Effect.fn("Jobs.signalTo")(function* (
  companyId: number,
  { kind, key }: Pick<WantedJob, "kind" | "key">,
  name: string,
  value: unknown,
) {
  const row = yield* latestRun(companyId, kind, key)
  if (row !== undefined) yield* tellEngine(row, "signal", "JobSignalled", { name, value })
})

/**
 * Asks the engine to end the job at its next wait; gives the job as it is now. In a write; the state becomes `cancelled`
 * a moment later. One that was faster than the order stays as it ended. Fails with Not_Found, Permission_Denied.
 */
const cancel = Effect.fn("Jobs.cancel")(function* (id: number) {
  const row = yield* jobOf(id)
  const isInTime = isOpen(row.state)
  const actor = yield* authorize(isInTime ? jobPolicy : lateJobPolicy, "cancel", row)
  if (isInTime) yield* tellEngine(row, "cancel", "JobCancelled")
  return viewOf(row, actor)
})

/** How jobs of a kind start anew, for kinds whose module must decide it; gives the new job. */
export type Restarts<R> = Readonly<
  Record<string, (input: unknown) => Effect.Effect<{ readonly jobId: number }, Refused, R>>
>

/**
 * Starts a job anew that failed or was cancelled: as its kind's module does it, else as its next revision with the same
 * input. Gives the new job. In a write. Fails with Not_Found, Permission_Denied, and as the module's start does.
 */
const retry = <R>(restarts: Restarts<R>) =>
  Effect.fn("Jobs.retry")(function* (id: number) {
    const row = yield* jobOf(id)
    yield* authorize(jobPolicy, "retry", row)
    const { kind, executionKey: key, input } = row
    const restart = restarts[kind]
    const jobId = restart === undefined ? (yield* startAgain({ kind, key, input })).id : (yield* restart(input)).jobId
    yield* tell({ action: "job.retry", subject: `job:${id}`, before: { state: row.state }, after: { jobId } })
    return yield* show(jobId)
  })

/** What a job was started with, for the module that started it. */
const inputOf = (companyId: number, id: number) => Effect.map(runById(companyId, id), (row) => row?.input)

export const Jobs = {
  start,
  startFor,
  startAgain,
  signal,
  signalTo,
  cancel,
  retry,
  inputOf,
  list,
  show,
} as const
