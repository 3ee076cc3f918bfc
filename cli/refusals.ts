/** What a command says when it can't go on: one sentence in Japanese, one in English, and an exit code. */
import { Data, Match } from "effect"
import { inWords } from "#modules/kernel/errors/words.ts"
import { errorText, type Refused } from "#modules/kernel/errors.ts"
import type { AuditKeyOfAnother } from "#modules/runtime/audit/audit-key.ts"
import type { DatabaseBehind, MigrationChanged } from "#modules/runtime/database/migrate.ts"
import type { LaunchRefusal } from "#modules/runtime/postgres/errors.ts"
import type { Holder } from "#modules/runtime/postgres/folder-lock.ts"
import type { OutsideRefusal } from "#modules/runtime/postgres/outside.ts"
import type { SettingWrong } from "#modules/runtime/settings/settings.ts"
import type { ExitCode } from "./exit-codes.ts"

/** The address can't be listened on. */
export class AddressTaken extends Data.TaggedError("AddressTaken")<{
  readonly host: string
  readonly port: number
  /** EADDRINUSE, EACCES, EADDRNOTAVAIL … */
  readonly code: string
}> {}

export class WebNotBuilt extends Data.TaggedError("WebNotBuilt")<{ readonly said: string }> {}

/** A command's own refusal, where no service has one. */
export class CommandRefused extends Data.TaggedError("CommandRefused")<{
  readonly ja: string
  readonly en: string
  readonly exit?: ExitCode
}> {}

export type Refusal =
  | SettingWrong
  | LaunchRefusal
  | OutsideRefusal
  | MigrationChanged
  | DatabaseBehind
  | AuditKeyOfAnother
  | AddressTaken
  | WebNotBuilt
  | CommandRefused
  | Refused

export interface Sentence {
  readonly ja: string
  readonly en: string
  readonly exit: ExitCode
}

const folder = "folder"
const database = "database"

const named = (holder: Holder | undefined) => ({
  ja: holder
    ? `tehai ${holder.command}（${[`プロセス ${holder.pid}`, holder.url].filter(Boolean).join("、")}）`
    : "tehai",
  en: holder
    ? `tehai ${holder.command} (${[`process ${holder.pid}`, holder.url].filter(Boolean).join(", ")})`
    : "tehai",
})

const addressReasons: Readonly<Record<string, { ja: string; en: string }>> = {
  EADDRINUSE: {
    ja: "ほかのプログラムが使っています。PORT を変えるか、そのプログラムを終えてください。",
    en: "is used by another program: choose another PORT or end that program.",
  },
  EACCES: {
    ja: "この利用者では使えません。1024 以上の PORT にしてください。",
    en: "is not yours to use: choose a PORT from 1024 up.",
  },
  EADDRNOTAVAIL: {
    ja: "この機械のアドレスではありません。HOST を直してください。",
    en: "is no address of this machine: correct HOST.",
  },
}

