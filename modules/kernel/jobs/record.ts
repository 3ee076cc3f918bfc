/**
 * What an engine notes of a job, each note in a small transaction of the job's company: screens and the CLI read these
 * rows and never ask an engine. Every note may be repeated.
 */
import { DateTime, Effect } from "effect"
import { inCompany } from "../database/scope.ts"
import type { JobEnd, RequestedRun } from "./model.ts"
import { saveBegun, saveEnded, saveProgress } from "./repository.ts"

type Noted = Pick<RequestedRun, "companyId" | "jobId">
const now = Effect.map(DateTime.now, DateTime.formatIso)

export const noteBegun = Effect.fn("Jobs.noteBegun")(function* (run: Noted) {
  yield* inCompany(run.companyId)(saveBegun(run, yield* now))
})

/** `done` only grows; a smaller number changes nothing. */
export const noteProgress = Effect.fn("Jobs.noteProgress")(function* (
  run: Noted,
  { done, of, step }: { readonly done: number; readonly of: number; readonly step: string | null },
) {
  yield* inCompany(run.companyId)(saveProgress(run, done, of, step))
})

/** The first end stands; it is told to other modules as JobEnded. */
export const noteEnded = Effect.fn("Jobs.noteEnded")(function* (run: Noted, end: JobEnd) {
  yield* inCompany(run.companyId)(saveEnded(run, end, yield* now))
})
