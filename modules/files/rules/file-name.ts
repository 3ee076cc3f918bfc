/** What a file is called here: one name without a path, that says what the file is and reads in the order it is stored. */
import { withoutInvisible } from "#modules/kernel/fields/invisible.ts"
import { type FileKind, fileKinds } from "../codes.ts"

const mostCharacters = 120
/** Names that Windows keeps for devices. */
const isDevice = /^(con|prn|aux|nul|com\d|lpt\d)$/i
const endingsOf: Partial<Record<FileKind, RegExp>> = { jpeg: /\.jpe?g$/i, text: /\.(txt|text|md)$/i }

const endsRight = (name: string, kind: FileKind) =>
  (endingsOf[kind] ?? new RegExp(`\\.${fileKinds[kind].ending}$`, "i")).test(name)

/**
 * `../../見積書.PDF` becomes 見積書.PDF, `写真<202E>gpj.exe` that is a picture becomes 写真gpj.exe.jpg, and what has no name is
 * called after its kind. A table of text is called a text (表.csv.txt): whoever gets it opens no formulas of a stranger.
 */
export const fileName = (given: string, kind: FileKind): string => {
  const last = given.normalize("NFC").split(/[/\\]/).at(-1) ?? ""
  const plain = withoutInvisible(last)
    .replace(/[\n\r\t]/g, " ")
    .replace(/[:*?"<>|]/g, "_")
    .replace(/^[\s.]+|[\s.]+$/gu, "")
  const { ending } = fileKinds[kind]
  const named = endsRight(plain, kind) ? plain : `${plain === "" ? "file" : plain}.${ending}`
  const dot = named.lastIndexOf(".")
  const stem = named.slice(0, dot)
  const safe = stem === "" ? "file" : isDevice.test(stem) ? `_${stem}` : stem
  return `${[...safe].slice(0, mostCharacters).join("")}${named.slice(dot)}`
}
