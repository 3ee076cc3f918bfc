/** The files that a list gives: what is in them, and how they are called. */
import { saveBlob } from "../file.ts"
import { dayOfInstant } from "../format.ts"
import type { ListColumn } from "./column.ts"
import { shiftJis, unwritable } from "./shift-jis.ts"
import { csvOf } from "./text-table.ts"

export type FileKind = "excel" | "csv" | "shiftJis"
const endings = { excel: "xlsx", csv: "csv", shiftJis: "csv" } as const satisfies Record<FileKind, string>
const byteOrderMark = "\ufeff"

/** 人員_2026-11-24.xlsx, without what a file name can't have. */
export const fileName = (title: string, day: string, kind: FileKind) =>
  `${[title.replaceAll(/[\\/:*?"<>|]/g, "").trim(), day].join("_")}.${endings[kind]}`

export const fileOf = async <Row>(
  kind: FileKind,
  title: string,
  columns: ReadonlyArray<ListColumn<Row>>,
  rows: ReadonlyArray<Row>,
): Promise<Blob> => {
  if (kind === "excel") return (await import("./excel.ts")).excelOf(title, columns, rows)
  const text = csvOf(columns, rows)
  // Without the mark Excel reads UTF-8 as Shift_JIS.
  return kind === "csv"
    ? new Blob([byteOrderMark, text], { type: "text/csv;charset=utf-8" })
    : new Blob([shiftJis(text)], { type: "text/csv;charset=shift_jis" })
}
/** Saves rows of a list under its name; gives the name. */
export const saveList = async <Row>(
  kind: FileKind,
  title: string,
  columns: ReadonlyArray<ListColumn<Row>>,
  rows: ReadonlyArray<Row>,
) => {
  const name = fileName(title, dayOfInstant(new Date().toISOString()), kind)
  saveBlob(await fileOf(kind, title, columns, rows), name)
  return name
}
export interface UnwritableCell {
  /** Where it stands in the file, from 1. */
  readonly line: number
  readonly label: string
  readonly text: string
  readonly signs: ReadonlyArray<string>
}
/** The cells that would be spoilt in Shift_JIS. */
export const unwritableCells = <Row>(
  columns: ReadonlyArray<ListColumn<Row>>,
  rows: ReadonlyArray<Row>,
): ReadonlyArray<UnwritableCell> =>
  rows.flatMap((row, at) =>
    columns.flatMap(({ label, value }) => {
      const text = value(row)
      const signs = typeof text === "string" ? unwritable(text) : []
      return signs.length === 0 ? [] : [{ line: at + 1, label, text: String(text), signs }]
    }),
  )
