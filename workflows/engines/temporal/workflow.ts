/**
 * The one workflow function: a definition's generator on Temporal, begun, its steps, ended. Runs in Temporal's sandbox,
 * so this file and what it imports may hold no service, no Effect and no clock but the workflow's.
 */
import {
  ApplicationFailure,
  CancellationScope,
  CancelledFailure,
  isCancellation,
  log,
  setDefaultSignalHandler,
  workflowInfo,
} from "@temporalio/workflow"
import type { JobEnd } from "#modules/kernel/jobs/model.ts"
import { type Order, StepFailed, type Steps } from "../../commands.ts"
import type { JobDefinition } from "../../definition.ts"
import type { JobPayload } from "./payload.ts"
import { noted, performer } from "./perform.ts"

/** A definition may end by throwing StepFailed, its own or one that it did not catch; anything else is a fault of it. */
const stepOf = <Next>(advance: () => Next) => {
  try {
    return advance()
  } catch (thrown) {
    if (thrown instanceof StepFailed) throw thrown
    log.error("a definition broke", { thrown: String(thrown) })
    throw new StepFailed({ errorCode: "Unknown_Error" })
  }
}

/** Runs a definition to its end; `perform` carries out one order under a name that is the same at every replay. */
const drive = async (steps: Steps<unknown>, perform: (order: Order, at: string) => Promise<unknown>) => {
  let next = stepOf(() => steps.next())
  for (let at = 1; next.done !== true; at++) {
    if (CancellationScope.current().consideredCancelled) throw new CancelledFailure("cancelled")
    const answer = await perform(next.value.order, String(at)).catch((thrown: unknown) => {
      if (thrown instanceof StepFailed) return thrown
      throw thrown
    })
    next = stepOf(() => (answer instanceof StepFailed ? steps.throw(answer) : steps.next(answer)))
  }
  return next.value
}

const endOf = async (driven: Promise<unknown>): Promise<JobEnd> => {
  try {
    return { state: "done", result: await driven }
  } catch (thrown) {
    if (thrown instanceof StepFailed) return { state: "failed", failure: thrown.failure }
    if (isCancellation(thrown)) return { state: "cancelled" }
    throw thrown
  }
}

/** The definitions of one product as Temporal's sandbox gets them: a kind and its steps. */
export type StepsOf = Readonly<Record<string, JobDefinition["steps"]>>

/** The default export of a bundle: runs every kind of these, and waits for a worker that knows any other. */
export const jobWorkflow = (stepsOf: StepsOf) => async (payload: JobPayload) => {
  const { input, ...run } = payload
  const kind = workflowInfo().workflowType
  const steps = stepsOf[kind]
  // A plain error fails no workflow: its task is given out again, until a worker of a newer product takes it.
  if (steps === undefined) throw new Error(`no definition of ${kind}`)
  const signals = new Map<string, unknown>()
  setDefaultSignalHandler((name, value) => {
    if (!signals.has(name)) signals.set(name, value ?? null)
  })
  await CancellationScope.nonCancellable(() => noted((notes) => notes.noteBegun(run)))
  const end = await endOf(drive(steps(input), performer(kind, run, signals)))
  await CancellationScope.nonCancellable(() => noted((notes) => notes.noteEnded(run, end)))
  if (end.state === "cancelled") throw new CancelledFailure("cancelled")
  if (end.state === "failed")
    throw ApplicationFailure.create({ message: end.failure.errorCode, type: "JobFailed", nonRetryable: true })
}
