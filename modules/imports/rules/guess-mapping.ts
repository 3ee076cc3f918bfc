/** Where the headings of a sheet stand, and which column is which field: as the last time, else by what it is called. */
import { searchText } from "#modules/kernel/fields/normalise.ts"
import type { ColumnWay } from "../codes.ts"
import type { ImportField, KeptMapping, Mapping, Sheet } from "../model/field.ts"

/** Titles and dates of a sheet stand above its headings, hardly ever more. */
const mostRowsAbove = 20

const sign = (heading: string) =>
  searchText(heading)
    .replace(/[（(].*[)）]$/u, "")
    .replace(/[*＊※:：]/gu, "")

/** By the sign of a heading, the first field that it means. */
const fieldsBySign = (fields: ReadonlyArray<ImportField>) => {
  const bySign = new Map<string, string>()
  for (const { headings, name } of fields)
    for (const heading of headings) if (!bySign.has(sign(heading))) bySign.set(sign(heading), name)
  return bySign
}

/** The row, counted from 1, with the most headings that mean something; the first row that is filled where none does. */
const headRowOf = (rows: Sheet["rows"], known: ReadonlySet<string>) => {
  const scores = rows
    .slice(0, mostRowsAbove)
    .map((cells) => new Set(cells.map(sign).filter((one) => known.has(one))).size)
  const best = Math.max(0, ...scores)
  const row = best > 0 ? scores.indexOf(best) : rows.findIndex((cells) => cells.some((cell) => cell !== ""))
  return Math.max(row, 0) + 1
}

/** The first sheet in which somebody has written something. */
const sheetWithRows = (sheets: ReadonlyArray<Sheet>) => {
  const place = sheets.findIndex(({ rows }) => rows.some((cells) => cells.some((cell) => cell !== "")))
  return Math.max(place, 0) + 1
}

export interface Guess {
  readonly mapping: Mapping
  readonly ways: Readonly<Record<string, ColumnWay>>
}

/** What is asked for stays as it is: a sheet and a row of headings that somebody chose. */
export const guessMapping = (
  sheets: ReadonlyArray<Sheet>,
  fields: ReadonlyArray<ImportField>,
  kept: KeptMapping | undefined,
  chosen: { readonly sheet?: number | undefined; readonly headRow?: number | undefined } = {},
): Guess => {
  const sheet = chosen.sheet ?? sheetWithRows(sheets)
  const rows = sheets[sheet - 1]?.rows ?? []
  const bySign = fieldsBySign(fields)
  const keptSigns = Object.values(kept?.headings ?? {}).map(sign)
  const headRow = chosen.headRow ?? headRowOf(rows, new Set([...bySign.keys(), ...keptSigns]))
  const heads = (rows[headRow - 1] ?? []).map(sign)
  const [columns, ways] = [new Map<string, number>(), new Map<string, ColumnWay>()]
  const take = (field: string, place: number, way: ColumnWay) => {
    if (place < 0 || columns.has(field) || [...columns.values()].includes(place + 1)) return
    columns.set(field, place + 1)
    ways.set(field, way)
  }
  for (const { name } of fields) {
    const heading = kept?.headings[name]
    if (heading !== undefined) take(name, heads.indexOf(sign(heading)), "remembered")
  }
  for (const [place, head] of heads.entries()) {
    const field = bySign.get(head)
    if (field !== undefined) take(field, place, "guessed")
  }
  return {
    mapping: {
      sheet,
      headRow,
      columns: Object.fromEntries(columns),
      values: kept?.values ?? {},
      constants: kept?.constants ?? {},
    },
    ways: Object.fromEntries(fields.map(({ name }) => [name, ways.get(name) ?? "none"])),
  }
}

/** What of a mapping is kept for the next sheet: its columns by their headings. */
export const keptOf = (
  { columns, constants, headRow, sheet, values }: Mapping,
  sheets: ReadonlyArray<Sheet>,
): KeptMapping => {
  const heads = sheets[sheet - 1]?.rows[headRow - 1] ?? []
  const headings = Object.entries(columns).flatMap(([field, column]) => {
    const heading = heads[column - 1]
    return heading === undefined || heading === "" ? [] : [[field, heading] as const]
  })
  return { headings: Object.fromEntries(headings), values, constants }
}
