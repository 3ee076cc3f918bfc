/** What stands between a backup and the operator, in his words. */
import { Effect, Match } from "effect"
import { type BackupRefusal, isBackupRefusal } from "#modules/runtime/backup/errors.ts"
import { CommandRefused, type Sentence } from "../refusals.ts"

const keyReasons = {
  short: { ja: "合言葉は12文字以上にしてください。", en: "A passphrase has 12 characters or more." },
  malformed: { ja: "age の鍵の形になっていません。", en: "This is not the form of a key of age." },
  public: {
    ja: "公開鍵では開けません。AGE-SECRET-KEY-1 で始まる鍵を渡してください。",
    en: "A public key opens nothing: give the key that begins with AGE-SECRET-KEY-1.",
  },
} as const

type Holds = Extract<BackupRefusal, { readonly _tag: "DatabaseNotEmpty" }>["holds"]

/** The largest three say enough. */
const fullest = (holds: Holds, rowsWord: string) => {
  const named = holds.toSorted((one, other) => other.rows - one.rows).slice(0, 3)
  return `${named.map(({ rows, table }) => `${table} ${rows} ${rowsWord}`).join(", ")}${holds.length > 3 ? ", …" : ""}`
}

const sentenceOf = Match.typeTags<BackupRefusal, Sentence>()({
  BackupKeyUnusable: ({ reason }) => ({ ...keyReasons[reason], exit: "usage" }),
  BackupFileMissing: ({ file }) => ({
    ja: `${file} がありません。`,
    en: `There is no ${file}.`,
    exit: "usage",
  }),
  BackupFileExists: ({ file }) => ({
    ja: `${file} はもうあります。別の名前にしてください。`,
    en: `${file} exists already: choose another name.`,
    exit: "usage",
  }),
  NotABackup: ({ file }) => ({
    ja: `${file} は控えではないか、先頭が壊れています。`,
    en: `${file} is no backup, or its beginning is damaged.`,
    exit: "refused",
  }),
  BackupKeyWrong: ({ file }) => ({
    ja: `この鍵では ${file} を開けません。鍵が違うか、ファイルの先頭が壊れています。`,
    en: `This key doesn't open ${file}: it is another one, or the file's beginning is damaged.`,
    exit: "refused",
  }),
  BackupDamaged: ({ file, part }) => ({
    ja: `${file} は壊れているか、途中で切れています${part === undefined ? "" : `（${part}）`}。何も変えていません。別の控えを使ってください。`,
    en: `${file} is damaged or cut${part === undefined ? "" : ` (${part})`}. Nothing was changed; use another backup.`,
    exit: "refused",
  }),
  BackupOfNewerProduct: ({ ours, theirs }) => ({
    ja: `この控えは新しい版の手配のものです（${theirs}、ここは ${ours} まで）。先に手配を新しくしてください。`,
    en: `This backup is of a newer Tehai (${theirs}; this one knows ${ours}): update Tehai first.`,
    exit: "refused",
  }),
  BackupOfAnotherProduct: ({ migration }) => ({
    ja: `この控えは別の系統の手配のものです（${migration} が違います）。`,
    en: `This backup is of another line of Tehai (${migration} differs).`,
    exit: "refused",
  }),
  DatabaseNotEmpty: ({ holds }) => ({
    ja: `データベースが空ではありません（${fullest(holds, "行")}）。新しい DATA_DIR か空のデータベースを指定してください。`,
    en: `The database is not empty (${fullest(holds, "rows")}): name a new DATA_DIR or an empty database.`,
    exit: "refused",
  }),
  DatabaseInUse: ({ sessions }) => ({
    ja: `ほかの手配がこのデータベースで動いています（接続 ${sessions}）。サーバーと worker を止めてから戻してください。`,
    en: `Another Tehai works on this database (${sessions} sessions): stop servers and workers first.`,
    exit: "inUse",
  }),
})

/** Turns the refusals of backups into a command's own. */
export const inWords = <A, E, R>(work: Effect.Effect<A, E | BackupRefusal, R>) =>
  Effect.catchIf(work, isBackupRefusal, (refusal) => Effect.fail(new CommandRefused(sentenceOf(refusal))))
