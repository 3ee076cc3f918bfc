/** The database that the settings name, for the length of a scope. */
import { existsSync, mkdirSync } from "node:fs"
import { resolve } from "node:path"
import { Effect, Redacted, Scope } from "effect"
import type postgres from "postgres"
import { connect, type DatabaseAddress } from "#modules/kernel/database/connect.ts"
import { ownAuditKey } from "#modules/runtime/audit/audit-key.ts"
import { isMigrated, migrate } from "#modules/runtime/database/migrate.ts"
import { prepareDatabase, productDatabase } from "#modules/runtime/database/roles.ts"
import { announceServer, serverOf } from "#modules/runtime/database/server-lease.ts"
import { type EmbeddedPostgres, joinPostgres, ownPostgres } from "#modules/runtime/postgres/embedded.ts"
import { DataFolderMissing } from "#modules/runtime/postgres/errors.ts"
import { onDisk } from "#modules/runtime/postgres/on-disk.ts"
import { prepareOutside, reachOutside } from "#modules/runtime/postgres/outside.ts"
import { hasCluster } from "#modules/runtime/postgres/places.ts"
import type { Settings } from "#modules/runtime/settings/settings.ts"

export interface OpenDatabase extends Pick<EmbeddedPostgres, "closeToSuperuser"> {
  readonly address: DatabaseAddress
  /** The embedded server was already running. */
  readonly reused: boolean
  /** Roles and extensions are this process's to make. */
  readonly isOwn: boolean
  /** Where the server that holds this database can be reached, when one runs. */
  readonly serverUrl: string | undefined
  /** Tells other commands where this server is, until the scope closes. */
  readonly announce: (url: string) => Effect.Effect<void>
}

/** Each login is asked before the database is: a wrong address is said as one. */
const outside = Effect.fn("Cli.outsideDatabase")(function* (dataDir: string, url: string, ownerUrl: string) {
  yield* onDisk(dataDir, () => mkdirSync(dataDir, { recursive: true }))
  yield* reachOutside(url, ownerUrl)
  const address: DatabaseAddress = { kind: "outside", url, ownerUrl }
  const scope = yield* Effect.scope
  const announce = (at: string) => Effect.provideService(announceServer(address, at), Scope.Scope, scope)
  return {
    ...{ address, reused: true, isOwn: true, serverUrl: yield* serverOf(address), announce },
    closeToSuperuser: Effect.void,
  } satisfies OpenDatabase
})

const embedded = ({ socket, ...found }: EmbeddedPostgres): OpenDatabase => ({
  ...found,
  address: { kind: "embedded", socket, database: productDatabase },
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

/** For who makes nothing: the folder was set up before. Fails with DataFolderMissing, and leaves the disk as it is. */
export const standingFolder = ({ database, dataDir }: Settings) =>
  Effect.flatMap(
    onDisk(dataDir, () => (database === undefined ? hasCluster(dataDir) : existsSync(dataDir))),
    (stands) => (stands ? Effect.void : Effect.fail(new DataFolderMissing({ folder: resolve(dataDir) }))),
  )

/**
 * Makes the roles and extensions that are missing; a guest's are the owner's matter. After it nobody is let in as the
 * superuser: a backup, a restore and every other command come as the product's roles.
 */
export const prepared = Effect.fn("Cli.prepared")(function* (database: OpenDatabase) {
  const { address, closeToSuperuser, isOwn } = database
  if (address.kind === "outside") return yield* prepareOutside(address.url, address.ownerUrl)
  if (!isOwn) return
  yield* prepareDatabase(address.socket, address.database)
  yield* closeToSuperuser
})

export const asOwner = <A, E>(database: OpenDatabase, body: (sql: postgres.Sql) => Effect.Effect<A, E>) =>
  Effect.scoped(Effect.flatMap(connect(database.address, "tehai_owner", 1), body))

/** Makes what is missing (roles, extensions), then applies the migrations; gives the names of those that ran. */
export const migrated = Effect.fn("Cli.migrated")(function* (database: OpenDatabase) {
  yield* prepared(database)
  return yield* asOwner(database, migrate)
})

/** As migrated, and signed by this folder's key: for who writes. Fails with AuditKeyOfAnother, too. */
export const upToDate = Effect.fn("Cli.upToDate")(function* (database: OpenDatabase, { dataDir }: Settings) {
  const applied = yield* migrated(database)
  yield* ownAuditKey(database.address, dataDir)
  return applied
})

/** Changes nothing. Fails with DatabaseBehind. */
export const isOfThisVersion = (database: OpenDatabase) => asOwner(database, isMigrated)

/** For who finds it as it is. Fails with DatabaseBehind or AuditKeyOfAnother. */
export const asItIs = Effect.fn("Cli.asItIs")(function* (database: OpenDatabase, { dataDir }: Settings) {
  yield* isOfThisVersion(database)
  yield* ownAuditKey(database.address, dataDir)
})
