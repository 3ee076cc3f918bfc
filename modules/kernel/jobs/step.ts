/** The step of a long job that is running, for activities that change something. */
import { Context, Effect } from "effect"
import { CurrentActor } from "../actor.ts"
import { write } from "../write.ts"

export interface Step {
  readonly executionId: string
  /** Unique in the job and the same at every replay: "piece/3". */
  readonly key: string
  readonly kind: string
  readonly name: string
  readonly input: unknown
}
export class CurrentStep extends Context.Service<CurrentStep, Step>()("kernel/CurrentStep") {}

/**
 * A change of a long job by the write path: state, audit, outbox and the answer in one transaction of the company.
 *
 * Keyed by execution and step, so a step that runs again because the process died after the commit gets its first
 * answer and changes nothing. The key is kept 48 hours; for ever holds only the unique index on the natural key, which
 * every change of a job needs besides. The answer must be JSON. Fails as the body does.
 */
export const writeStep = Effect.fn("Jobs.writeStep")(function* <A, E, R>(body: Effect.Effect<A, E, R>) {
  const actor = yield* CurrentActor
  const { executionId, key, kind, name, input } = yield* CurrentStep
  // With a space, which no request's key has: nobody can use it up before.
  const text = yield* write({ actor, call: `${kind}.${name}`, key: `${executionId} ${key}`, body: input }, body)
  const answer: A = JSON.parse(text)
  return answer
})
