/**
 * The Temporal engine: answers the kernel's port with a client and works on the task queue. Loaded only when
 * TEMPORAL_ADDRESS is set.
 *
 * An installation is a namespace and a task queue; its workflows' ids begin with the queue's name.
 */
import {
  Client,
  Connection,
  WorkflowExecutionAlreadyStartedError,
  type WorkflowHandle,
  WorkflowNotFoundError,
} from "@temporalio/client"
import { Deferred, Effect, Layer } from "effect"
import type { Database } from "#modules/kernel/database/scope.ts"
import { JobEngine } from "#modules/kernel/jobs/engine.ts"
import type { JobEnd, RequestedRun } from "#modules/kernel/jobs/model.ts"
import { noteEnded } from "#modules/kernel/jobs/record.ts"
import type { Keys } from "#modules/kernel/keys.ts"
import type { Law } from "#modules/kernel/law/law.ts"
import type { TemporalSettings } from "#modules/runtime/settings/temporal-settings.ts"
import type { JobDefinition } from "../../definition.ts"
import { type ActorOf, rememberedActors } from "../attempt.ts"
import { broken, unknownKind } from "../hopeless.ts"
import { activitiesOf } from "./activities.ts"
import { bundleOf } from "./bundle.ts"
import { connectionOptions, installRuntime } from "./connection.ts"
import type { JobPayload } from "./payload.ts"
import { work } from "./worker.ts"

export interface TemporalWanted {
  readonly settings: TemporalSettings
  /** Bundles are kept here. */
  readonly folder: string
  readonly definitions: ReadonlyArray<JobDefinition>
  /** The file whose default export is the jobWorkflow of these definitions' steps. */
  readonly steps: string
  readonly actorOf: ActorOf
}

/** A cluster that takes longer fails the delivery, and the outbox asks again. */
const patienceMillis = 5_000

const clientOf = (settings: TemporalSettings) =>
  Effect.acquireRelease(
    Effect.sync(() => Connection.lazy(connectionOptions(settings))),
    (connection) => Effect.promise(() => connection.close()),
  ).pipe(Effect.map((connection) => new Client({ connection, namespace: settings.namespace })))

const payloadOf = ({ companyId, jobId, executionId, startedBy, input }: RequestedRun): JobPayload => ({
  companyId,
  jobId,
  executionId,
  startedBy,
  input: input ?? null,
})

/** An execution that the cluster has ended while the job's row is open: ended from outside, or before it could note. */
const endOutside = async (handle: WorkflowHandle): Promise<JobEnd | undefined> => {
  const { status } = await handle.describe()
  if (status.name === "RUNNING") return undefined
  return status.name === "CANCELLED" || status.name === "TERMINATED" ? { state: "cancelled" } : broken
}

/** Whether the cluster has been found; `looked` is done as soon as the first look has an answer. */
interface Sight {
  readonly looked: Deferred.Deferred<void>
  readonly reached: Deferred.Deferred<void>
}

const port = ({ settings, definitions }: TemporalWanted, client: Client, { looked, reached }: Sight) =>
  Effect.gen(function* () {
    const services = yield* Effect.context<Database>()
    const kinds = new Set(definitions.map(({ kind }) => kind))
    const optionsOf = (run: RequestedRun) => ({
      workflowId: `${settings.taskQueue}/${run.executionId}`,
      taskQueue: settings.taskQueue,
      workflowIdReusePolicy: "REJECT_DUPLICATE" as const,
      args: [payloadOf(run)],
    })
    const handleOf = (run: RequestedRun) => client.workflow.getHandle(optionsOf(run).workflowId)
    const ask = <A>(call: () => Promise<A>) =>
      Effect.promise(() => client.withDeadline(Date.now() + patienceMillis, call))
    /** Gives false when this id has been started before. */
    const isStarted = (call: () => Promise<unknown>) =>
      ask(() =>
        call().then(
          () => true,
          (error: unknown) => {
            if (error instanceof WorkflowExecutionAlreadyStartedError) return false
            throw error
          },
        ),
      )
    const on = (run: RequestedRun, act: Effect.Effect<unknown, never, Database>) =>
      Effect.gen(function* () {
        if (!kinds.has(run.kind)) return yield* unknownKind(run)
        yield* Deferred.await(looked)
        // A cluster that was never reached would hold up the relay for the whole patience, delivery after delivery.
        if (!(yield* Deferred.isDone(reached))) return yield* Effect.die(new Error("Temporal is away"))
        yield* act
      }).pipe(Effect.provideContext(services))
    const started = (run: RequestedRun) => isStarted(() => client.workflow.start(run.kind, optionsOf(run)))
    return {
      ready: Deferred.await(reached),
      start: (run) =>
        on(
          run,
          Effect.gen(function* () {
            if (yield* started(run)) return
            const end = yield* ask(() => endOutside(handleOf(run)))
            if (end !== undefined) yield* noteEnded(run, end)
          }),
        ),
      signal: (run, name, value) =>
        on(
          run,
          isStarted(() =>
            client.workflow.signalWithStart(run.kind, {
              ...optionsOf(run),
              signal: name,
              signalArgs: [value ?? null],
            }),
          ),
        ),
      cancel: (run) =>
        on(
          run,
          // Its start may still wait in the outbox: then the job begins and ends here.
          Effect.andThen(
            started(run),
            ask(() =>
              handleOf(run)
                .cancel()
                .catch((error: unknown) => {
                  if (!(error instanceof WorkflowNotFoundError)) throw error
                }),
            ),
          ),
        ),
    } satisfies typeof JobEngine.Service
  })

/** Runs the jobs of these definitions on the cluster for as long as its scope lives; a cluster that is away is waited for. */
export const temporalEngine = (wanted: TemporalWanted) =>
  Layer.effect(
    JobEngine,
    Effect.gen(function* () {
      yield* installRuntime
      const services = yield* Effect.context<Database | Keys | Law>()
      const actorOf = yield* rememberedActors(wanted.actorOf)
      const client = yield* clientOf(wanted.settings)
      const bundle = yield* bundleOf(wanted.steps, wanted.folder)
      const run = <A, E>(effect: Effect.Effect<A, E, Database | Keys | Law>, signal?: AbortSignal) =>
        Effect.runPromiseExitWith(services)(effect, signal === undefined ? {} : { signal })
      const activities = activitiesOf(run, actorOf, wanted.definitions)
      const sight = { looked: yield* Deferred.make<void>(), reached: yield* Deferred.make<void>() }
      const away = Deferred.succeed(sight.looked, undefined)
      const found = Effect.andThen(Deferred.succeed(sight.reached, undefined), away)
      yield* Effect.forkScoped(work(wanted.settings, { activities, bundle }, { found, away }))
      return yield* port(wanted, client, sight)
    }),
  )
