/** Answers the kernel's sign-in port: the person behind a token, and what he is in the chosen company. */
import { Effect, Exit, Layer } from "effect"
import { personOf, type SignInRow, signInsStatement, tokenHash } from "#modules/identity/index.ts"
import { gathering } from "#modules/kernel/crowd/gathering.ts"
import { roundTrip, together } from "#modules/kernel/database/scope.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { Gate } from "#modules/kernel/http/gate.ts"
import { type ActorRow, membershipsStatement } from "../repository/actors.ts"
import { actorOf } from "./actor.ts"
import { leavingJudged } from "./last-admin.ts"

interface Caller {
  readonly hash: string
  readonly companyId: number
}
interface Found {
  readonly signIn: SignInRow | undefined
  readonly member: ActorRow | undefined
}

/** One round trip for all who call the same company at the same moment. */
const readCallers = Effect.fnUntraced(function* (callers: ReadonlyArray<Caller>) {
  const companyId = callers[0]?.companyId ?? 0
  const hashes = callers.map(({ hash }) => hash)
  const [signIns, members] = yield* roundTrip({ companyId }, (sql) =>
    together(signInsStatement(sql, hashes), membershipsStatement(sql, companyId)),
  )
  const byHash = new Map(signIns.map((row) => [row.access_hash, row]))
  const byPerson = new Map(members.map((row) => [row.person_id, row]))
  return hashes.map((hash): Exit.Exit<Found> => {
    const signIn = byHash.get(hash)
    return Exit.succeed({ signIn, member: signIn === undefined ? undefined : byPerson.get(signIn.person_id) })
  })
})

const signInOf = Effect.fnUntraced(function* (token: string) {
  const hash = tokenHash(token).toString("hex")
  const [[signIn]] = yield* roundTrip({}, (sql) => together(signInsStatement(sql, [hash])))
  return signIn
})

const most = 100

/** Asked anew for every call: a sign-in that ended or a person who was blocked opens nothing from that moment on. */
export const gate = Layer.sync(Gate, () => {
  const find = gathering({ most, who: (caller: Caller) => caller, run: readCallers })
  return {
    person: Effect.fn("Gate.person")(function* (token) {
      return yield* personOf(yield* signInOf(token))
    }),
    platform: Effect.fn("Gate.platform")(function* (token) {
      const signIn = yield* signInOf(token)
      const person = yield* personOf(signIn)
      return signIn?.is_super_admin === true ? person : yield* refuse("Permission_Denied")
    }),
    actor: Effect.fnUntraced(function* (token, companyId, reach) {
      const { signIn, member } = yield* find(companyId, { hash: tokenHash(token).toString("hex"), companyId })
      return yield* actorOf(yield* personOf(signIn), companyId, member, reach)
    }),
    leaving: leavingJudged,
  }
})
