/** What travels between the product, Temporal and the sandbox of the definitions; all of it JSON. */

import type { JobEnd, RequestedRun } from "#modules/kernel/jobs/model.ts"
import type { Order } from "../../commands.ts"

/** A job without its input: enough to note of it and to act in its name. */
export type JobHead = Omit<RequestedRun, "input" | "kind">

export interface JobPayload extends JobHead {
  readonly input: unknown
}

export interface ActivityCall {
  readonly run: JobHead
  /** Unique in the job and the same at every replay. */
  readonly key: string
  readonly input: unknown
}

/** The kernel's notes as activities. */
export type Notes = {
  readonly noteBegun: (run: JobHead) => Promise<void>
  readonly noteProgress: (run: JobHead, progress: Extract<Order, { kind: "progress" }>) => Promise<void>
  readonly noteEnded: (run: JobHead, end: JobEnd) => Promise<void>
}

/** The type of a failure by which a worker that was told to stop gives back what it had begun. */
export const workerStopped = "WorkerStopped"

/** An activity's name on the task queue: kinds may give the same name to different things. */
export const activityName = (kind: string, name: string) => `${kind}.${name}`
