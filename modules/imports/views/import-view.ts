/** An import as its screen draws it: how the sheet is read, and the rows that somebody must look at. */
import { flags, type Language } from "#modules/kernel/codes.ts"
import { inWords } from "#modules/kernel/errors/words.ts"
import type { ImportView } from "../contract/import.ts"
import { type ImportField, type Mapping, type Sheet, type SheetRow, type Trouble, widthOf } from "../model/field.ts"
import { choiceReader, choiceValues, type OwnWords } from "../rules/choices.ts"
import type { Guess } from "../rules/guess-mapping.ts"

const [mostRows, mostColumns, mostSamples, mostWords, longestSample] = [200, 60, 3, 30, 60]

/** 1 → A, 27 → AA. */
const letterOf = (column: number): string => {
  const rest = (column - 1) % 26
  const letter = String.fromCharCode(65 + rest)
  return column <= 26 ? letter : `${letterOf((column - 1 - rest) / 26)}${letter}`
}

const columnsOf = (sheet: Sheet, headRow: number): ImportView["columns"] => {
  const { rows } = sheet
  const below = rows.slice(headRow)
  return Array.from({ length: Math.min(widthOf(sheet), mostColumns) }, (_, place) => {
    const samples: Array<string> = []
    for (const cells of below) {
      const text = (cells[place] ?? "").trim()
      if (text !== "") samples.push(text.slice(0, longestSample))
      if (samples.length === mostSamples) break
    }
    const heading = (rows[headRow - 1]?.[place] ?? "").trim().slice(0, longestSample)
    return { letter: letterOf(place + 1), heading, samples }
  })
}

type View = ImportView["fields"][number]
/** Every word that stands in a column of a choice, the most frequent first. */
const wordsOf = (
  field: ImportField,
  rows: ReadonlyArray<SheetRow>,
  { values }: Mapping,
  own: OwnWords,
): View["words"] => {
  if (typeof field.reads === "string" || !("choice" in field.reads)) return []
  const counts = new Map<string, number>()
  for (const { cells } of rows) {
    const text = cells[field.name]?.trim()
    if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const usual = choiceReader(field.reads.choice, own)
  const said = values[field.name] ?? {}
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostWords)
    .map(([text, count]) => ({ text, value: said[text] ?? usual(text) ?? null, rows: count }))
}

interface Looked {
  readonly id: number | null
  readonly fileName: string
  readonly sheets: ReadonlyArray<Sheet>
  readonly sheet: Sheet
  readonly mapping: Mapping
  readonly guess: Guess
  readonly language: Language
  readonly remembered: ImportView["remembered"]
  readonly fields: ReadonlyArray<ImportField>
  readonly own: OwnWords
  readonly rows: ReadonlyArray<SheetRow>
  readonly skipped: ReadonlySet<number>
  readonly counts: { readonly empty: number; readonly good: number }
  readonly troubles: ReadonlyMap<number, ReadonlyArray<Trouble>>
}

export const importView = (of: Looked): ImportView => {
  const { fields, guess, mapping, own, rows, sheet, skipped, troubles } = of
  const wayOf = (name: string) => {
    const column = mapping.columns[name]
    if (column === undefined) return "none" as const
    return guess.mapping.columns[name] === column ? (guess.ways[name] ?? "guessed") : ("chosen" as const)
  }
  const looked = rows.filter(({ row }) => skipped.has(row) || troubles.has(row)).slice(0, mostRows)
  return {
    id: of.id,
    fileName: of.fileName,
    sheets: of.sheets.map(({ name }) => name),
    mapping,
    remembered: of.remembered,
    fields: fields.map((field) => ({
      name: field.name,
      isRequired: field.isRequired === true ? flags.on : flags.off,
      way: wayOf(field.name),
      choices: typeof field.reads !== "string" && "choice" in field.reads ? choiceValues(field.reads.choice) : null,
      words: wordsOf(field, rows, mapping, own),
    })),
    columns: columnsOf(sheet, mapping.headRow),
    counts: {
      ...of.counts,
      read: rows.length,
      wrong: troubles.size,
      skipped: rows.filter(({ row }) => skipped.has(row)).length,
    },
    rows: looked.map(({ cells, row }) => ({
      row,
      cells,
      troubles: (troubles.get(row) ?? []).map(({ field, isQuestion, message }) => ({
        ...{ field, message: inWords(message, of.language) },
        isQuestion: isQuestion ? flags.on : flags.off,
      })),
      isSkipped: skipped.has(row) ? flags.on : flags.off,
    })),
  }
}
