/** Rows that keep their places while somebody is about to press one of them. */

export interface Kept {
  readonly id: string
  readonly section: string
}
export interface Placed<Row> {
  readonly row: Row
  readonly section: string
}
interface Known<Row> {
  readonly idOf: (row: Row) => string
  readonly sectionOf: (row: Row) => string
}
export const placesOf = <Row>(rows: ReadonlyArray<Row>, { idOf, sectionOf }: Known<Row>): ReadonlyArray<Kept> =>
  rows.map((row) => ({ id: idOf(row), section: sectionOf(row) }))

/**
 * The rows where they were, with what they say now; who is new stands last of his section, or last of all. Who has gone is
 * gone.
 */
export const inKeptOrder = <Row>(
  rows: ReadonlyArray<Row>,
  kept: ReadonlyArray<Kept>,
  known: Known<Row>,
): ReadonlyArray<Placed<Row>> => {
  const byId = new Map(rows.map((row) => [known.idOf(row), row]))
  const ids = new Set(kept.map(({ id }) => id))
  const placed = kept.flatMap(({ id, section }): ReadonlyArray<Placed<Row>> => {
    const row = byId.get(id)
    return row === undefined ? [] : [{ row, section }]
  })
  const all = [...placed]
  for (const row of rows.filter((one) => !ids.has(known.idOf(one)))) {
    const section = known.sectionOf(row)
    const last = all.findLastIndex((one) => one.section === section)
    all.splice(last === -1 ? all.length : last + 1, 0, { row, section })
  }
  return all
}

/** Whether the rows would stand otherwise by now. */
export const isMoved = <Row>(rows: ReadonlyArray<Row>, placed: ReadonlyArray<Placed<Row>>, known: Known<Row>) =>
  rows.some((row, at) => {
    const there = placed[at]
    return there === undefined || known.idOf(there.row) !== known.idOf(row) || there.section !== known.sectionOf(row)
  })
