import type { PayRow } from "../queries.ts"

/** Who can't be calculated has no figures and is not counted. */
export const isCalculated = ({ net }: Pick<PayRow, "net">) => net !== null

/** What these rows come to. */
export const sumOf = (rows: ReadonlyArray<PayRow>) => {
  const add = (of: (row: PayRow) => number | null) => rows.reduce((sum, row) => sum + (of(row) ?? 0), 0)
  return { people: rows.filter(isCalculated).length, gross: add(({ gross }) => gross), net: add(({ net }) => net) }
}
