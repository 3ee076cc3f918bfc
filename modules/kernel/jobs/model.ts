/** What is known of a long job, whichever engine runs it. */
import type { Message } from "../errors/catalogue.ts"

export const jobStates = ["queued", "running", "done", "failed", "cancelled"] as const
export type JobState = (typeof jobStates)[number]

export const isOpen = (state: JobState) => state === "queued" || state === "running"

/** Why a job or one of its steps ended badly: a code of the catalogue, the fields to blame, what stands in the way. */
export interface JobFailure {
  readonly errorCode: string
  readonly fields?: ReadonlyArray<{ readonly field: string; readonly message: Message }>
  readonly view?: unknown
  /** The step that failed. */
  readonly step?: string
}

/** How a job ended, as an engine notes it. */
export type JobEnd =
  | { readonly state: "done"; readonly result: unknown }
  | { readonly state: "failed"; readonly failure: JobFailure }
  | { readonly state: "cancelled" }

/** What an engine needs to run a job that was asked for. */
export interface RequestedRun {
  readonly companyId: number
  readonly jobId: number
  readonly kind: string
  /** Kind, company, natural key and revision: the same id never runs twice. */
  readonly executionId: string
  /** The person in whose name every step acts. */
  readonly startedBy: number
  readonly input: unknown
}
