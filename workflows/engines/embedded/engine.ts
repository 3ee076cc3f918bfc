/** The embedded engine: registers the definitions with Effect's and answers the kernel's port. */
import { Cause, Effect, Exit, Layer, Option, Schedule, Schema, Semaphore } from "effect"
import { Workflow, WorkflowEngine } from "effect/workflow"
import type { DatabaseAddress } from "#modules/kernel/database/connect.ts"
import type { Database } from "#modules/kernel/database/scope.ts"
import { JobEngine } from "#modules/kernel/jobs/engine.ts"
import type { JobEnd, RequestedRun } from "#modules/kernel/jobs/model.ts"
import { noteBegun, noteEnded, noteProgress } from "#modules/kernel/jobs/record.ts"
import type { Keys } from "#modules/kernel/keys.ts"
import type { Law } from "#modules/kernel/law/law.ts"
import { activitiesAtOnce } from "../../activity-rules.ts"
import type { JobDefinition } from "../../definition.ts"
import { type ActorOf, actorsOf, rememberedActors } from "../attempt.ts"
import { broken, unknownKind } from "../hopeless.ts"
import { workflowEngine } from "./cluster.ts"
import { drive } from "./drive.ts"
import { performer, signalNamed } from "./perform.ts"
import { tryActivity } from "./try-activity.ts"

const executionOf = (kind: string) =>
  Workflow.make(kind, {
    payload: {
      companyId: Schema.Int,
      jobId: Schema.Int,
      executionId: Schema.String,
      startedBy: Schema.Int,
      /** JSON. */
      input: Schema.String,
    },
    idempotencyKey: ({ executionId }) => executionId,
  })
type Execution = ReturnType<typeof executionOf>
type Payload = Execution["payloadSchema"]["Type"]

const payloadOf = ({ companyId, jobId, executionId, startedBy, input }: RequestedRun): Payload => ({
  companyId,
  jobId,
  executionId,
  startedBy,
  input: JSON.stringify(input ?? null),
})

/** Faults of the journal or of a note: the database is away or starting. */
const waits = Schedule.min([Schedule.exponential("200 millis"), Schedule.spaced("5 seconds")])
/** About two minutes; a fault that stays longer is the job's own, for a database that stays away ends the engine's run. */
const mostFaults = 30

const askedAgain =
  (times: number) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    effect.pipe(
      Effect.sandbox,
      Effect.tapError((cause) => (Cause.hasDies(cause) ? Effect.logWarning("a job waits", cause) : Effect.void)),
      Effect.retry({
        schedule: waits,
        times,
        while: (cause) => Cause.hasDies(cause) && !Cause.hasInterrupts(cause),
      }),
      Effect.catch((cause: Cause.Cause<E>) => Effect.failCause(cause)),
    )
/** A note must reach its row, however long the database is away: without its end a job would run for ever. */
const noted = askedAgain(Number.POSITIVE_INFINITY)
const performed = askedAgain(mostFaults)

interface Held {
  readonly actorOf: ActorOf
  readonly permits: Semaphore.Semaphore
}

/** The body of one execution: begun, its steps, ended; run again from its start at every resumption. */
const bodyOf = (definition: JobDefinition, { actorOf, permits }: Held, payload: Payload) => {
  const { companyId, executionId, startedBy } = payload
  const input: unknown = JSON.parse(payload.input)
  const asWhom = actorsOf(definition, actorOf)
  const perform = performer({
    activity: (name, key, given) => {
      const activity = definition.activities[name]
      const step = { executionId, key, kind: definition.kind, name, input: given }
      return activity === undefined
        ? Effect.fail({ errorCode: "Unknown_Error", step: name })
        : tryActivity({ activity, step, companyId, personId: startedBy, actorOf: asWhom }, permits)
    },
    progress: (progress) => noted(noteProgress(payload, progress)),
  })
  const steps = drive(definition.steps(input), (order, at) => performed(perform(order, at)))
  return Effect.gen(function* () {
    // Runs only when the job is cancelled: whatever else ends it is noted below, and then this changes nothing.
    yield* Workflow.addFinalizer((exit) =>
      Exit.isFailure(exit) ? noted(noteEnded(payload, { state: "cancelled" })) : Effect.void,
    )
    yield* noted(noteBegun(payload))
    const end = yield* steps.pipe(
      Effect.map((result): JobEnd => ({ state: "done", result })),
      Effect.catch((failure) => Effect.succeed<JobEnd>({ state: "failed", failure })),
      Effect.catchDefect((defect) => Effect.as(Effect.logError("a definition broke", defect), broken)),
    )
    yield* noted(noteEnded(payload, end))
  }).pipe(Effect.annotateLogs({ job: executionId }))
}

/** The port's answers; a layer, because they need the built engine. */
const port = (executions: ReadonlyMap<string, Execution>) =>
  Layer.effect(
    JobEngine,
    Effect.gen(function* () {
      const services = yield* Effect.context<WorkflowEngine.WorkflowEngine | Database>()
      const engine = yield* WorkflowEngine.WorkflowEngine
      const on = (run: RequestedRun, act: (execution: Execution) => Effect.Effect<unknown, never, Needed>) => {
        const execution = executions.get(run.kind)
        return Effect.asVoid(execution === undefined ? unknownKind(run) : act(execution)).pipe(
          Effect.provideContext(services),
        )
      }
      return {
        ready: Effect.void,
        start: (run) =>
          on(run, (execution) =>
            Effect.gen(function* () {
              const executionId = yield* execution.execute(payloadOf(run), { discard: true })
              // The engine is through with it and it is still open: its body broke before it could note an end.
              const known = yield* execution.poll(executionId)
              if (Option.isSome(known) && known.value._tag === "Complete") yield* noteEnded(run, broken)
            }),
          ),
        signal: (run, name, value) =>
          on(run, (execution) =>
            Effect.flatMap(execution.executionId(payloadOf(run)), (executionId) =>
              engine.deferredDone(signalNamed(name), {
                workflowName: run.kind,
                executionId,
                deferredName: signalNamed(name).name,
                exit: Exit.succeed(JSON.stringify(value ?? null)),
              }),
            ),
          ),
        cancel: (run) =>
          on(run, (execution) =>
            Effect.flatMap(execution.executionId(payloadOf(run)), (executionId) => execution.interrupt(executionId)),
          ),
      }
    }),
  )
type Needed = WorkflowEngine.WorkflowEngine | Database

type Registered = Layer.Layer<never, never, WorkflowEngine.WorkflowEngine | Database | Keys | Law>

/**
 * Runs the jobs of these definitions on this database for as long as its scope lives.
 *
 * `actorOf` runs in the company's scope and gives the actor that a request of the person would have.
 */
export const embeddedEngine = (address: DatabaseAddress, definitions: ReadonlyArray<JobDefinition>, actorOf: ActorOf) =>
  Layer.unwrap(
    Effect.gen(function* () {
      const held = { actorOf: yield* rememberedActors(actorOf), permits: yield* Semaphore.make(activitiesAtOnce) }
      const registered = definitions.map((definition) => {
        const execution = executionOf(definition.kind)
        return { execution, layer: execution.toLayer((payload) => bodyOf(definition, held, payload)) }
      })
      const executions = new Map(registered.map(({ execution }) => [execution._tag, execution]))
      return registered
        .reduce<Registered>((all, { layer }) => Layer.merge(all, layer), Layer.empty)
        .pipe(Layer.provideMerge(port(executions)), Layer.provide(workflowEngine(address)))
    }),
  )
