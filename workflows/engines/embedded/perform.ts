/** The orders of a definition, carried out by Effect's durable primitives. Texts of JSON travel through its journal. */
import { Clock, DateTime, Effect, Schema } from "effect"
import { Activity, DurableClock, DurableDeferred } from "effect/workflow"
import type { JobFailure } from "#modules/kernel/jobs/model.ts"
import { lengthMillis, type Order } from "../../commands.ts"

const textOf = (value: unknown) => JSON.stringify(value ?? null)
const fromText = (text: string): unknown => JSON.parse(text)
const failureFrom = (text: string): JobFailure => JSON.parse(text)

/** Done once and written down; a replay reads what was written. */
const recorded = <R>(name: string, act: Effect.Effect<unknown, JobFailure, R>) =>
  Effect.mapBoth(
    Activity.make({
      name,
      success: Schema.String,
      error: Schema.String,
      execute: Effect.mapBoth(act, { onSuccess: textOf, onFailure: textOf }),
    }),
    { onSuccess: fromText, onFailure: failureFrom },
  )

/** Always by the journal: a sleep in memory would start anew with the process. */
const slept = (name: string, millis: number) => DurableClock.sleep({ name, duration: millis, inMemoryThreshold: 0 })

export const signalNamed = (name: string) => DurableDeferred.make(`signal/${name}`, { success: Schema.String })

/** How long it is until an instant; nothing where it has passed. */
const millisUntil = (instant: string) =>
  Effect.map(Clock.currentTimeMillis, (now) => Math.max(0, DateTime.toEpochMillis(DateTime.makeUnsafe(instant)) - now))

const signalled = (name: string, timeout: Extract<Order, { kind: "signal" }>["timeout"], at: string) => {
  const awaited = DurableDeferred.await(signalNamed(name))
  if (timeout === null) return Effect.map(awaited, fromText)
  const millis = typeof timeout === "string" ? Effect.succeed(lengthMillis(timeout)) : millisUntil(timeout.until)
  const tooLate = Effect.as(
    Effect.flatMap(millis, (length) => slept(`timeout/${at}`, length)),
    "null",
  )
  return Effect.map(
    DurableDeferred.raceAll({
      name: `signal/${at}`,
      success: Schema.String,
      error: Schema.Never,
      effects: [awaited, tooLate],
    }),
    fromText,
  )
}

/** What the definition's job brings: how its activities run and where its progress is noted. */
export interface Carriers<R> {
  readonly activity: (name: string, key: string, input: unknown) => Effect.Effect<unknown, JobFailure, R>
  readonly progress: (progress: Extract<Order, { kind: "progress" }>) => Effect.Effect<void, never, R>
}

export const performer = <R>({ activity, progress }: Carriers<R>) => {
  const perform = (order: Order, at: string): Effect.Effect<unknown, JobFailure, R | Durable> => {
    switch (order.kind) {
      case "activity": {
        const key = `${order.name}/${at}`
        return recorded(key, activity(order.name, key, order.input))
      }
      case "all":
        return Effect.flatMap(
          Effect.forEach(order.of, (one, index) => Effect.result(perform(one, `${at}.${index}`)), {
            concurrency: "unbounded",
          }),
          (results) => Effect.forEach(results, (result) => Effect.fromResult(result)),
        )
      case "sleep":
        return slept(`sleep/${at}`, lengthMillis(order.length))
      case "sleepUntil":
        return Effect.flatMap(millisUntil(order.instant), (millis) => slept(`sleep/${at}`, millis))
      case "signal":
        return signalled(order.name, order.timeout, at)
      case "now":
        return recorded(`now/${at}`, Effect.map(DateTime.now, DateTime.formatIso))
      case "progress":
        // Not written down: noted again at a replay, it changes nothing.
        return progress(order)
    }
  }
  return perform
}
type Durable = Effect.Services<ReturnType<typeof slept>>
