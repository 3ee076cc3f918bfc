/** Companies of sixty in a data folder of their own: to be closed by the product's processes, and closed undisturbed beside. */
import { Effect } from "effect"
import postgres from "postgres"
import { connect } from "#modules/kernel/database/connect.ts"
import { migrate } from "#modules/kernel/database/migrate.ts"
import { administer, prepareDatabase, productDatabase } from "#modules/kernel/database/roles.ts"
import { ownPostgres } from "#modules/kernel/postgres/embedded.ts"
import type { TestCompany } from "../../kernel/companies.ts"
import { opened } from "../../kernel/product.ts"
import { lineBefore, ownPort } from "../line.ts"
import { aDataFolder, processesOn } from "../processes.ts"
import { undisturbed } from "./closes.ts"
import { sixtyPeople } from "./sixty-people.ts"

const calmDatabase = "calm"

/** Looks past the line, as the owner of every row. */
const ownerOf = (host: string, database: string) =>
  Effect.acquireRelease(
    Effect.sync(() => postgres({ host, port: ownPort, username: "tehai_owner", database, max: 2, onnotice: () => {} })),
    (sql) => Effect.promise(() => sql.end({ timeout: 1 })),
  )

/** Makes the companies, and closes each on a copy of the database that nothing disturbs. */
const arranged = Effect.fn("Tests.arranged")(function* (dataDir: string, companies: number) {
  const { socket } = yield* ownPostgres(dataDir, "tests")
  yield* prepareDatabase(socket)
  const address = { kind: "embedded", socket, database: productDatabase } as const
  yield* Effect.scoped(Effect.flatMap(connect(address, "tehai_owner", 1), migrate))
  const made: Array<TestCompany> = []
  yield* Effect.scoped(
    Effect.flatMap(opened(address, dataDir), (running) =>
      Effect.promise(async () => {
        for (let n = 0; n < companies; n++) made.push(await sixtyPeople(running, `SIXTY${n}`))
      }),
    ),
  )
  yield* administer(socket, `create database ${calmDatabase} template ${productDatabase} owner tehai_owner`)
  // Of its own, for the anchors of the other database lie in the data folder.
  const calmFolder = yield* aDataFolder
  const running = yield* opened({ ...address, database: calmDatabase }, calmFolder)
  yield* Effect.promise(() =>
    undisturbed(
      made.map((company) => ({ ...running, company })),
      calmFolder,
    ),
  )
  return { socket, companies: made }
}, Effect.scoped)

export const closesInOwnFolder = (companies: number) =>
  Effect.gen(function* () {
    const dataDir = yield* aDataFolder
    const made = yield* arranged(dataDir, companies)
    const processes = yield* processesOn(dataDir)
    const line = yield* Effect.acquireRelease(
      Effect.promise(() => lineBefore(made.socket)),
      (held) => Effect.sync(held.end),
    )
    const owner = yield* ownerOf(made.socket, productDatabase)
    const calm = yield* ownerOf(made.socket, calmDatabase)
    return { ...made, dataDir, processes, line, owner, calm }
  })
export type OwnFolder = Effect.Success<ReturnType<typeof closesInOwnFolder>>
