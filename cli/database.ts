/** The database that the settings name, for the length of a scope. */
import { mkdirSync } from "node:fs"
import { Effect, Redacted } from "effect"
import { connect, type DatabaseAddress } from "#modules/kernel/database/connect.ts"
import { migrate } from "#modules/kernel/database/migrate.ts"
import { prepareDatabase, productDatabase } from "#modules/kernel/database/roles.ts"
import { type EmbeddedPostgres, joinPostgres, ownPostgres } from "#modules/kernel/postgres/embedded.ts"
import { onDisk } from "#modules/kernel/postgres/on-disk.ts"
import { prepareOutside } from "#modules/kernel/postgres/outside.ts"
import type { Settings } from "#modules/kernel/settings.ts"

export interface OpenDatabase {
  readonly address: DatabaseAddress
  /** The embedded server was already running. */
  readonly reused: boolean
  /** Where the server that holds this database can be reached, when one runs here. */
  readonly serverUrl: string | undefined
  /** Tells other commands where this server is. */
  readonly announce: (url: string) => Effect.Effect<void>
}

const outside = Effect.fn("Cli.outsideDatabase")(function* (dataDir: string, url: string, ownerUrl: string) {
  yield* onDisk(dataDir, () => mkdirSync(dataDir, { recursive: true }))
  const address: DatabaseAddress = { kind: "outside", url, ownerUrl }
  return { address, reused: true, serverUrl: undefined, announce: () => Effect.void } satisfies OpenDatabase
})

const embedded = ({ announce, reused, serverUrl, socket }: EmbeddedPostgres): OpenDatabase => ({
  address: { kind: "embedded", socket, database: productDatabase },
  reused,
  serverUrl,
  announce,
})

const open = (settings: Settings, local: ReturnType<typeof joinPostgres>) =>
  settings.database === undefined
    ? Effect.map(local, embedded)
    : outside(settings.dataDir, Redacted.value(settings.database.app), Redacted.value(settings.database.owner))

/** For a server: it alone holds the data folder. Fails with DataFolderInUse when another process does. */
export const ownDatabase = (settings: Settings, command: string) =>
  open(settings, ownPostgres(settings.dataDir, command))

/** For one command: borrows the running server's database, else starts it for as long as the command runs. */
export const joinDatabase = (settings: Settings, command: string) =>
  open(settings, joinPostgres(settings.dataDir, command))

/** Makes the roles and extensions that are missing. */
export const prepared = ({ address }: OpenDatabase) =>
  address.kind === "embedded"
    ? prepareDatabase(address.socket, address.database)
    : prepareOutside(address.url, address.ownerUrl)

/** Makes what is missing (roles, extensions), then applies the migrations; gives the names of those that ran. */
export const upToDate = Effect.fn("Cli.upToDate")(function* (database: OpenDatabase) {
  yield* prepared(database)
  return yield* Effect.scoped(Effect.flatMap(connect(database.address, "tehai_owner", 1), migrate))
})
