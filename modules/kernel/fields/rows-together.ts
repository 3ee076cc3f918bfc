/** Checks over the rows of a list; each names the later of two rows that don't go together. */
import { Schema } from "effect"
import { type MessageName, messageKey } from "./messages.ts"

/** No two rows say the same; `of` gives what must differ, or undefined for rows that are not compared. */
export const rowsDiffer = <Row>(
  of: (row: Row) => string | number | undefined,
  field?: string,
  name: MessageName = "duplicate",
) =>
  Schema.makeFilter((rows: ReadonlyArray<Row>) => {
    const seen = new Set<string | number>()
    return rows.flatMap((row, index) => {
      const value = of(row)
      if (value === undefined || !seen.has(value)) {
        if (value !== undefined) seen.add(value)
        return []
      }
      return [{ path: field === undefined ? [index] : [index, field], issue: messageKey(name) }]
    })
  })

/** A list of days without the same day twice (exception days, days off of a series). */
export const daysDiffer = rowsDiffer((day: string) => day, undefined, "daysOverlap")

/** A period with both ends included. */
export interface PeriodRow {
  readonly from: string
  readonly to: string
}

/** No two periods share a day. */
export const periodsApart = Schema.makeFilter((rows: ReadonlyArray<PeriodRow>) =>
  rows.flatMap((row, index) =>
    rows.slice(0, index).some((earlier) => row.from <= earlier.to && earlier.from <= row.to)
      ? [{ path: [index, "from"], issue: messageKey("daysOverlap") }]
      : [],
  ),
)

/** At most so many rows. */
export const atMostRows = (rows: number) => Schema.isMaxLength(rows, { message: messageKey("tooMany", rows) })
/** At least so many rows. */
export const atLeastRows = (rows: number) => Schema.isMinLength(rows, { message: messageKey("tooFew", rows) })