/** The sentence of a refusal. A new kind of refusal doesn't compile until it has one. */
export const sentenceOf: (refusal: Refusal) => Sentence = Match.typeTags<Refusal, Sentence>()({
  SettingWrong: ({ accepts, variable }) => ({
    ja: `設定 ${variable} の値が使えません。${accepts.ja}にしてください。`,
    en: `The setting ${variable} has a value that can't be used; it takes ${accepts.en}.`,
    exit: "setting",
  }),
  DataFolderInUse: (refusal) => ({
    ja: `データフォルダー ${refusal.folder} は ${named(refusal.holder).ja}が使っています。それを終えるか、DATA_DIR を変えてください。`,
    en: `The data folder ${refusal.folder} is in use by ${named(refusal.holder).en}: end that, or choose another DATA_DIR.`,
    exit: "inUse",
  }),
  DataFolderUnwritable: (refusal) => ({
    ja: `${refusal.folder} に書き込めません（${refusal.code}）。権限を直すか、DATA_DIR を変えてください。`,
    en: `${refusal.folder} can't be written (${refusal.code}): correct its permissions or choose another DATA_DIR.`,
    exit: folder,
  }),
  DiskFull: (refusal) => ({
    ja: `${refusal.folder} のディスクに空きがありません。空きを作ってから、もう一度始めてください。データは失われていません。`,
    en: `The disk of ${refusal.folder} is full: free some space and start again. Nothing is lost.`,
    exit: folder,
  }),
  DataFolderOfAnotherVersion: ({ folder: at, found, ours }) => ({
    ja: `${at} は PostgreSQL ${found} のデータで、この版（${ours}）では開けません。${found} の版の tehai で書き出すか、DATA_DIR を変えてください。`,
    en: `${at} was made by PostgreSQL ${found} and can't be opened by ${ours}: export it with the tehai of that version, or choose another DATA_DIR.`,
    exit: folder,
  }),
  DataFolderOfAnotherAccount: ({ folder: at, uid }) => ({
    ja: `${at} は別の利用者（uid ${uid}）のものです。初めに使った利用者で始めるか、DATA_DIR を変えてください。`,
    en: `${at} belongs to another account (uid ${uid}): start as the account that made it, or choose another DATA_DIR.`,
    exit: folder,
  }),
  DataFolderMissing: ({ folder: at }) => ({
    ja: `データフォルダー ${at} がないか、まだ何も入っていません。DATA_DIR を確かめてください。新しく始めるなら tehai serve か tehai company create です。`,
    en: `The data folder ${at} doesn't exist or holds nothing yet: check DATA_DIR. To begin anew there, use tehai serve or tehai company create.`,
    exit: folder,
  }),
  PostgresMissing: ({ platform }) => ({
    ja: `同梱の PostgreSQL が ${platform} にはありません。npm ci をやり直すか、DATABASE_URL で PostgreSQL 15 以上を指定してください。`,
    en: `There is no embedded PostgreSQL for ${platform}: run npm ci again, or give a PostgreSQL 15 or newer by DATABASE_URL.`,
    exit: database,
  }),
  PostgresNotStarted: ({ log, reason }) => ({
    ja: `PostgreSQL が始まりません: ${reason}${log && `（記録 ${log}）`}`,
    en: `PostgreSQL doesn't start: ${reason}${log && ` (log ${log})`}`,
    exit: database,
  }),
  DatabaseUnreachable: ({ code, variable }) => ({
    ja: `${variable} のデータベースにつながりません（${code}）。アドレス、利用者、パスワードを確かめてください。`,
    en: `The database of ${variable} can't be reached (${code}): check address, user and password.`,
    exit: database,
  }),
  DatabaseTooOld: ({ version }) => ({
    ja: `DATABASE_URL の PostgreSQL は ${version} です。15 以上が必要です。`,
    en: `The PostgreSQL of DATABASE_URL is ${version}; 15 or newer is needed.`,
    exit: database,
  }),
  DatabaseRightsMissing: ({ lacks }) => ({
    ja: `データベースの権限が足りません。管理者が次を実行してください: ${lacks.join("; ")}`,
    en: `The database login lacks rights; its administrator has to run: ${lacks.join("; ")}`,
    exit: database,
  }),
  MigrationChanged: ({ file }) => ({
    ja: `適用済みの migrations/${file} が書き換えられています。元に戻してください。`,
    en: `migrations/${file} was changed after it had been applied: restore it.`,
    exit: database,
  }),
  DatabaseBehind: ({ missing }) => ({
    ja: `データベースがこの版になっていません（${missing.length} 件）。控えを取ってから tehai migrate を実行してください。`,
    en: `The database is not of this version (${missing.length} migrations to go): back it up, then run tehai migrate.`,
    exit: database,
  }),
  AuditKeyOfAnother: ({ file, isMissing }) => ({
    ja: `このデータベースの監査は別の鍵で封印されています。${isMissing ? `${file} がありません。` : `${file} はその鍵ではありません。`}サーバーの DATA_DIR/keys/audit.key をここへ写してください（所有者だけが読めるように）。鍵を失ったときだけ tehai audit change-key で新しい鍵に替えられます。`,
    en: `The audit of this database is sealed with another key: ${file} ${isMissing ? "doesn't exist" : "is not that key"}. Copy the server's DATA_DIR/keys/audit.key there, readable by its owner alone. Only where that key is lost, tehai audit change-key starts a new one.`,
    exit: folder,
  }),
  AddressTaken: ({ code, host, port }) => ({
    ja: `${host}:${port} は${addressReasons[code]?.ja ?? `使えません（${code}）。`}`,
    en: `${host}:${port} ${addressReasons[code]?.en ?? `can't be used (${code}).`}`,
    exit: "inUse",
  }),
  WebNotBuilt: ({ said }) => ({
    ja: `画面のビルドに失敗しました。npm run build で確かめてください。\n${said}`,
    en: "Building the web failed; see npm run build.",
    exit: "web",
  }),
  CommandRefused: ({ en, exit, ja }) => ({ ja, en, exit: exit ?? "refused" }),
  Refused: ({ code, fields = [] }) => {
    const said = (language: "en" | "ja") =>
      [errorText(code, language), ...fields.map(({ message }) => inWords(message, language))].join(" ")
    return { ja: said("ja"), en: said("en"), exit: "refused" }
  },
})
