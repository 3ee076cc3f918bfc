/** A data folder of a test's own, filled by the product's services, for the product's processes behind a line. */
import { Effect } from "effect"
import postgres from "postgres"
import { connect } from "#modules/kernel/database/connect.ts"
import { migrate } from "#modules/runtime/database/migrate.ts"
import { administer, prepareDatabase, productDatabase } from "#modules/runtime/database/roles.ts"
import { superuser } from "#modules/runtime/postgres/cluster.ts"
import { ownPostgres } from "#modules/runtime/postgres/embedded.ts"
import { opened, type Running } from "../kernel/product.ts"
import { lineBefore, ownPort } from "./line.ts"
import { aDataFolder, processesOn } from "./processes.ts"

const copyDatabase = "calm"

/** Looks past the line, by default as the owner of every row. */
const pastLine = (host: string, database: string, username = "tehai_owner") =>
  Effect.acquireRelease(
    Effect.sync(() => postgres({ host, port: ownPort, username, database, max: 2, onnotice: () => {} })),
    (sql) => Effect.promise(() => sql.end({ timeout: 1 })),
  )

export interface Filling<A> {
  /** Makes what the processes will find. */
  readonly fill: (running: Running) => Promise<A>
  /** Works undisturbed on a copy of it. */
  readonly onCopy?: (running: Running, made: A, dataDir: string) => Promise<unknown>
}

const filled = <A>(dataDir: string, { fill, onCopy }: Filling<A>) =>
  Effect.gen(function* () {
    const { socket } = yield* ownPostgres(dataDir, "tests")
    yield* prepareDatabase(socket)
    const address = { kind: "embedded", socket, database: productDatabase } as const
    yield* Effect.scoped(Effect.flatMap(connect(address, "tehai_owner", 1), migrate))
    const made = yield* Effect.scoped(
      Effect.flatMap(opened(address, dataDir), (running) => Effect.promise(() => fill(running))),
    )
    if (onCopy !== undefined) {
      yield* administer(socket, `create database ${copyDatabase} template ${productDatabase} owner tehai_owner`)
      // Of its own, for the anchors of the other database lie in the data folder.
      const beside = yield* aDataFolder
      const copy = yield* opened({ ...address, database: copyDatabase }, beside)
      yield* Effect.promise(() => onCopy(copy, made, beside))
    }
    return { socket, made }
  }).pipe(Effect.scoped)

export const ownFolder = <A>(filling: Filling<A>, dataFolder = aDataFolder) =>
  Effect.gen(function* () {
    const dataDir = yield* dataFolder
    const { socket, made } = yield* filled(dataDir, filling)
    const processes = yield* processesOn(dataDir)
    const line = yield* Effect.acquireRelease(
      Effect.promise(() => lineBefore(socket)),
      (held) => Effect.sync(held.end),
    )
    return {
      dataDir,
      made,
      processes,
      line,
      owner: yield* pastLine(socket, productDatabase),
      calm: yield* pastLine(socket, copyDatabase),
      admin: yield* pastLine(socket, "postgres", superuser),
    }
  })
export interface OwnFolder extends Omit<Effect.Success<ReturnType<typeof ownFolder>>, "made"> {}
