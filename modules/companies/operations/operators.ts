/** A named person acting without a browser: the CLI's operator, the one in whose name a job runs. */
import { Effect } from "effect"
import { activePerson, personWithPreferences } from "#modules/identity/index.ts"
import type { Actor } from "#modules/kernel/actor.ts"
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

/**
 * Whoever has ordered something, for the audit of what becomes of it: he may be blocked by now, or gone from the company.
 *
 * No policy lets this actor do anything. Fails with User_Not_Exist.
 */
export const actorInName = Effect.fn("Companies.actorInName")(function* (companyId: number, personId: number) {
  const { language } = yield* personWithPreferences(personId)
  return {
    personId,
    language,
    companyId,
    membershipId: 0,
    role: "vendorWorker",
    isFirstAdmin: false,
    isSupervising: false,
    hidesRevenue: true,
    isOutsourced: false,
    isCustomer: false,
    partnerId: null,
  } satisfies Actor
})
