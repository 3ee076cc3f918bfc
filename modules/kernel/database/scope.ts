/**
 * The three scopes, and no other way to a connection. A query outside a scope sees nothing.
 *
 * A scope is one transaction on a reserved connection: `begin`, the settings that row-level security reads
 * and an optional first statement travel in one round trip, the last statement with the commit in another.
 */
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js"
import { Cause, Context, Effect, Exit, Layer, Schedule } from "effect"
import type postgres from "postgres"
import { connect, type DatabaseAddress, keepParsers } from "./connect.ts"
import { type Reserved, reserve, rollBack } from "./reserve.ts"

export type Sql = postgres.ReservedSql

export class Database extends Context.Service<Database, { readonly app: postgres.Sql; readonly relay: postgres.Sql }>()(
  "kernel/Database",
) {
  static readonly layer = (address: DatabaseAddress, connections = 12) =>
    Layer.effect(
      Database,
      Effect.all({ app: connect(address, "tehai_app", connections), relay: connect(address, "tehai_relay", 3) }),
    )
}

/** What a scope is for; two scopes are the same when these are equal. */
export interface Setting {
  readonly companyId?: number
  readonly personId?: number
  readonly platform?: string
}
export interface Transaction {
  readonly setting: Setting
  readonly sql: Sql
  readonly query: PostgresJsDatabase
  /** Asks while its connection is there; rejects with what it died of. */
  readonly whileThere: Reserved["whileThere"]
}
export const CurrentTransaction = Context.Reference<Transaction | undefined>("kernel/CurrentTransaction", {
  defaultValue: () => undefined,
})

const transactionOn = (pool: postgres.Sql, { sql, whileThere }: Reserved, setting: Setting): Transaction => {
  let built: PostgresJsDatabase | undefined
  return {
    setting,
    sql,
    whileThere,
    get query() {
      if (built === undefined) {
        built = drizzle({ client: Object.assign(sql, { options: pool.options }) })
        keepParsers(pool)
      }
      return built
    },
  }
}

/** What travels with `begin` and with `commit`; both send their statements with `together` before they wait. */
export interface Ends<First, A> {
  readonly first: (sql: Sql) => Promise<First>
  readonly last: (sql: Sql, value: A) => Promise<unknown>
}

type Startable = PromiseLike<unknown> & { readonly execute: () => unknown }
type Started<Q> = { readonly [K in keyof Q]: Q[K] extends PromiseLike<infer A> ? A : never }

/**
 * Sends statements in this order without waiting between them.
 *
 * A query of the driver starts when somebody awaits it; awaited together with others that were built inside
 * another promise, the order on the wire would be an accident.
 */
export const together = <const Q extends ReadonlyArray<Startable>>(...queries: Q): Promise<Started<Q>> => {
  for (const query of queries) query.execute()
  return Promise.all(queries) as Promise<Started<Q>>
}

const settle = (sql: Sql, to: Setting) =>
  sql`select set_config('app.company_id', ${String(to.companyId ?? "")}, true),
    set_config('app.person_id', ${String(to.personId ?? "")}, true),
    set_config('app.platform', ${to.platform ?? ""}, true)`

const isRetryable = (cause: Cause.Cause<unknown>) =>
  cause.reasons.some((reason) => {
    const fault = Cause.isDieReason(reason) ? reason.defect : undefined
    const code = fault instanceof Error ? (fault as { code?: string; cause?: { code?: string } }) : undefined
    return ["40001", "40P01"].includes(code?.code ?? code?.cause?.code ?? "")
  })

/** Looked at in the very moment of asking: a lost connection may be somebody else's a moment later. */
export const onLive = <A>({ whileThere }: Pick<Transaction, "whileThere">, ask: () => PromiseLike<A>) =>
  Effect.promise(() => whileThere(ask))

// Every generator of this file is made once: one made at each call would keep alive what its statement holds until the
// old space is swept.
const fromBeginToCommit = Effect.fnUntraced(function* <First, A, E, R>(
  app: postgres.Sql,
  reserved: Reserved,
  setting: Setting,
  ends: Ends<First, A>,
  body: (first: First) => Effect.Effect<A, E, R>,
) {
  const { sql, begun } = reserved
  const [, , first] = yield* onLive(reserved, () =>
    Promise.all([begun, together(settle(sql, setting)), ends.first(sql)]),
  )
  const transaction = transactionOn(app, reserved, setting)
  const done = yield* Effect.provideService(body(first), CurrentTransaction, transaction)
  yield* Effect.uninterruptible(
    Effect.promise(async () => {
      await reserved.answered()
      await reserved.whileThere(() => Promise.all([ends.last(sql, done), sql.unsafe("commit")]))
    }),
  )
  return done
})

