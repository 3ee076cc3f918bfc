/** A file by its bytes → its sheets; its name and what its sender says of it are not asked. */
import { Effect } from "effect"
import { plainTextOf } from "#modules/files/index.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import type { Sheet } from "../model/field.ts"
import { tableOfText, withoutGuard } from "../rules/text-table.ts"
import { sheetsOfWorkbook } from "./workbook.ts"

const startsWith = (bytes: Uint8Array, ...start: ReadonlyArray<number>) => start.every((byte, at) => bytes[at] === byte)

/** Excel's 「Unicodeテキスト」. */
const isUtf16 = (bytes: Uint8Array) => startsWith(bytes, 0xff, 0xfe)
/** The container of the old Excel, and of a new one behind a password. */
const isContainer = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)
const holds = (bytes: Uint8Array, name: string) => Buffer.from(bytes).includes(Buffer.from(name, "utf16le"))

const textOf = (bytes: Uint8Array) => (isUtf16(bytes) ? new TextDecoder("utf-16le").decode(bytes) : plainTextOf(bytes))

/** Fails with the key of a sentence about the file. */
export const sheetsOfFile = Effect.fn("Imports.sheetsOfFile")(function* (bytes: Uint8Array) {
  if (startsWith(bytes, 0x50, 0x4b, 3, 4)) return yield* sheetsOfWorkbook(bytes)
  if (isContainer(bytes)) {
    const isLocked = holds(bytes, "EncryptedPackage")
    return yield* Effect.fail(messageKey(isLocked ? "importLocked" : "importOldExcel"))
  }
  const text = textOf(bytes)
  if (text === undefined) return yield* Effect.fail(messageKey("importKind"))
  const sheet: Sheet = { name: "", rows: tableOfText(text).map((cells) => cells.map(withoutGuard)) }
  return [sheet]
})
