/** Ends of jobs that no definition can end. */
import { Effect } from "effect"
import type { JobEnd, RequestedRun } from "#modules/kernel/jobs/model.ts"
import { noteEnded } from "#modules/kernel/jobs/record.ts"

/** A definition threw what no step had given it. */
export const broken: JobEnd = { state: "failed", failure: { errorCode: "Unknown_Error" } }

/** A job whose definition this product no longer has, or never had. */
export const unknownKind = (run: RequestedRun) =>
  Effect.andThen(
    Effect.logError("no definition of this kind of job", run.kind),
    noteEnded(run, { state: "failed", failure: { errorCode: "Unknown_Error", view: { unknownKind: run.kind } } }),
  )
