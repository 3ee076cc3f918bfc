import { Effect } from "effect"
import { checkBackup } from "#modules/runtime/backup/check.ts"
import { readSettings } from "#modules/runtime/settings/settings.ts"
import type { BackupOptions } from "../commands/backup.ts"
import type { Told } from "../run.ts"
import { summaryOf, summaryText } from "./contents.ts"
import { givenKey } from "./key.ts"
import { progressLine } from "./progress.ts"
import { inWords } from "./refused.ts"

/** Reads a backup to its end without a database. */
export const check = Effect.fn("Cli.checkBackup")(function* (file: string, options: BackupOptions) {
  const line = progressLine(options)
  const checked = Effect.gen(function* () {
    const key = yield* givenKey(options.keyFile, yield* readSettings())
    return yield* checkBackup(file, key, line.show)
  })
  const contents = yield* Effect.ensuring(inWords(checked), Effect.sync(line.end))
  const text = ["控えは開けて、欠けていません。 / The backup opens and is whole.", summaryText(contents)]
  return { text: text.join("\n"), json: { file, ...summaryOf(contents) } } satisfies Told
})
