/** How a command ends, for scripts. The table in `tehai --help` is made from this one. */
export const exitCodes = {
  ok: { code: 0, ja: "成功", en: "done" },
  refused: { code: 1, ja: "断られた、または失敗した", en: "refused or failed" },
  usage: { code: 2, ja: "使い方の誤り", en: "wrong usage" },
  setting: { code: 3, ja: "設定（環境変数）の誤り", en: "wrong setting (environment)" },
  inUse: { code: 4, ja: "ポートかデータフォルダーが使用中", en: "port or data folder in use" },
  folder: { code: 5, ja: "データフォルダーに書き込めない、使えない", en: "data folder can't be written or used" },
  database: { code: 6, ja: "データベースが使えない", en: "database can't be used" },
  web: { code: 7, ja: "画面のビルドに失敗した", en: "building the web failed" },
  fault: { code: 70, ja: "プログラムの不具合", en: "a fault of the program" },
  interrupted: { code: 130, ja: "途中で止められた", en: "interrupted" },
} as const

export type ExitCode = keyof typeof exitCodes
