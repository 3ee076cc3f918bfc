/** A database as it stood before a migration, so that a test can look at what the migration makes of its rows. */
import { Effect } from "effect"
import type postgres from "postgres"
import { inject } from "vitest"
import { connect } from "#modules/kernel/database/connect.ts"
import { applyIn, migrations } from "#modules/runtime/database/migrate.ts"
import { prepareDatabase } from "#modules/runtime/database/roles.ts"

interface Stages<A> {
  /** Writes rows as the product did until then. */
  readonly before: (owner: postgres.Sql) => Promise<unknown>
  readonly after: (owner: postgres.Sql) => Promise<A>
}

/** Fails when there is no such migration. */
export const acrossMigration = <A>(file: string, { before, after }: Stages<A>): Promise<A> => {
  const known = migrations()
  const at = known.findIndex((one) => one.file === file)
  if (at < 0) throw new Error(`no migration ${file}`)
  const database = `t_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  const socket = inject("socket")
  const stages = async (owner: postgres.Sql) => {
    await owner`create schema migrations`
    await owner`create table migrations.applied (file text primary key, digest text, at timestamptz default now())`
    await owner.begin((tx) => applyIn(tx, known.slice(0, at)))
    await before(owner)
    await owner.begin((tx) => applyIn(tx, known.slice(at, at + 1)))
    return after(owner)
  }
  return prepareDatabase(socket, database).pipe(
    Effect.andThen(connect({ kind: "embedded", socket, database }, "tehai_owner", 1)),
    Effect.flatMap((owner) => Effect.promise(() => stages(owner))),
    Effect.scoped,
    Effect.runPromise,
  )
}
