/** A backup into an empty database, with the files of DATA_DIR; nobody else may hold either. */
import { Effect, Layer } from "effect"
import { tell, writeAcross } from "#modules/kernel/write.ts"
import { restoreBackup } from "#modules/runtime/backup/restore.ts"
import { readSettings, type Settings } from "#modules/runtime/settings/settings.ts"
import { services } from "#modules/server.ts"
import type { BackupOptions } from "../commands/backup.ts"
import { type OpenDatabase, ownDatabase, prepared } from "../database.ts"
import type { Told } from "../run.ts"
import { logsOf } from "../serve/logs.ts"
import { summaryOf, summaryText } from "./contents.ts"
import { givenKey } from "./key.ts"
import { progressLine } from "./progress.ts"
import { inWords } from "./refused.ts"

/** Signed by the key that came with the backup: the audit goes on where it was, and says from when. */
const noted = ({ address }: OpenDatabase, { dataDir }: Settings, takenAt: string) =>
  writeAcross(
    { reason: "tehai restore", personId: null },
    tell({ action: "cli.restore", subject: "platform", after: { takenAt } }),
  ).pipe(Effect.provide(Layer.fresh(services({ database: address, dataDir }))))

const restored = Effect.fn("Cli.restored")(function* (file: string, options: BackupOptions, settings: Settings) {
  const key = yield* inWords(givenKey(options.keyFile, settings))
  const database = yield* ownDatabase(settings, "restore")
  yield* prepared(database)
  const line = progressLine(options)
  const { dataDir } = settings
  const of = { database: database.address, dataDir, key, file, onProgress: line.show }
  const done = yield* Effect.ensuring(inWords(restoreBackup(of)), Effect.sync(line.end))
  yield* noted(database, settings, done.header.takenAt)
  const { aside, putAside } = done
  const text = [
    "控えを戻しました。 / restored",
    summaryText(done),
    ...(putAside.length === 0 ? [] : [`もとのファイルは ${aside} に移しました。 / What stood there is in ${aside}`]),
  ]
  const json = { file, ...summaryOf(done), putAside: putAside.length === 0 ? null : aside }
  return { text: text.join("\n"), json } satisfies Told
})

export const restore = (file: string, options: BackupOptions) =>
  Effect.gen(function* () {
    const settings = yield* readSettings()
    const work = Effect.scoped(restored(file, options, settings))
    return yield* Effect.provide(work, logsOf(false, settings.dataDir, "command"))
  })