const once = <First, A, E, R>(
  setting: Setting,
  ends: Ends<First, A>,
  body: (first: First) => Effect.Effect<A, E, R>,
): Effect.Effect<A, E, R | Database> =>
  Effect.flatMap(Database, ({ app }) =>
    Effect.acquireUseRelease(
      Effect.promise(() => reserve(app)),
      (reserved) => fromBeginToCommit(app, reserved, setting, ends, body),
      (reserved, exit) =>
        Effect.promise(async () => {
          if (Exit.isFailure(exit)) await rollBack(reserved)
          reserved.release()
        }),
    ),
  )

/** Runs a body in a new transaction; a deadlock or serialization fault runs it again, three times at most. */
export const transact = <First, A, E, R>(
  setting: Setting,
  ends: Ends<First, A>,
  body: (first: First) => Effect.Effect<A, E, R>,
): Effect.Effect<A, E, R | Database> =>
  once(setting, ends, body).pipe(
    Effect.sandbox,
    Effect.retry({ times: 3, while: isRetryable, schedule: Schedule.jittered(Schedule.exponential("20 millis")) }),
    Effect.catch((cause) => Effect.failCause(cause)),
  )

const nothing: Ends<undefined, unknown> = {
  first: () => Promise.resolve(undefined),
  last: () => Promise.resolve(undefined),
}
const isSame = (one: Setting, other: Setting) =>
  one.companyId === other.companyId && one.personId === other.personId && one.platform === other.platform

const within = Effect.fnUntraced(function* <A, E, R>(setting: Setting, body: Effect.Effect<A, E, R>) {
  const open = yield* CurrentTransaction
  if (open === undefined) return yield* transact(setting, nothing, () => body)
  if (isSame(open.setting, setting)) return yield* body
  return yield* Effect.die(new Error("a scope of another kind or id inside an open one"))
})

/** The rows of one company. Joins an open scope of the same company; dies inside any other. */
export const inCompany =
  (companyId: number) =>
  <A, E, R>(body: Effect.Effect<A, E, R>) =>
    within({ companyId }, body)

/** What belongs to a person across companies: picker, own slips, invitations. */
export const asPerson =
  (personId: number) =>
  <A, E, R>(body: Effect.Effect<A, E, R>) =>
    within({ personId }, body)

/** What belongs to no company: sign-in, the platform's lists. The files that use it stand in tests/architecture. */
export const acrossCompanies =
  (reason: string) =>
  <A, E, R>(body: Effect.Effect<A, E, R>) =>
    within({ platform: reason }, body)

/** Runs a query in the open scope. A storage fault dies; so does a query outside a scope. */
export const query = Effect.fnUntraced(function* <A>(ask: (tx: Transaction) => PromiseLike<A>) {
  const tx = yield* CurrentTransaction
  if (tx === undefined) return yield* Effect.die(new Error("a query outside a scope"))
  return yield* onLive(tx, () => ask(tx))
})

/** A transaction of its own inside an open scope: what it writes stays when the open one is rolled back. */
export const apart = <A, E, R>(body: Effect.Effect<A, E, R>) =>
  Effect.provideService(body, CurrentTransaction, undefined)

/** Reads in one round trip: begin, settings, the statements and commit travel together. */
export const roundTrip = <A>(setting: Setting, ask: (sql: Sql) => Promise<A>): Effect.Effect<A, never, Database> =>
  Effect.flatMap(Database, ({ app }) =>
    Effect.promise(async () => {
      const reserved = await reserve(app)
      const { sql, begun, release, whileThere } = reserved
      try {
        const [, , answer] = await whileThere(() => {
          const settled = together(settle(sql, setting))
          const asked = ask(sql)
          return Promise.all([begun, settled, asked, together(sql.unsafe("commit"))])
        })
        return answer
      } catch (fault) {
        await rollBack(reserved)
        throw fault
      } finally {
        release()
      }
    }),
  )
