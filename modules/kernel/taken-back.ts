/** What of many rows may be taken back together, and why the rest stays. */
import type { Reference } from "./database/referred-by.ts"

interface Made {
  readonly id: number
  readonly version: number
}
/** A row that stays: because somebody changed it, or by the module whose record refers to it. */
export interface Kept<Row> {
  readonly row: Row
  readonly by: string
}

/** Of several references to a row the last one is told. A row of a higher version than its first was changed since it was made. */
export const takenBack = <Row extends Made>(rows: ReadonlyArray<Row>, references: ReadonlyArray<Reference>) => {
  const moduleOf = new Map(references.map(({ id, byTable }) => [id, byTable.split(".", 1)[0] ?? ""]))
  const stays = (row: Row) => moduleOf.get(row.id) ?? (row.version > 1 ? "changed" : undefined)
  const kept = rows.flatMap((row): ReadonlyArray<Kept<Row>> => {
    const by = stays(row)
    return by === undefined ? [] : [{ row, by }]
  })
  return { gone: rows.filter((row) => stays(row) === undefined), kept }
}
