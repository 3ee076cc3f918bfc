/** A list as an Excel file: numbers, days and hours are such, so that they can be summed and sorted there. */
import type { Cell, Row as SheetRow } from "write-excel-file/universal"
import { dayOfInstant } from "../format.ts"
import type { Kind, ListColumn, Value } from "./column.ts"

const bold = { fontWeight: "bold", backgroundColor: "#eef1f5" } as const
/** Excel's own count of days; it knows no time zone, so the clock of Tokyo is written as if it were UTC. */
const dateOf = (kind: Kind, value: string) =>
  kind === "day"
    ? new Date(`${value}T00:00:00Z`)
    : new Date(`${dayOfInstant(value)}T${tokyoClock.format(new Date(value))}Z`)
const tokyoClock = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Tokyo", timeStyle: "medium" })
const formats = { day: "yyyy/mm/dd", instant: "yyyy/mm/dd hh:mm" } as const

/** Texts are written as texts: whatever they begin with, Excel runs none of them. */
const cellOf = ({ kind = "text" }: { readonly kind?: Kind }, value: Value): Cell => {
  if (value === null || value === "") return null
  if (typeof value === "number")
    return kind === "minutes"
      ? { type: Number, value: value / (24 * 60), format: "[h]:mm" }
      : { type: Number, value, ...(kind === "text" ? {} : { format: "#,##0" }) }
  if (kind === "day" || kind === "instant") return { type: Date, value: dateOf(kind, value), format: formats[kind] }
  return { type: String, value }
}
/** A sheet's name has at most 31 characters and none of these. */
const sheetName = (title: string) => title.replaceAll(/[\\/*?:[\]]/g, " ").slice(0, 31)
const charactersOf = ({ width }: Pick<ListColumn<never>, "width">) => Math.max(8, Math.round(width * 2))

export const excelOf = async <Row>(
  title: string,
  columns: ReadonlyArray<ListColumn<Row>>,
  rows: ReadonlyArray<Row>,
): Promise<Blob> => {
  const { default: write } = await import("write-excel-file/universal")
  const head: SheetRow = columns.map(({ label }) => ({ type: String, value: label, ...bold }))
  const lines = rows.map((row): SheetRow => columns.map((column) => cellOf(column, column.value(row))))
  return write([head, ...lines], {
    sheet: sheetName(title),
    columns: columns.map((column) => ({ width: charactersOf(column) })),
    stickyRowsCount: 1,
  }).toBlob()
}
