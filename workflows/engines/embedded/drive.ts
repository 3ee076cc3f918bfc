/** The driver: a definition's generator on Effect's engine. Everything that an engine adds to a definition is here. */
import { Effect, Result } from "effect"
import type { JobFailure } from "#modules/kernel/jobs/model.ts"
import { type Command, type Order, StepFailed, type Steps } from "../../commands.ts"

type Next = IteratorResult<Command<unknown>, unknown>

/** A definition may end by throwing StepFailed, its own or one that it did not catch; anything else is a fault of it. */
const stepOf = (advance: () => Next) =>
  Effect.try({ try: advance, catch: (thrown) => thrown }).pipe(
    Effect.catch((thrown) => (thrown instanceof StepFailed ? Effect.fail(thrown.failure) : Effect.die(thrown))),
  )

/** Runs a definition to its end; `perform` carries out one order under a name that is the same at every replay. */
export const drive = <R>(
  steps: Steps<unknown>,
  perform: (order: Order, at: string) => Effect.Effect<unknown, JobFailure, R>,
) =>
  Effect.gen(function* () {
    let next = yield* stepOf(() => steps.next())
    for (let at = 1; next.done !== true; at++) {
      const result = yield* Effect.result(perform(next.value.order, String(at)))
      next = yield* stepOf(() =>
        Result.isSuccess(result) ? steps.next(result.success) : steps.throw(new StepFailed(result.failure)),
      )
    }
    return next.value
  })
