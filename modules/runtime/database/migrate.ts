/** Applies migrations/*.sql in order, each in its own transaction, one process at a time. */
import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { Data, Effect } from "effect"
import type postgres from "postgres"

/** A migration that already ran was edited: what it made can no longer be known from the file. */
export class MigrationChanged extends Data.TaggedError("MigrationChanged")<{ readonly file: string }> {}

/** The database is of an older release, or of none: a command that only looks doesn't change that. */
export class DatabaseBehind extends Data.TaggedError("DatabaseBehind")<{ readonly missing: ReadonlyArray<string> }> {}

const folder = new URL("../../../migrations/", import.meta.url)
const oneAtATime = 727_272

export interface Migration {
  readonly file: string
  readonly text: string
  readonly digest: string
}

/** What this product knows, in order. */
export const migrations = (): ReadonlyArray<Migration> =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((file) => {
      const text = readFileSync(new URL(file, folder), "utf8")
      return { file, text, digest: createHash("sha256").update(text).digest("hex") }
    })

/** The schemas that migrations make; the embedded engine's own is not among them. */
export const productSchemas = (): ReadonlyArray<string> =>
  migrations().flatMap(({ text }) => [...text.matchAll(/^create schema (\w+);/gm)].map(([, name]) => name ?? ""))

type Asking = postgres.Sql | postgres.TransactionSql

const prepare = async (sql: Asking) => {
  await sql`create schema if not exists migrations`
  await sql`create table if not exists migrations.applied (
    file text primary key, digest text not null, at timestamptz not null default now())`
}

/** What has run on a database, in order. */
export const appliedMigrations = async (sql: Asking): Promise<ReadonlyArray<Omit<Migration, "text">>> =>
  sql<Array<Omit<Migration, "text">>>`select file, digest from migrations.applied order by file`

const apply = async (tx: postgres.TransactionSql, { digest, file, text }: Migration) => {
  await tx.unsafe(text)
  await tx`insert into migrations.applied ${tx({ file, digest })}`
}

/** Applies migrations in a transaction of the caller's, as restoring does: all or none. */
export const applyIn = async (tx: postgres.TransactionSql, wanted: ReadonlyArray<Migration>) => {
  for (const migration of wanted) await apply(tx, migration)
}

/** Takes the product's schemas out of a database, whatever version they are of, and waits for others who migrate. */
export const clearIn = async (tx: postgres.TransactionSql) => {
  await tx`select pg_advisory_xact_lock(${oneAtATime})`
  await prepare(tx)
  for (const schema of productSchemas().toReversed()) await tx.unsafe(`drop schema if exists ${schema} cascade`)
  await tx`delete from migrations.applied`
}

/** Fails with DatabaseBehind where a migration of this version has not run; changes nothing. */
export const isMigrated = Effect.fn("Kernel.isMigrated")(function* (owner: postgres.Sql) {
  const [table] = yield* Effect.promise(() => owner`select to_regclass('migrations.applied') as name`)
  const rows = table?.name === null ? [] : yield* Effect.promise(() => appliedMigrations(owner))
  const applied = new Set(rows.map(({ file }) => file))
  const missing = migrations().filter(({ file }) => !applied.has(file))
  if (missing.length > 0) return yield* new DatabaseBehind({ missing: missing.map(({ file }) => file) })
})

/** Brings the database to this version; gives the names of the files that ran. Fails with MigrationChanged. */
export const migrate = Effect.fn("Kernel.migrate")(function* (owner: postgres.Sql) {
  yield* Effect.promise(() => owner`select pg_advisory_lock(${oneAtATime})`)
  yield* Effect.promise(() => prepare(owner))
  const rows = yield* Effect.promise(() => appliedMigrations(owner))
  const applied = new Map(rows.map((row) => [row.file, row.digest]))
  const ran: Array<string> = []
  for (const migration of migrations()) {
    const { digest, file } = migration
    const known = applied.get(file)
    if (known === digest) continue
    if (known !== undefined) return yield* new MigrationChanged({ file })
    yield* Effect.promise(() => owner.begin((tx) => apply(tx, migration)))
    ran.push(file)
  }
  yield* Effect.promise(() => owner`select pg_advisory_unlock(${oneAtATime})`)
  return ran
})
