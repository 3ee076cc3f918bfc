/** The sum row: of the server, which adds up every row of the filter, or of the rows that are here. */
import { type ListColumn, sumOf } from "./column.ts"

/** What the server adds up of every row of the filter, by the keys of the columns. */
export interface ServerSums {
  /** How many rows they are of. */
  readonly count: number
  readonly of: Readonly<Record<string, number>>
}
export interface Summed<Row> {
  readonly column: ListColumn<Row>
  readonly sum: number
}
export interface Sums<Row> {
  readonly count: number
  readonly columns: ReadonlyArray<Summed<Row>>
}
interface Summable<Row> {
  readonly rows: ReadonlyArray<Row>
  /** Those that are shown. */
  readonly columns: ReadonlyArray<ListColumn<Row>>
  readonly isCounted?: ((row: Row) => boolean) | undefined
  /** Null before they come; undefined where the server has none. */
  readonly sums?: ServerSums | null | undefined
  /** Every row of the filter is among the rows. */
  readonly isWhole: boolean
}

const summed = <Row>({ columns }: Pick<Summable<Row>, "columns">) => columns.filter(({ hasSum }) => hasSum)

/** Of rows that somebody chose, or that are all of the filter. */
export const sumsOfRows = <Row>(of: Pick<Summable<Row>, "rows" | "columns" | "isCounted">): Sums<Row> => {
  const counted = of.isCounted === undefined ? of.rows : of.rows.filter(of.isCounted)
  return { count: counted.length, columns: summed(of).map((column) => ({ column, sum: sumOf(column, counted) })) }
}

/** Of the whole filter; undefined where no column is summed up, and where it is not known yet. */
export const sumsOfFilter = <Row>(of: Summable<Row>): Sums<Row> | undefined => {
  const columns = summed(of)
  if (columns.length === 0) return undefined
  if (of.sums === undefined) return of.isWhole ? sumsOfRows(of) : undefined
  if (of.sums === null) return undefined
  const { count, of: byKey } = of.sums
  return { count, columns: columns.flatMap((column) => sumIn(column, byKey[column.key])) }
}
const sumIn = <Row>(column: ListColumn<Row>, sum: number | undefined) => (sum === undefined ? [] : [{ column, sum }])

/**
 * On paper a list always has its sum: the server's where every row of the filter stands there, else (or where that is not here) that
 * of the rows that stand there.
 */
export const sumsOnPaper = <Row>(of: Omit<Summable<Row>, "isWhole">, total: number): Sums<Row> | undefined => {
  if (summed(of).length === 0) return undefined
  return of.rows.length >= total && of.sums ? sumsOfFilter({ ...of, isWhole: true }) : sumsOfRows(of)
}

/** So many rows come in one answer of the server (D33); a longer list has its sums once it was wanted whole. */
const summedAtOnce = 10_000

/** A sum that the server does not have is made of every row: then all of them are asked for. */
export const needsEveryRow = <Row>(of: Omit<Summable<Row>, "rows">, total: number): boolean =>
  of.sums === undefined && !of.isWhole && total <= summedAtOnce && summed(of).length > 0
