/** Where a bench stands: a PostgreSQL of its own with fsync on, a database that is migrated, the product's services. */
import { Clock, Effect, Exit, Layer, Scope } from "effect"
import type postgres from "postgres"
import { type SeededCompany, seedDatabase } from "#cli/bench/seed.ts"
import type { Size } from "#cli/bench/sizes.ts"
import type { FileStore } from "#modules/files/index.ts"
import { isoMonth } from "#modules/kernel/civil-day.ts"
import { connect, type DatabaseAddress } from "#modules/kernel/database/connect.ts"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { Keys } from "#modules/kernel/keys.ts"
import type { Law } from "#modules/kernel/law/law.ts"
import { migrate } from "#modules/runtime/database/migrate.ts"
import { prepareDatabase } from "#modules/runtime/database/roles.ts"
import { ownPostgres } from "#modules/runtime/postgres/embedded.ts"
import { services } from "#modules/server.ts"
import { movedClock } from "../kernel/clock.ts"
import { inFolder } from "./folder.ts"

export const seed = 20_261_001
export const month = isoMonth("2026-10")
export const password = "tehai-bench-2026"
/** The product's clock goes from here: the month is over, whatever day the machine has. */
export const startsAt = "2026-11-05T01:00:00.000Z"

export interface Ground {
  readonly dataDir: string
  readonly address: DatabaseAddress & { readonly kind: "embedded" }
  readonly clock: Clock.Clock
  readonly owner: postgres.Sql
  readonly scope: Scope.Scope
  /** Runs a program with the product's services at the bench's moment. */
  readonly run: <A, E>(program: Effect.Effect<A, E, Database | FileStore | Keys | Law>) => Promise<A>
  readonly seeded: (size: Size) => Promise<ReadonlyArray<SeededCompany>>
}

export const database = "bench"

const standing = Effect.fn("Bench.standing")(function* (socket: string, dataDir: string, scope: Scope.Scope) {
  const address = { kind: "embedded", socket, database } as const
  const owner = yield* connect(address, "tehai_owner", 3)
  const context = yield* Layer.build(services({ database: address, dataDir }))
  const { clock } = movedClock(startsAt)
  const run: Ground["run"] = (program) =>
    Effect.runPromise(Effect.provideService(Effect.provideContext(program, context), Clock.Clock, clock))
  let seeds = seed
  const seeded: Ground["seeded"] = (size) => run(seedDatabase(address, { size, seed: seeds++, month, password }))
  return { dataDir, address, clock, owner, scope, run, seeded } satisfies Ground
})

const prepared = Effect.fn("Bench.ground")(function* (dataDir: string, scope: Scope.Scope) {
  const { socket } = yield* ownPostgres(dataDir, "bench")
  yield* prepareDatabase(socket, database)
  const address = { kind: "embedded", socket, database } as const
  yield* Effect.scoped(Effect.flatMap(connect(address, "tehai_owner", 1), migrate))
  return yield* standing(socket, dataDir, scope)
})

/** The ground of another process, for a helper of its bench that must be measured alone. */
export const joinedGround = (socket: string, dataDir: string): Promise<Ground> => {
  const scope = Effect.runSync(Scope.make())
  return Effect.runPromise(standing(socket, dataDir, scope).pipe(Scope.provide(scope)))
}

/** Lends a ground to a bench and takes it away again, whatever happens. */
export const onGround = <A>(bench: (ground: Ground) => Promise<A>): Promise<A> =>
  inFolder(async (dataDir) => {
    const scope = Effect.runSync(Scope.make())
    try {
      return await bench(await Effect.runPromise(prepared(dataDir, scope).pipe(Scope.provide(scope))))
    } finally {
      await Effect.runPromise(Scope.close(scope, Exit.void))
    }
  })
