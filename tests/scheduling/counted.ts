/** Runs an operation as a person of a company and counts the statements that it sent. */
import { randomUUID } from "node:crypto"
import { Effect, Layer } from "effect"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { Database, inCompany } from "#modules/kernel/database/scope.ts"
import type { Refused } from "#modules/kernel/errors.ts"
import type { Keys } from "#modules/kernel/keys.ts"
import type { Law } from "#modules/kernel/law/law.ts"
import { write } from "#modules/kernel/write.ts"
import type { TestCompany } from "../kernel/companies.ts"
import { countingPool } from "../kernel/counting-pool.ts"
import type { Running } from "../kernel/product.ts"

export const adminOf = (company: TestCompany): Actor => ({
  personId: company.personOf("admin"),
  language: "ja",
  companyId: company.id,
  membershipId: 1,
  role: "admin",
  isFirstAdmin: true,
  isSupervising: true,
  hidesRevenue: false,
  isOutsourced: false,
  isCustomer: false,
  partnerId: null,
})

/** What a scope sends around its operation: begin, settings, commit; a write the claim, and the journal with the answer, too. */
const around = { read: 3, write: 5 } as const

const counting = ({ address }: Running) => {
  const { sent, pool: app } = countingPool(address)
  return { sent, app, layer: Layer.succeed(Database, { app, relay: app }) }
}

/** Statements of a read beside those of the scope itself. */
export const statementsOf = async <A>(
  running: Running,
  actor: Actor,
  operation: Effect.Effect<A, Refused, CurrentActor | Database | Law>,
): Promise<{ readonly statements: number; readonly answer: A }> => {
  const { sent, app, layer } = counting(running)
  const run = () =>
    running.run(
      inCompany(actor.companyId)(operation).pipe(Effect.provideService(CurrentActor, actor), Effect.provide(layer)),
    )
  await run()
  sent.statements = 0
  const answer = await run()
  await app.end()
  return { statements: sent.statements - around.read, answer }
}

/** Everything that one write sends, with the scope around it, as words without values. */
export const sentByWrite = async <A>(
  running: Running,
  actor: Actor,
  operation: Effect.Effect<A, Refused, CurrentActor | Database | Keys | Law>,
): Promise<ReadonlyArray<string>> => {
  const { sent, app, layer } = counting(running)
  await app`select 1`
  sent.words = []
  const command = { actor, call: "test", key: randomUUID(), body: {} }
  await running.run(write(command, operation).pipe(Effect.provideService(CurrentActor, actor), Effect.provide(layer)))
  await app.end()
  return sent.words
}

/** Statements of one write beside those of the write path itself. */
export const statementsOfWrite = async <A>(
  running: Running,
  actor: Actor,
  operation: Effect.Effect<A, Refused, CurrentActor | Database | Keys | Law>,
): Promise<number> => (await sentByWrite(running, actor, operation)).length - around.write
