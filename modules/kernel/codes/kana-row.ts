/** The rows of the kana, by which a Japanese list of names is thumbed; browser-safe. */
const letters = {
  あ: "アイウエオヴァィゥェォ",
  か: "カキクケコガギグゲゴヵヶ",
  さ: "サシスセソザジズゼゾ",
  た: "タチツテトダヂヅデドッ",
  な: "ナニヌネノ",
  は: "ハヒフヘホバビブベボパピプペポ",
  ま: "マミムメモ",
  や: "ヤユヨャュョ",
  ら: "ラリルレロ",
  わ: "ワヲンヮヰヱ",
} as const
export type KanaRow = keyof typeof letters
export const kanaRows = [
  "あ",
  "か",
  "さ",
  "た",
  "な",
  "は",
  "ま",
  "や",
  "ら",
  "わ",
] as const satisfies ReadonlyArray<KanaRow>
export const isKanaRow = (text: unknown): text is KanaRow => kanaRows.some((row) => row === text)

/** The letters that a reading of the row begins with. */
export const lettersOf = (row: KanaRow): ReadonlyArray<string> => [...letters[row]]
