/** Applies migrations/*.sql in order, each in its own transaction, one process at a time. */
import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { Data, Effect } from "effect"
import type postgres from "postgres"

/** A migration that already ran was edited: what it made can no longer be known from the file. */
export class MigrationChanged extends Data.TaggedError("MigrationChanged")<{ readonly file: string }> {}

const folder = new URL("../../../migrations/", import.meta.url)
const oneAtATime = 727_272

const migrations = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((file) => {
      const text = readFileSync(new URL(file, folder), "utf8")
      return { file, text, digest: createHash("sha256").update(text).digest("hex") }
    })

/** Brings the database to this version; gives the names of the files that ran. Fails with MigrationChanged. */
export const migrate = Effect.fn("Kernel.migrate")(function* (owner: postgres.Sql) {
  yield* Effect.promise(() => owner`select pg_advisory_lock(${oneAtATime})`)
  yield* Effect.promise(() => owner`create schema if not exists migrations`)
  yield* Effect.promise(
    () => owner`create table if not exists migrations.applied (
      file text primary key, digest text not null, at timestamptz not null default now())`,
  )
  const rows = yield* Effect.promise(
    () => owner<Array<{ file: string; digest: string }>>`select file, digest from migrations.applied`,
  )
  const applied = new Map(rows.map((row) => [row.file, row.digest]))
  const ran: Array<string> = []
  for (const { file, text, digest } of migrations()) {
    const known = applied.get(file)
    if (known === digest) continue
    if (known !== undefined) return yield* new MigrationChanged({ file })
    yield* Effect.promise(() =>
      owner.begin(async (tx) => {
        await tx.unsafe(text)
        await tx`insert into migrations.applied ${tx({ file, digest })}`
      }),
    )
    ran.push(file)
  }
  yield* Effect.promise(() => owner`select pg_advisory_unlock(${oneAtATime})`)
  return ran
})
