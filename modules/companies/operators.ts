/** A named person acting without a browser: the CLI's operator, the one in whose name a job runs. */
import { Effect } from "effect"
import { personWithPreferences } from "#modules/identity/index.ts"
import type { Actor } from "#modules/kernel/actor.ts"
import { roleIds, wordOf } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { membershipOfPerson } from "./repository.ts"

/** The same actor that a request of this person would have. Fails as sign-in does; runs in the company's scope. */
export const actorForOperator = Effect.fn("Companies.actorForOperator")(function* (
  companyId: number,
  personId: number,
) {
  const person = yield* personWithPreferences(personId)
  const row = yield* membershipOfPerson(companyId, personId)
  if (row === undefined) return yield* refuse("Your_Company_In_Header_Not_Valid")
  if (row.status !== 1) return yield* refuse("You_Are_Blocked_From_This_Company")
  return {
    personId,
    language: person.language,
    companyId,
    membershipId: row.id,
    role: wordOf(roleIds, row.role),
    isFirstAdmin: row.isFirstAdmin,
    isSupervising: row.isSupervising,
    hidesRevenue: row.hidesRevenue,
    isOutsourced: row.isOutsourced,
    isCustomer: row.isCustomer,
    partnerId: row.partnerId,
  } satisfies Actor
})
