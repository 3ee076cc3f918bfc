/** What only looks makes nothing: no data folder, no cluster, no migration. */
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import type postgres from "postgres"
import { expect, test } from "vitest"
import { connect } from "#modules/kernel/database/connect.ts"
import { migrations } from "#modules/runtime/database/migrate.ts"
import { productDatabase } from "#modules/runtime/database/roles.ts"
import { joinPostgres } from "#modules/runtime/postgres/embedded.ts"
import { command } from "../cli/command.ts"
import { aFolder } from "../kernel/leftovers.ts"

const operator = ["--as", "a@b.example", "--company", "1"]
const looks: ReadonlyArray<ReadonlyArray<string>> = [
  ["jobs", "list", ...operator],
  ["payroll", "show", ...operator, "--month", "2026-10"],
  ["audit", "verify"],
  ["backup"],
  ["worker"],
]

const asOwner = (dataDir: string, look: (sql: postgres.Sql) => Promise<unknown>) =>
  Effect.runPromise(
    Effect.scoped(
      Effect.gen(function* () {
        const { socket } = yield* joinPostgres(dataDir, "tests")
        const sql = yield* connect({ kind: "embedded", socket, database: productDatabase }, "tehai_owner", 1)
        return yield* Effect.promise(() => look(sql))
      }),
    ),
  )

test("a mistyped or empty data folder is an error by name, and is left as it was", async () => {
  const empty = aFolder()
  const mistyped = join(empty, "datta")
  for (const dataDir of [mistyped, empty])
    for (const words of looks) {
      const key = { TEHAI_BACKUP_KEY: "twelve letters or more" }
      const refused = await command([...words, "--json"], { DATA_DIR: dataDir, ...key })
      expect([words[0], refused.code, refused.out]).toEqual([words[0], 5, ""])
      expect(JSON.parse(refused.errors)).toMatchObject({
        error: "DataFolderMissing",
        ja: expect.stringContaining(`${dataDir} がないか`),
      })
    }
  expect(existsSync(mistyped)).toBe(false)
  expect(readdirSync(empty)).toEqual([])
})

test("a database of an older release is not migrated by looking, but by order", async () => {
  const dataDir = aFolder()
  const first = await command(["migrate", "--json"], { DATA_DIR: dataDir })
  expect(first.json.applied).toHaveLength(migrations().length)
  const forget = (sql: postgres.Sql) => sql`delete from migrations.applied where file > '0020'`
  await asOwner(dataDir, forget)
  const refused = await command(["audit", "verify", "--json"], { DATA_DIR: dataDir })
  expect([refused.code, JSON.parse(refused.errors).error]).toEqual([6, "DatabaseBehind"])
  expect(await asOwner(dataDir, (sql) => sql`select from migrations.applied where file > '0020'`)).toHaveLength(0)
})
