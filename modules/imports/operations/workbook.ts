/**
 * Sheets of an Excel file as texts. A formula is what it was last shown as, a day is written as one; nothing of the file is
 * run, and the reader knows no entities of its own making.
 */
import { Effect } from "effect"
import readWorkbook from "read-excel-file/universal"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { mostImportRows } from "../codes.ts"
import type { Sheet } from "../model/field.ts"
import { zipEntries } from "../rules/zip-entries.ts"

/** Above the rows that are taken stand headings and a title; to the right nobody's list goes on for ever. */
const [lastRow, lastColumn] = [mostImportRows + 1000, 256]
const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/u.test(name)

const columnNumber = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** The reader makes a cell of every place up to the last one, so one cell far away would fill the memory. */
const isTooWide = (xml: string) => {
  for (const [, letters = "", digits = ""] of xml.matchAll(/\sr=["']([A-Z]*)(\d+)["']/gu))
    if (letters.length > 3 || columnNumber(letters) > lastColumn || Number(digits) > lastRow) return true
  return false
}

const two = (part: number) => String(part).padStart(2, "0")
const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ""
  if (cell instanceof Date) {
    const day = `${cell.getUTCFullYear()}/${two(cell.getUTCMonth() + 1)}/${two(cell.getUTCDate())}`
    return Number.isNaN(cell.getTime()) ? "" : day
  }
  return String(cell)
}

/** Fails with the key of a sentence about the file. */
export const sheetsOfWorkbook = Effect.fn("Imports.sheetsOfWorkbook")(function* (bytes: Uint8Array) {
  const entries = zipEntries(bytes, isSheet)
  if (entries === undefined || entries.length === 0) return yield* Effect.fail(messageKey("importBroken"))
  if (entries.some(({ content }) => isTooWide(Buffer.from(content).toString("utf8")))) {
    return yield* Effect.fail(messageKey("importTooMany", mostImportRows))
  }
  const archive = new Uint8Array(bytes).buffer
  const sheets = yield* Effect.tryPromise({
    try: () => readWorkbook(archive),
    catch: () => messageKey("importBroken"),
  })
  return sheets.map(({ data, sheet }): Sheet => ({ name: sheet, rows: data.map((row) => row.map(textOf)) }))
})
