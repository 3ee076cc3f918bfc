import { Schema } from "effect"
import { Id, pageFields } from "../fields/row.ts"
import { answer, c, callOf, FieldRefusal, page, permissionsBy, refusals, std } from "../http/contract.ts"
import type { ActionOf } from "../policy.ts"
import { jobCalls } from "./calls.ts"
import { jobStates } from "./model.ts"
import type { jobPolicy } from "./policy.ts"

const call = callOf<ActionOf<typeof jobPolicy>>()

const Failure = Schema.Struct({
  errorCode: Schema.String,
  /** The catalogue's sentence in the reader's language. */
  errorMessage: Schema.String,
  fields: Schema.optionalKey(Schema.Array(FieldRefusal)),
  view: Schema.optionalKey(Schema.Unknown),
  step: Schema.optionalKey(Schema.String),
})

/** A long job as people watch it. Instants are ISO in UTC; progress counts whatever its kind counts. */
export const Job = Schema.Struct({
  id: Schema.Int,
  kind: Schema.String,
  key: Schema.String,
  revision: Schema.Int,
  state: Schema.Literals(jobStates),
  step: Schema.NullOr(Schema.String),
  progressDone: Schema.Int,
  progressOf: Schema.Int,
  queuedAt: Schema.String,
  startedAt: Schema.NullOr(Schema.String),
  endedAt: Schema.NullOr(Schema.String),
  result: Schema.Unknown,
  failure: Schema.NullOr(Failure),
  version: Schema.Int,
  permissions: permissionsBy<typeof jobPolicy>(),
})
export type JobView = typeof Job.Type

const OfJob = std(Schema.Struct({ id: Id }))

export const jobContract = c.router({
  jobs: {
    ...jobCalls.jobs,
    query: std(
      Schema.Struct({
        state: Schema.optionalKey(Schema.Literals(jobStates)),
        ...pageFields,
      }),
    ),
    responses: { 200: page(Job), ...refusals },
    metadata: call({ action: "job.read", kind: "read", access: "company" }),
  },
  retry: {
    ...jobCalls.retry,
    pathParams: OfJob,
    body: std(Schema.Struct({})),
    responses: { 200: answer(Job), ...refusals },
    metadata: call({ action: "job.retry", kind: "write", access: "company" }),
  },
  cancel: {
    ...jobCalls.cancel,
    pathParams: OfJob,
    body: std(Schema.Struct({})),
    responses: { 200: answer(Job), ...refusals },
    metadata: call({ action: "job.cancel", kind: "write", access: "company" }),
  },
  job: {
    ...jobCalls.job,
    pathParams: OfJob,
    responses: { 200: answer(Job), ...refusals },
    metadata: call({ action: "job.read", kind: "read", access: "company" }),
  },
})
