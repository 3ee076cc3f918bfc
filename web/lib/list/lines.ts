/** What is drawn one under the other: rows by their index, and a head above each section where the rows stand in such. */
export interface Section {
  readonly key: string
  /** How many of its rows are here. */
  readonly count: number
}
export type Line = number | Section

/** Rows of one section stand together already: the server orders them. */
export const linesOf = <Row>(
  rows: ReadonlyArray<Row>,
  sectionOf: ((row: Row) => string) | undefined,
): ReadonlyArray<Line> => {
  if (sectionOf === undefined) return rows.map((_, at) => at)
  const keys = rows.map(sectionOf)
  const counts = new Map([...Map.groupBy(keys, (key) => key)].map(([key, some]) => [key, some.length]))
  return keys.flatMap((key, at): ReadonlyArray<Line> => {
    return key === keys[at - 1] ? [at] : [{ key, count: counts.get(key) ?? 0 }, at]
  })
}
/** The row at a line, or the next one beyond a head. */
export const rowAt = (lines: ReadonlyArray<Line>, at: number): number => {
  const line = lines[at]
  return typeof line === "number" ? line : line === undefined ? 0 : rowAt(lines, at + 1)
}
