/** A change in somebody's name, by the write path, without a server. */
import { Effect } from "effect"
import { actorForOperator } from "#modules/companies/index.ts"
import type { FileStore } from "#modules/files/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { Role } from "#modules/kernel/codes.ts"
import { type Database, inCompany } from "#modules/kernel/database/scope.ts"
import type { Refused } from "#modules/kernel/errors.ts"
import type { Keys } from "#modules/kernel/keys.ts"
import type { Law } from "#modules/kernel/law/law.ts"
import { write } from "#modules/kernel/write.ts"
import type { TestCompany } from "./companies.ts"
import type { Running } from "./product.ts"

export const acting =
  ({ run }: Pick<Running, "run">, company: TestCompany, role: Role = "admin") =>
  async <A>(body: Effect.Effect<A, Refused, Database | FileStore | Keys | Law | CurrentActor>): Promise<A> => {
    const actor = await run(inCompany(company.id)(actorForOperator(company.id, company.personOf(role))))
    const key = Math.random().toString(36)
    return JSON.parse(
      await run(write({ actor, call: "test", key, body: null }, Effect.provideService(body, CurrentActor, actor))),
    )
  }
