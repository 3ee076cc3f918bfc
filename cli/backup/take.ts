/** A backup from the command line, also while the server runs; it leaves a line in the audit. */
import { statSync } from "node:fs"
import { join, resolve } from "node:path"
import { DateTime, Effect } from "effect"
import { tell, writeAcross } from "#modules/kernel/write.ts"
import { takeBackup } from "#modules/runtime/backup/take.ts"
import { readSettings } from "#modules/runtime/settings/settings.ts"
import type { BackupOptions } from "../commands/backup.ts"
import { inDatabase } from "../in-database.ts"
import type { Told } from "../run.ts"
import { summaryOf, summaryText } from "./contents.ts"
import { givenKey } from "./key.ts"
import { progressLine, sizeText } from "./progress.ts"
import { inWords } from "./refused.ts"

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** A file, or a folder in which the file gets its moment as its name: tehai-20261122T041500Z.backup. */
const fileFor = Effect.fn("Cli.backupFile")(function* (to: string | undefined, dataDir: string) {
  if (to !== undefined && !isFolder(to)) return resolve(to)
  const moment = DateTime.formatIso(yield* DateTime.now).replace(/[-:]|\.\d+/g, "")
  return join(resolve(to ?? join(dataDir, "backups")), `tehai-${moment}.backup`)
})

export const backUp = Effect.fn("Cli.backUp")(function* (options: BackupOptions) {
  const key = yield* inWords(Effect.flatMap(readSettings(), (settings) => givenKey(options.keyFile, settings)))
  return yield* inDatabase("backup", ({ database, settings }) =>
    Effect.gen(function* () {
      const file = yield* fileFor(options.to, settings.dataDir)
      yield* writeAcross(
        { reason: "tehai backup", personId: null },
        tell({ action: "cli.backup", subject: "platform", after: { file } }),
      )
      const line = progressLine(options)
      const of = { database: database.address, dataDir: settings.dataDir, key, file, onProgress: line.show }
      const taken = yield* Effect.ensuring(inWords(takeBackup(of)), Effect.sync(line.end))
      const bytes = statSync(file).size
      const text = [
        `控えを取りました。 / backed up: ${file}（${sizeText(bytes)}）`,
        summaryText(taken),
        "鍵はこのファイルとは別の場所に。鍵がないと開けません。 / Keep the key elsewhere: nothing opens it without.",
      ]
      return { text: text.join("\n"), json: { file, bytes, ...summaryOf(taken) } } satisfies Told
    }),
  )
})
