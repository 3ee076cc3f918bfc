/** A product of one test file: its own database, an HTTP server on a free port, and what a test says in words. */
import { Clock, Effect, Exit, Layer, type Redacted, Scope } from "effect"
import type postgres from "postgres"
import { afterAll, beforeAll, inject } from "vitest"
import type { StripeSettings } from "#modules/billing/index.ts"
import type { PaymentMethod } from "#modules/companies/codes.ts"
import type { TransferAccount } from "#modules/companies/index.ts"
import type { SellerFacts } from "#modules/contact/index.ts"
import type { FileStore } from "#modules/files/index.ts"
import { connect, type DatabaseAddress } from "#modules/kernel/database/connect.ts"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { TrustedProxies } from "#modules/kernel/http/client-address.ts"
import type { Limits } from "#modules/kernel/http/request-limits.ts"
import type { Keys } from "#modules/kernel/keys.ts"
import type { Law } from "#modules/kernel/law/law.ts"
import { administer } from "#modules/runtime/database/roles.ts"
import { product, services } from "#modules/server.ts"
import { type MovedClock, movedClock } from "./clock.ts"
import { freePort } from "./free-port.ts"
import { cloneOutside } from "./outside.ts"

export interface Running {
  readonly url: string
  /** The owner's eye on every row, past all policies; to look, never to arrange a test. */
  readonly owner: postgres.Sql
  readonly address: DatabaseAddress
  /** Runs a program with the product's services, as the CLI does. */
  readonly run: <A, E>(program: Effect.Effect<A, E, Database | FileStore | Keys | Law>) => Promise<A>
  readonly readiness: { isReady: boolean }
  /** The product's clock, where the test named a moment. */
  readonly clock?: MovedClock
}

/** A database of its own, cloned from the migrated one or from another that nobody is connected to. */
export const clonedDatabase = Effect.fn("Tests.clonedDatabase")(function* (
  socket: string,
  template = "template_product",
) {
  const database = `t_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  yield* administer(socket, `create database ${database} template ${template} owner tehai_owner`)
  return { kind: "embedded", socket, database } as const satisfies DatabaseAddress
})

/** Runs `body` while no other file of the run does. */
export const alone = <A, E, R>(socket: string, body: Effect.Effect<A, E, R>) =>
  Effect.scoped(
    Effect.gen(function* () {
      const keeper = yield* connect({ kind: "embedded", socket, database: "postgres" }, "tehai_owner", 1)
      yield* Effect.promise(() => keeper`select pg_advisory_lock(1)`)
      return yield* body
    }),
  )

/** As clonedDatabase, or on the outside PostgreSQL that the run was started with. */
const databaseOfRun = Effect.fn("Tests.databaseOfRun")(function* (socket: string) {
  const outside = inject("outside")
  if (outside === "") return yield* clonedDatabase(socket)
  return yield* cloneOutside(outside, `t_${process.pid}_${Math.random().toString(36).slice(2, 8)}`)
})

/** The product's services on a database, without a server. */
export const opened = Effect.fn("Tests.opened")(function* (
  address: DatabaseAddress,
  dataDir: string,
  clock?: MovedClock,
) {
  const owner = yield* connect(address, "tehai_owner", 2)
  const context = yield* Layer.build(services({ database: address, dataDir }))
  return {
    url: "",
    owner,
    address,
    readiness: { isReady: true },
    run: <A, E>(program: Effect.Effect<A, E, Database | FileStore | Keys | Law>) =>
      Effect.runPromise(
        clock === undefined
          ? Effect.provideContext(program, context)
          : Effect.provideService(Effect.provideContext(program, context), Clock.Clock, clock.clock),
      ),
    ...(clock === undefined ? {} : { clock }),
  } satisfies Running
})

/** What a file's product is started with. */
export interface Wanted {
  /** The product's clock goes from this instant. */
  readonly startsAt?: string
  /** The demo's people can be entered by one click. */
  readonly offersDemo?: boolean
  readonly limits?: Limits
  /** Who runs the product. */
  readonly seller?: SellerFacts | undefined
  /** Where companies transfer to. */
  readonly transferTo?: TransferAccount | undefined
  /** Ways that end with the demo. */
  readonly sampleWays?: ReadonlyArray<PaymentMethod>
  /** The card company. */
  readonly cards?: StripeSettings | undefined
  /** Whose X-Forwarded-For is believed. */
  readonly proxies?: TrustedProxies | undefined
  /** The store of files; the data folder where it is absent. */
  readonly filesUrl?: Redacted.Redacted
}

/** The whole product on a database, on a free port. */
export const started = Effect.fn("Tests.started")(function* (
  address: DatabaseAddress,
  dataDir: string,
  { startsAt, ...settings }: Wanted = {},
) {
  const port = yield* Effect.promise(freePort)
  const clock = startsAt === undefined ? undefined : movedClock(startsAt)
  const running = yield* opened(address, dataDir, clock)
  const { readiness } = running
  const serving = Layer.build(product({ database: address, dataDir, host: "127.0.0.1", port, readiness, ...settings }))
  yield* clock === undefined ? serving : Effect.provideService(serving, Clock.Clock, clock.clock)
  return { ...running, url: `http://127.0.0.1:${port}` } satisfies Running
})

/** Holds what `open` gives from before the file's tests until after them; `arrange` may already ask for it. */
export const heldForFile = <A>(
  open: (socket: string, dataDir: string) => Effect.Effect<A, unknown, Scope.Scope>,
  arrange: (held: A) => Promise<void> = async () => {},
  patienceMillis = 300_000,
) => {
  let held: A | undefined
  const scope = Effect.runSync(Scope.make())
  beforeAll(async () => {
    held = await Effect.runPromise(open(inject("socket"), inject("dataDir")).pipe(Scope.provide(scope)))
    await arrange(held)
  }, patienceMillis)
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
  return (): A => {
    if (held === undefined) throw new Error("not running yet")
    return held
  }
}

/** Starts before the file's tests and stops after them. */
export const runningProduct = (arrange?: (running: Running) => Promise<void>, wanted: Wanted = {}): (() => Running) =>
  heldForFile(
    (socket, dataDir) => Effect.flatMap(databaseOfRun(socket), (address) => started(address, dataDir, wanted)),
    arrange,
  )
