/** Somebody of the demo acting as he would by himself: his own write, his own rights. */
import { Clock, Effect } from "effect"
import { actorForOperator } from "#modules/companies/index.ts"
import { type Actor, CurrentActor, CurrentPerson } from "#modules/kernel/actor.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { write } from "#modules/kernel/write.ts"

export const actorOf = (companyId: number, personId: number) =>
  inCompany(companyId)(actorForOperator(companyId, personId))

/** Within an open write: the rights of this person for the length of an effect. */
export const as =
  (actor: Actor) =>
  <A, E, R>(body: Effect.Effect<A, E, R>) =>
    body.pipe(Effect.provideService(CurrentActor, actor), Effect.provideService(CurrentPerson, actor))

/** A write of this person, once per key; gives what the first run gave. */
export const written = Effect.fn("Demo.written")(function* <A, E, R>(
  actor: Actor,
  key: string,
  body: Effect.Effect<A, E, R>,
) {
  const text = yield* write({ actor, call: "demo.load", key: `demo.load ${key}`, body: null }, as(actor)(body))
  const answer: A = JSON.parse(text)
  return answer
})

/** What happened earlier is pressed and told as it was then: services believe a pressed time for two weeks only. */
export const asOf =
  (millis: number) =>
  <A, E, R>(body: Effect.Effect<A, E, R>) =>
    Effect.gen(function* () {
      const clock = yield* Clock.Clock
      const then: Clock.Clock = {
        currentTimeMillisUnsafe: () => millis,
        currentTimeMillis: Effect.succeed(millis),
        currentTimeNanosUnsafe: () => BigInt(millis) * 1_000_000n,
        currentTimeNanos: Effect.succeed(BigInt(millis) * 1_000_000n),
        monotonicTimeNanosUnsafe: () => clock.monotonicTimeNanosUnsafe(),
        monotonicTimeNanos: clock.monotonicTimeNanos,
        sleep: (duration) => clock.sleep(duration),
      }
      return yield* Effect.provideService(body, Clock.Clock, then)
    })
