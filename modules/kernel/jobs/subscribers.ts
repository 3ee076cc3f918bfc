/** What the relay does with the facts about long jobs: hand them to the engine. */
import { Effect, Schedule, Schema } from "effect"
import type { Database } from "../database/scope.ts"
import { type Delivery, type Subscriber, subscriber } from "../outbox.ts"
import { JobEngine } from "./engine.ts"
import type { RequestedRun } from "./model.ts"
import { openRuns, requestedRun } from "./repository.ts"

const Requested = Schema.Struct({ executionId: Schema.String })
const Signalled = Schema.Struct({
  executionId: Schema.String,
  name: Schema.String,
  value: Schema.optionalKey(Schema.Unknown),
})

type Engine = typeof JobEngine.Service
const withRun = (delivery: Delivery, act: (engine: Engine, run: RequestedRun) => Effect.Effect<void>) =>
  Effect.gen(function* () {
    const { executionId } = yield* Schema.decodeUnknownEffect(Requested)(delivery.body)
    const run = yield* requestedRun(executionId)
    if (run !== undefined) yield* act(yield* JobEngine, run)
  })

export const jobSubscribers: ReadonlyArray<Subscriber<Database | JobEngine>> = [
  subscriber("JobRequested", "engine", (delivery) => withRun(delivery, (engine, run) => engine.start(run))),
  subscriber("JobSignalled", "engine", (delivery) =>
    Effect.flatMap(Schema.decodeUnknownEffect(Signalled)(delivery.body), ({ name, value }) =>
      withRun(delivery, (engine, run) => engine.signal(run, name, value)),
    ),
  ),
  subscriber("JobCancelled", "engine", (delivery) => withRun(delivery, (engine, run) => engine.cancel(run))),
]

const atOnce = 8

/**
 * Gives every job that has not ended to the engine, which ignores those that it knows: a job whose engine state was
 * lost (another engine, a restored backup) starts again, and its steps find what they did by their natural keys.
 */
export const resumeOpenRuns = Effect.gen(function* () {
  const engine = yield* JobEngine
  yield* engine.ready
  const runs = yield* openRuns()
  yield* Effect.forEach(runs, (run) => engine.start(run), { concurrency: atOnce, discard: true })
}).pipe(
  Effect.tapCause((cause) => Effect.logWarning("open jobs wait for the database or the engine", cause)),
  Effect.sandbox,
  Effect.retry(Schedule.spaced("5 seconds")),
  Effect.orDie,
  Effect.withSpan("Jobs.resumeOpenRuns"),
)
