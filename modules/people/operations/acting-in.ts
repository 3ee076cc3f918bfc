/** A call of a person's own that goes on as what he is in one of his companies. */
import { Effect } from "effect"
import { actorForOperator } from "#modules/companies/index.ts"
import { CurrentActor, CurrentPerson } from "#modules/kernel/actor.ts"
import { adoptCompany, lookIntoCompany } from "#modules/kernel/write.ts"

/** Fails as coming in does, for who is no member or may not act. */
const asMember = <A, E, R>(companyId: number, body: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const { personId } = yield* CurrentPerson
    const actor = yield* actorForOperator(companyId, personId)
    return yield* Effect.provideService(body, CurrentActor, actor)
  })

/** To write there. */
export const actingIn = <A, E, R>(companyId: number, body: Effect.Effect<A, E, R>) =>
  Effect.andThen(adoptCompany(companyId), asMember(companyId, body))

/** To read there. */
export const lookingIn = <A, E, R>(companyId: number, body: Effect.Effect<A, E, R>) =>
  Effect.andThen(lookIntoCompany(companyId), asMember(companyId, body))
