/** The worker of this process on the cluster's task queue, for as long as its scope lives; waits for a cluster that is away. */
import { NativeConnection, Worker } from "@temporalio/worker"
import { Effect, Schedule } from "effect"
import type { TemporalSettings } from "#modules/runtime/settings/temporal-settings.ts"
import { activitiesAtOnce, heartbeatMillis } from "../../activity-rules.ts"
import type { activitiesOf } from "./activities.ts"
import { connectionOptions } from "./connection.ts"

export interface Work {
  readonly activities: ReturnType<typeof activitiesOf>
  /** The path of the bundle. */
  readonly bundle: string
}

/** SIGTERM must end the whole product within five seconds; a step that is cut off runs again. */
const endings = { shutdownGraceTime: "1 second", shutdownForceTime: "2500 milliseconds" } as const

const workerOf = (settings: TemporalSettings, connection: NativeConnection, { activities, bundle }: Work) =>
  Worker.create({
    connection,
    namespace: settings.namespace,
    taskQueue: settings.taskQueue,
    activities,
    workflowBundle: { codePath: bundle },
    maxConcurrentActivityTaskExecutions: activitiesAtOnce,
    maxConcurrentLocalActivityExecutions: activitiesAtOnce,
    // Every beat travels: the library would hold back all but one in four of the longest silence.
    maxHeartbeatThrottleInterval: heartbeatMillis,
    defaultHeartbeatThrottleInterval: heartbeatMillis,
    // What a dead worker had in its cache goes to another after this long.
    stickyQueueScheduleToStartTimeout: "2 seconds",
    ...endings,
  })

const asked = <A>(ask: () => Promise<A>) => Effect.tryPromise({ try: ask, catch: (error) => error })
const wordsOf = (error: unknown) => (error instanceof Error ? error.message : "no reason given")

const running = (worker: Worker) =>
  Effect.callback<void, unknown>((resume) => {
    const run = worker.run()
    run.then(
      () => resume(Effect.void),
      (error: unknown) => resume(Effect.fail(error)),
    )
    return Effect.promise(async () => {
      if (worker.getState() === "RUNNING") worker.shutdown()
      await run.catch(() => {})
    })
  })

const again = "5 seconds"

/** Who wants to know what came of looking for the cluster. */
export interface Lookout {
  readonly found: Effect.Effect<unknown>
  readonly away: Effect.Effect<unknown>
}

/** Works until interrupted; each outage is logged once. */
export const work = Effect.fn("Temporal.work")(function* (
  settings: TemporalSettings,
  wanted: Work,
  { found, away }: Lookout,
) {
  let isAway = false
  const place = { address: settings.address, namespace: settings.namespace, taskQueue: settings.taskQueue }
  const working = Effect.gen(function* () {
    const connection = yield* Effect.acquireRelease(
      asked(() => NativeConnection.connect(connectionOptions(settings))),
      (open) => Effect.promise(() => open.close().catch(() => {})),
    )
    const worker = yield* asked(() => workerOf(settings, connection, wanted))
    isAway = false
    yield* Effect.logInfo("working for Temporal")
    yield* found
    yield* running(worker)
  }).pipe(Effect.scoped)
  return yield* working.pipe(
    Effect.tapError((error) => {
      if (isAway) return Effect.void
      isAway = true
      return Effect.andThen(
        Effect.logError("Temporal can't be reached or refuses this worker; long jobs wait", wordsOf(error)),
        away,
      )
    }),
    Effect.retry(Schedule.spaced(again)),
    Effect.annotateLogs(place),
  )
})
