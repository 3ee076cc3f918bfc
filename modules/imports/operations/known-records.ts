/** What a row of a sheet may name or double: a partner knows its own card and its own people, everybody else the company's. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { everyPartner, staffNamesAndBirthdays } from "#modules/people/index.ts"

export const knownPartners = Effect.fn("Imports.knownPartners")(function* () {
  const { companyId, partnerId } = yield* CurrentActor
  const partners = yield* everyPartner(companyId)
  return partnerId === null ? partners : partners.filter(({ id }) => id === partnerId)
})

export const knownPeople = Effect.fn("Imports.knownPeople")(function* () {
  const { companyId, partnerId } = yield* CurrentActor
  const people = yield* staffNamesAndBirthdays(companyId)
  return partnerId === null ? people : people.filter((one) => one.partnerId === partnerId)
})
