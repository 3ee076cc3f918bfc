/** What a Temporal worker carries out: the activities of every definition, and the kernel's notes. */
import { ApplicationFailure, Context } from "@temporalio/activity"
import { Cause, Effect, Exit } from "effect"
import type { Database } from "#modules/kernel/database/scope.ts"
import { noteBegun, noteEnded, noteProgress } from "#modules/kernel/jobs/record.ts"
import type { Keys } from "#modules/kernel/keys.ts"
import type { Law } from "#modules/kernel/law/law.ts"
import { heartbeatMillis } from "../../activity-rules.ts"
import type { JobDefinition } from "../../definition.ts"
import { type ActorOf, actorsOf, attempt, type Fault, failureOf, isWorthAnotherTry } from "../attempt.ts"
import { type ActivityCall, activityName, type Notes, workerStopped } from "./payload.ts"

type Services = Database | Keys | Law
type Run = <A, E>(effect: Effect.Effect<A, E, Services>, signal?: AbortSignal) => Promise<Exit.Exit<A, E>>

/** Tells the cluster that the try lives, and ends it when its worker stops or nobody waits for it any more. */
const watched = async <A>(act: (signal: AbortSignal) => Promise<A>) => {
  const context = Context.current()
  const ends = new AbortController()
  const end = () => {
    // Its job was cancelled: a step that is running finishes first.
    if (context.cancellationDetails?.cancelRequested !== true) ends.abort()
  }
  context.cancellationSignal.addEventListener("abort", end)
  const beating = setInterval(() => context.heartbeat(), heartbeatMillis)
  try {
    return await act(ends.signal)
  } finally {
    clearInterval(beating)
    context.cancellationSignal.removeEventListener("abort", end)
  }
}

/** A cluster keeps what it is told: codes, and of a refusal what its reader is shown; never a fault's own words. */
const asFailure = (step: string, fault: Fault) => {
  if (Cause.hasInterrupts(fault)) return ApplicationFailure.retryable("the worker stopped", workerStopped)
  const failure = failureOf(step, fault)
  return ApplicationFailure.create({
    message: failure.errorCode,
    type: failure.errorCode,
    nonRetryable: !isWorthAnotherTry(fault),
    details: [failure],
  })
}

const activityOf =
  (run: Run, actorOf: ActorOf, { kind, activities }: JobDefinition, name: string) =>
  async ({ run: { companyId, executionId, startedBy: personId }, key, input }: ActivityCall): Promise<unknown> => {
    const activity = activities[name]
    if (activity === undefined) throw ApplicationFailure.nonRetryable("Unknown_Error")
    const step = { executionId, key, kind, name, input }
    const tried = attempt({ activity, step, companyId, personId, actorOf })
    const exit = await watched((signal) => run(Effect.catch(tried, Effect.failCause), signal))
    if (Exit.isSuccess(exit)) return exit.value ?? null
    throw asFailure(name, exit.cause)
  }

const notesOf = (run: Run): Notes => {
  const note = async (noting: Effect.Effect<void, never, Database>) => {
    const exit = await run(noting)
    if (Exit.isSuccess(exit)) return
    await run(Effect.logWarning("a job waits", exit.cause))
    throw ApplicationFailure.retryable("the note did not reach its row", "NoteFailed")
  }
  return {
    noteBegun: (of) => note(noteBegun(of)),
    noteProgress: (of, progress) => note(noteProgress(of, progress)),
    noteEnded: (of, end) => note(noteEnded(of, end)),
  }
}

export const activitiesOf = (run: Run, actorOf: ActorOf, definitions: ReadonlyArray<JobDefinition>) => ({
  ...notesOf(run),
  ...Object.fromEntries(
    definitions.flatMap((definition) =>
      Object.keys(definition.activities).map((name) => [
        activityName(definition.kind, name),
        activityOf(run, actorsOf(definition, actorOf), definition, name),
      ]),
    ),
  ),
})
