/** A column of a list: one description for what is drawn, sorted, summed, copied, printed and written to a file. */
import { clockTime, dayOfInstant, figure, hoursAndMinutes, slashDate } from "../format.ts"

/** How a value is read: `yen` and `number` as 1,234, `minutes` as 8:32, `day` and `instant` as they come from the server. */
export type Kind = "text" | "number" | "yen" | "minutes" | "day" | "instant"
export type Value = string | number | null

export interface ListColumn<Row> {
  readonly key: string
  /** Its head, in the language of the page. */
  readonly label: string
  readonly kind?: Kind
  /** What it is about: null where there is nothing. */
  readonly value: (row: Row) => Value
  /** Of a field that the server keeps from some: a column that no row has is not there. */
  readonly isSent?: (row: Row) => boolean
  /** Drawn instead of the value's text. Files, copies and paper keep the text. */
  readonly cell?: (row: Row) => React.ReactNode
  /** What it is sorted by instead: the reading of a name. */
  readonly reading?: (row: Row) => Value
  /** In rem; columns that grow share what is left over. */
  readonly width: number
  readonly grows?: true
  /** Stands left of all others, stays in sight and can't be hidden. */
  readonly isFixed?: true
  /** Not shown until somebody ticks it. */
  readonly isHidden?: true
  /** Written to files also while it is hidden: what a program needs that reads them, and the screen shows elsewhere. */
  readonly inFiles?: true
  /** Summed up in the sum row. */
  readonly hasSum?: true
  /** Drawn for the eyes only: buttons, bars. Not sorted, printed or written to a file. */
  readonly isTool?: true
  readonly className?: string | ((row: Row) => string | undefined)
}
type Read = Pick<ListColumn<never>, "kind">

const numeric: ReadonlySet<Kind | undefined> = new Set(["number", "yen", "minutes"])
export const isNumeric = ({ kind }: Read) => numeric.has(kind)

const instantText = (instant: string) => `${slashDate(dayOfInstant(instant))} ${clockTime(instant)}`

/** As people read it; empty for null. */
export const textOf = ({ kind }: Read, value: Value): string => {
  if (value === null || value === "") return ""
  if (typeof value === "number") return kind === "minutes" ? hoursAndMinutes(value) : numberText(kind, value)
  if (kind === "day") return slashDate(value)
  return kind === "instant" ? instantText(value) : value
}
const numberText = (kind: Kind | undefined, value: number) =>
  kind === "number" || kind === "yen" ? figure(value) : String(value)

/** As a program reads it: numbers without separators and with a minus, hours as h:mm. */
export const plainOf = (column: Read, value: Value): string => {
  if (typeof value !== "number") return textOf(column, value)
  return column.kind === "minutes" ? hoursAndMinutes(value).replace("▲", "-") : String(value)
}
export const sumOf = <Row>({ value }: Pick<ListColumn<Row>, "value">, rows: ReadonlyArray<Row>) =>
  rows.reduce((sum, row) => {
    const one = value(row)
    return typeof one === "number" ? sum + one : sum
  }, 0)
