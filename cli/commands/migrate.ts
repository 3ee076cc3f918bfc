/** `tehai migrate`: brings the database to this version and says what it did. */
import type { Command } from "commander"
import { Effect } from "effect"
import { readSettings } from "#modules/runtime/settings/settings.ts"
import { joinDatabase, migrated } from "../database.ts"
import { examplesText } from "../examples.ts"
import { type GlobalOptions, runCommand, type Told } from "../run.ts"

const told = (applied: ReadonlyArray<string>): Told => ({
  text:
    applied.length === 0
      ? "データベースは最新です。 / The database is up to date."
      : `${applied.map((file) => `適用 / applied ${file}`).join("\n")}\n${applied.length} 件 / ${applied.length} migrations`,
  json: { applied },
})

const migrateDatabase = Effect.gen(function* () {
  const settings = yield* readSettings()
  const database = yield* joinDatabase(settings, "migrate")
  return told(yield* migrated(database))
}).pipe(Effect.scoped)

export const register = (program: Command) =>
  program
    .command("migrate")
    .description("データベースをこの版に合わせる / bring the database to this version")
    .addHelpText("after", examplesText("tehai migrate", "tehai migrate --json"))
    .action((_options: unknown, command: Command) =>
      runCommand(command.optsWithGlobals<GlobalOptions>(), migrateDatabase),
    )
