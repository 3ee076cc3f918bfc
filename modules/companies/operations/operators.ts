/** A named person acting without a browser: the CLI's operator, the one in whose name a job runs. */
import { Effect } from "effect"
import { activePerson } from "#modules/identity/index.ts"
import type { Reach } from "#modules/kernel/http/contract.ts"
import { memberRow } from "../repository/actors.ts"
import { actorOf } from "./actor.ts"

/** The same actor that a request of this person would have. Fails as sign-in does; runs in the company's scope. */
export const actorForOperator = Effect.fn("Companies.actorForOperator")(function* (
  companyId: number,
  personId: number,
  reach: Reach = "open",
) {
  const person = yield* activePerson(personId)
  return yield* actorOf(person, companyId, yield* memberRow(companyId, personId), reach)
})
