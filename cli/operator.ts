/** CLI-04: a command acts as a named person, with that person's rights, and leaves a line in the audit. */
import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { actorForOperator } from "#modules/companies/index.ts"
import { personByEmail } from "#modules/identity/index.ts"
import { type Actor, CurrentActor, CurrentPerson } from "#modules/kernel/actor.ts"
import { acrossCompanies, inCompany } from "#modules/kernel/database/scope.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { normaliseEmail } from "#modules/kernel/fields/normalise.ts"
import type { Reach } from "#modules/kernel/http/contract.ts"
import { tell, write } from "#modules/kernel/write.ts"
import type { OperatorOptions } from "./operator-options.ts"

/**
 * By what the command does: one that only looks is for the admin of a stopped company too. Fails as sign-in would:
 * User_Not_Exist, Your_Company_In_Header_Not_Valid, You_Are_Blocked_From_This_Company.
 */
export const operatorOf = Effect.fn("Cli.operatorOf")(function* (
  { as, company }: OperatorOptions,
  reach: Reach = "open",
) {
  const person = yield* acrossCompanies("naming the operator of a command")(personByEmail(normaliseEmail(as)))
  if (person === undefined) return yield* refuse("User_Not_Exist")
  return yield* inCompany(company)(actorForOperator(company, person.id, reach))
})

const acting =
  (actor: Actor) =>
  <A, E, R>(body: Effect.Effect<A, E, R>) =>
    body.pipe(Effect.provideService(CurrentActor, actor), Effect.provideService(CurrentPerson, actor))

/** Looks at something as the operator, again and again while a job runs; its command has its line in the audit already. */
export const looking = <A, E, R>(actor: Actor, body: Effect.Effect<A, E, R>) =>
  inCompany(actor.companyId)(acting(actor)(body))

/** What a command does or reads, in one write of the operator; `asked` stands in the audit. The answer must be JSON. */
export const operated = Effect.fn("Cli.operated")(function* <A, E, R>(
  actor: Actor,
  action: string,
  asked: Readonly<Record<string, unknown>>,
  body: Effect.Effect<A, E, R>,
) {
  const key = `cli ${randomUUID()}`
  const noted = Effect.tap(body, () =>
    tell({ action: `cli.${action}`, subject: `company:${actor.companyId}`, after: asked }),
  )
  const answer: A = JSON.parse(yield* write({ actor, call: `cli ${action}`, key, body: asked }, acting(actor)(noted)))
  return answer
})
