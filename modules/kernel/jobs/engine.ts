/**
 * The port to whatever runs long jobs: the embedded engine or Temporal (workflows/engines). Only the relay and the
 * engines' own start-up call it, never a request. Every call may come twice.
 */
import { Context, type Effect } from "effect"
import type { RequestedRun } from "./model.ts"

export class JobEngine extends Context.Service<
  JobEngine,
  {
    /** Done once the engine takes jobs; until then every other call fails at once, and is asked again by the relay. */
    readonly ready: Effect.Effect<void>
    /** Runs the job unless this execution id has already been given to the engine. */
    readonly start: (run: RequestedRun) => Effect.Effect<void>
    /** The first value under a name stands for ever; one sent before the job waits for it is kept. */
    readonly signal: (run: RequestedRun, name: string, value: unknown) => Effect.Effect<void>
    /** Ends the job at its next wait; a step that is running finishes first. */
    readonly cancel: (run: RequestedRun) => Effect.Effect<void>
  }
>()("kernel/JobEngine") {}
