/** Answers the kernel's sign-in port: the person behind a token, and what he is in the chosen company. */
import { Effect, Layer } from "effect"
import { personOf, signInStatement, tokenHash } from "#modules/identity/index.ts"
import type { Actor, Person } from "#modules/kernel/actor.ts"
import { roleIds, wordOf } from "#modules/kernel/codes.ts"
import { flight, together } from "#modules/kernel/database/scope.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { Gate } from "#modules/kernel/http/gate.ts"
import { type ActorRow, membershipStatement } from "./repository.ts"

const actorFrom = (person: Person, companyId: number, row: ActorRow): Actor => ({
  ...person,
  companyId,
  membershipId: row.id,
  role: wordOf(roleIds, row.role),
  isFirstAdmin: row.is_first_admin,
  isSupervising: row.is_supervising,
  hidesRevenue: row.hides_revenue,
  isOutsourced: row.is_outsourced,
  isCustomer: row.is_customer,
  partnerId: row.partner_id,
})

const judge = Effect.fn("Companies.judge")(function* (person: Person, companyId: number, row: ActorRow | undefined) {
  if (row === undefined) return yield* refuse("Your_Company_In_Header_Not_Valid")
  if (row.status !== 1 || row.admin_status === 2) return yield* refuse("You_Are_Blocked_From_This_Company")
  return actorFrom(person, companyId, row)
})

/** Asked anew for every call: a sign-in that ended or a person who was blocked opens nothing from that moment on. */
export const gate = Layer.succeed(Gate, {
  person: Effect.fn("Gate.person")(function* (token) {
    const [[signIn]] = yield* flight({}, (sql) => together(signInStatement(sql, tokenHash(token))))
    return yield* personOf(signIn)
  }),
  actor: Effect.fn("Gate.actor")(function* (token, companyId) {
    const [[signIn], [member]] = yield* flight({}, (sql) =>
      together(signInStatement(sql, tokenHash(token)), membershipStatement(sql, companyId)),
    )
    return yield* judge(yield* personOf(signIn), companyId, member)
  }),
})
