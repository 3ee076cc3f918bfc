/** Rows of a sheet by their fields, and what each of them asks for. */
import type { ImportField, Mapping, Sheet, SheetRow } from "../model/field.ts"
import { type CellWords, cellReader } from "./read-cell.ts"

/** Texts that somebody put right in a row, by field. */
export type Corrections = ReadonlyMap<number, Readonly<Record<string, string>>>

export interface ReadSheet {
  readonly rows: ReadonlyArray<SheetRow>
  readonly empty: number
}

/** Every row below the headings in which a mapped column holds something; rows are numbered as Excel does. */
export const sheetRows = (
  sheet: Sheet | undefined,
  { columns, constants, headRow }: Mapping,
  fields: ReadonlyArray<ImportField>,
  corrected: Corrections,
): ReadSheet => {
  const below = (sheet?.rows ?? []).slice(headRow)
  const rows: Array<SheetRow> = []
  let empty = 0
  for (const [place, cells] of below.entries()) {
    const row = headRow + 1 + place
    const written = fields.map(({ name }) => [name, (cells[(columns[name] ?? 0) - 1] ?? "").trim()] as const)
    if (written.every(([, text]) => text === "") && !corrected.has(row)) {
      empty += 1
      continue
    }
    const own = corrected.get(row) ?? {}
    const filled = written.flatMap(([name, text]) => {
      const meant = own[name] ?? (text === "" ? (constants[name] ?? "") : text)
      return meant === "" ? [] : [[name, meant] as const]
    })
    rows.push({ row, cells: Object.fromEntries(filled) })
  }
  return { rows, empty }
}

export interface AskedRow extends SheetRow {
  readonly asked: Readonly<Record<string, unknown>>
  /** Keys of sentences for cells whose name means nobody or several. */
  readonly wrong: ReadonlyArray<{ readonly field: string; readonly message: string }>
}

/** { "bankInfo.type": 1 } → { bankInfo: { type: 1 } } */
const nested = (flat: ReadonlyMap<string, unknown>): Readonly<Record<string, unknown>> => {
  const asked: Record<string, unknown> = {}
  for (const [name, value] of flat) {
    const [part, inner] = name.split(".", 2)
    if (inner === undefined) asked[name] = value
    else if (part !== undefined) asked[part] = { ...Object(asked[part]), [inner]: value }
  }
  return asked
}

/** Each row as the request that the single call would get. */
export const askedRows = (
  rows: ReadonlyArray<SheetRow>,
  fields: ReadonlyArray<ImportField>,
  words: CellWords,
): ReadonlyArray<AskedRow> => {
  const readers = fields.map((field) => ({ ...field, read: cellReader(field, words) }))
  return rows.map(({ cells, row }) => {
    const asked = new Map<string, unknown>()
    const wrong: Array<{ field: string; message: string }> = []
    for (const { empty, name, read } of readers) {
      const text = cells[name]
      if (text === undefined) {
        if (empty !== undefined) asked.set(name, empty)
        continue
      }
      const cell = read(text)
      if ("value" in cell) asked.set(name, cell.value)
      else wrong.push({ field: name, message: cell.wrong })
    }
    return { row, cells, asked: nested(asked), wrong }
  })
}
