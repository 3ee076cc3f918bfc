/** Rows as text, for files and for the clipboard. */
import { isNumeric, type ListColumn, plainOf, type Value } from "./column.ts"

/** What Excel and its kin would run as a formula when a text begins with it, in either width. */
const startsFormula = /^[=+\-@＝＋－＠\t\r]/

/** A text that can't be run: what looks like a formula gets an apostrophe, numbers stay numbers. */
const safe = (column: Pick<ListColumn<never>, "kind">, value: Value) => {
  const text = plainOf(column, value)
  return !(isNumeric(column) && typeof value === "number") && startsFormula.test(text) ? `'${text}` : text
}
/** A head line and one line a row. */
export const cellsOf = <Row>(columns: ReadonlyArray<ListColumn<Row>>, rows: ReadonlyArray<Row>) => [
  columns.map(({ label }) => safe({}, label)),
  ...rows.map((row) => columns.map((column) => safe(column, column.value(row)))),
]
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** RFC 4180: lines end with CR LF, what holds a comma, a quote or a line's end is quoted. */
export const csvOf = <Row>(columns: ReadonlyArray<ListColumn<Row>>, rows: ReadonlyArray<Row>) =>
  cellsOf(columns, rows)
    .map((cells) => `${cells.map(quoted).join(",")}\r\n`)
    .join("")

/** What a spreadsheet takes from the clipboard: by tabs, each row on its own line. */
export const tsvOf = <Row>(columns: ReadonlyArray<ListColumn<Row>>, rows: ReadonlyArray<Row>) =>
  cellsOf(columns, rows)
    .map((cells) => cells.map((cell) => cell.replaceAll(/[\t\r\n]+/g, " ")).join("\t"))
    .join("\n")
