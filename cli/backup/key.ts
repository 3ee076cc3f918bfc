/** The key of a backup: from a file or the settings, never from an argument, which others can read. */
import { readFileSync } from "node:fs"
import { Effect, Redacted } from "effect"
import { readBackupKey } from "#modules/runtime/backup/key.ts"
import type { Settings } from "#modules/runtime/settings/settings.ts"
import { CommandRefused } from "../refusals.ts"

const noKey = new CommandRefused({
  ja: "控えの鍵がありません。--key-file か TEHAI_BACKUP_KEY で、12文字以上の合言葉か age の鍵を渡してください。鍵をなくすと控えは開けません。",
  en: "There is no key: give a passphrase of 12 characters or more, or a key of age, by --key-file or TEHAI_BACKUP_KEY. Without it nobody can open the backup.",
  exit: "usage",
})
const unreadable = (file: string) =>
  new CommandRefused({
    ja: `鍵のファイル ${file} を読めません。`,
    en: `The key file ${file} can't be read.`,
    exit: "usage",
  })

/** Fails with CommandRefused without a key, with BackupKeyUnusable for one that is none. */
export const givenKey = Effect.fn("Cli.backupKey")(function* (keyFile: string | undefined, { backupKey }: Settings) {
  if (keyFile === undefined) return yield* backupKey === undefined ? noKey : readBackupKey(Redacted.value(backupKey))
  const text = yield* Effect.try({ try: () => readFileSync(keyFile, "utf8"), catch: () => unreadable(keyFile) })
  return yield* readBackupKey(text)
})
