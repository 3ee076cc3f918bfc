/** A database with a data folder of its own to back up, and empty ones to restore into; and what each of them holds. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { generateX25519Identity } from "age-encryption"
import { Effect, Exit, Scope } from "effect"
import type postgres from "postgres"
import { inject } from "vitest"
import type { DatabaseAddress } from "#modules/kernel/database/connect.ts"
import { readBackupKey } from "#modules/runtime/backup/key.ts"
import { restoreBackup } from "#modules/runtime/backup/restore.ts"
import { takeBackup } from "#modules/runtime/backup/take.ts"
import { prepareDatabase } from "#modules/runtime/database/roles.ts"
import { aCompany } from "../../kernel/companies.ts"
import { aFolder } from "../../kernel/leftovers.ts"
import { clonedDatabase, heldForFile, opened } from "../../kernel/product.ts"

/** The same for a whole file; a key pair opens in milliseconds, a passphrase takes a second. */
export const aKey = async () => Effect.runPromise(readBackupKey(await generateX25519Identity()))
export type Key = Awaited<ReturnType<typeof aKey>>

/** A database as `tehai restore` finds it on a new machine: roles and extensions, and nothing else. */
const emptyDatabase = async (): Promise<DatabaseAddress> => {
  const [socket, database] = [inject("socket"), `t_${process.pid}_${Math.random().toString(36).slice(2, 8)}`]
  await Effect.runPromise(prepareDatabase(socket, database))
  return { kind: "embedded", socket, database }
}

/** Where a restore goes: an empty database and a folder of its own. */
export const aTarget = async () => ({ database: await emptyDatabase(), dataDir: aFolder() })

const anOwnedDatabase = (socket: string) =>
  Effect.gen(function* () {
    const dataDir = aFolder()
    const running = yield* opened(yield* clonedDatabase(socket), dataDir)
    return { ...running, dataDir }
  })
export type Ground = Effect.Success<ReturnType<typeof anOwnedDatabase>>

/** For a test file: one with a company in it, and what `prepare` adds. */
export const heldWithCompany = (code: string, prepare: (ground: Ground) => Promise<unknown> = async () => {}) =>
  heldForFile(anOwnedDatabase, async (ground) => {
    await aCompany(ground, code)
    await prepare(ground)
  })

export const taken = ({ address, dataDir }: Pick<Ground, "address" | "dataDir">, key: Key) => {
  const file = join(aFolder(), "one.backup")
  return Effect.runPromise(takeBackup({ database: address, dataDir, key, file })).then((what) => ({ ...what, file }))
}

export const restoredInto = (target: { database: DatabaseAddress; dataDir: string }, file: string, key: Key) =>
  Effect.runPromise(restoreBackup({ ...target, file, key }))

/** The tag of the refusal that `work` ended with. */
export const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (fault: unknown) => (fault instanceof Error && "_tag" in fault ? String(fault._tag) : `fault: ${fault}`),
  )

/** Opens the product's services on a database for as long as `look` takes. */
export const lookingAt = async <A>(address: DatabaseAddress, dataDir: string, look: (at: Ground) => Promise<A>) => {
  const scope = Effect.runSync(Scope.make())
  const running = await Effect.runPromise(opened(address, dataDir).pipe(Scope.provide(scope)))
  try {
    return await look({ ...running, dataDir })
  } finally {
    await Effect.runPromise(Scope.close(scope, Exit.void))
  }
}

const ours = ["pg_catalog", "information_schema", "pg_toast", "jobs", "public", "migrations"]

/** Every row of every table as text, summed up whatever its order: another way than the backup's own. */
export const rowsOf = async (owner: postgres.Sql) => {
  const tables = await owner<Array<{ name: string }>>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text <> all(${ours}::text[]) order by 1`
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const [sum] = await owner.unsafe(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as sum from ${name} t`,
    )
    found[name] = String(sum?.sum)
  }
  return found
}

/** Everything that the migrations made besides rows: what a restore takes off must be on again. */
export const shapeOf = async (owner: postgres.Sql) => {
  const rows = await owner<Array<{ what: string }>>`
    select what from (
      select connamespace::regnamespace::text as of, conrelid::regclass || ' ' || conname || ' '
        || pg_get_constraintdef(oid) || convalidated::text as what from pg_constraint where conrelid <> 0
      union all
      select schemaname, indexdef from pg_indexes
      union all
      select c.relnamespace::regnamespace::text, tgrelid::regclass || ' ' || tgname || tgenabled::text
      from pg_trigger join pg_class c on c.oid = tgrelid where not tgisinternal
      union all
      select schemaname, tablename || policyname || roles::text || cmd || coalesce(qual, '') || coalesce(with_check, '')
      from pg_policies
      union all
      select relnamespace::regnamespace::text, oid::regclass || ' ' || relrowsecurity::text || relforcerowsecurity::text
        || coalesce(relacl::text, '') || coalesce(reloptions::text, '') from pg_class where relkind in ('r', 'S')
      union all
      select c.relnamespace::regnamespace::text, c.oid::regclass || '.' || attname || attnotnull::text || atttypid::regtype
      from pg_attribute join pg_class c on c.oid = attrelid where attnum > 0 and c.relkind = 'r' and not attisdropped
    ) shape where of <> all(${ours}::text[]) order by 1`
  return rows.map(({ what }) => what)
}

/** What a folder of DATA_DIR holds, by path. */
export const filesOf = (dataDir: string, of: ReadonlyArray<string>): Record<string, string> => {
  const below = (path: string): ReadonlyArray<string> =>
    statSync(join(dataDir, path)).isDirectory()
      ? readdirSync(join(dataDir, path)).flatMap((name) => below(`${path}/${name}`))
      : [path]
  return Object.fromEntries(
    of
      .filter((name) => existsSync(join(dataDir, name)))
      .flatMap(below)
      .sort()
      .map((path) => [path, readFileSync(join(dataDir, path)).toString("base64")]),
  )
}
