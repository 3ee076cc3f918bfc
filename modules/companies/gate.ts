/** Answers the kernel's sign-in port: the person behind a token, and what he is in the chosen company. */
import { Effect, Exit, Layer } from "effect"
import { personOf, type SignInRow, signInsStatement, tokenHash } from "#modules/identity/index.ts"
import type { Actor, Person } from "#modules/kernel/actor.ts"
import { roleIds, wordOf } from "#modules/kernel/codes.ts"
import { flight, together } from "#modules/kernel/database/scope.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { gathering } from "#modules/kernel/gathering.ts"
import { Gate } from "#modules/kernel/http/gate.ts"
import { type ActorRow, membershipsStatement } from "./repository.ts"

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

const judge = Effect.fnUntraced(function* (person: Person, companyId: number, row: ActorRow | undefined) {
  if (row === undefined) return yield* refuse("Your_Company_In_Header_Not_Valid")
  if (row.status !== 1 || row.admin_status === 2) return yield* refuse("You_Are_Blocked_From_This_Company")
  return actorFrom(person, companyId, row)
})

interface Caller {
  readonly hash: string
  readonly companyId: number
}
interface Found {
  readonly signIn: SignInRow | undefined
  readonly member: ActorRow | undefined
}

/** One flight for all who call the same company at the same moment. */
const found = Effect.fnUntraced(function* (callers: ReadonlyArray<Caller>) {
  const companyId = callers[0]?.companyId ?? 0
  const hashes = callers.map(({ hash }) => hash)
  const [signIns, members] = yield* flight({ companyId }, (sql) =>
    together(signInsStatement(sql, hashes), membershipsStatement(sql, companyId)),
  )
  const byHash = new Map(signIns.map((row) => [row.access_hash, row]))
  const byPerson = new Map(members.map((row) => [row.person_id, row]))
  return hashes.map((hash): Exit.Exit<Found> => {
    const signIn = byHash.get(hash)
    return Exit.succeed({ signIn, member: signIn === undefined ? undefined : byPerson.get(signIn.person_id) })
  })
})

const most = 100

/** Asked anew for every call: a sign-in that ended or a person who was blocked opens nothing from that moment on. */
export const gate = Layer.sync(Gate, () => {
  const find = gathering({ most, who: (caller: Caller) => caller, run: found })
  return {
    person: Effect.fn("Gate.person")(function* (token) {
      const hash = tokenHash(token).toString("hex")
      const [[signIn]] = yield* flight({}, (sql) => together(signInsStatement(sql, [hash])))
      return yield* personOf(signIn)
    }),
    actor: Effect.fnUntraced(function* (token, companyId) {
      const { signIn, member } = yield* find(companyId, { hash: tokenHash(token).toString("hex"), companyId })
      return yield* judge(yield* personOf(signIn), companyId, member)
    }),
  }
})
