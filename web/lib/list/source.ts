/** Where a list has its rows from. */
export interface ListSource<Row> {
  /** Those that are here, in the server's order. */
  readonly rows: ReadonlyArray<Row>
  /** How many the filter has, here or not. */
  readonly total: number
  readonly isPending: boolean
  /** Those of another filter or order are on their way; the last ones stay. */
  readonly isUpdating: boolean
  readonly error: Error | null
  /** When those that are here came, in milliseconds; 0 before. */
  readonly updatedAt: number
  readonly refetch: () => unknown
  /** More of them, when the last one that is here comes into sight. */
  readonly onEnd?: () => void
  /** Every row of the filter. */
  readonly loadAll: () => Promise<ReadonlyArray<Row>>
}
interface Answer {
  readonly error: Error | null
  readonly isPending: boolean
  readonly isPlaceholderData: boolean
  readonly dataUpdatedAt: number
  readonly refetch: () => unknown
}
/** Rows that all came in one answer, filtered here or not. */
export const wholeSource = <Row>(query: Answer, rows: ReadonlyArray<Row>): ListSource<Row> => ({
  rows,
  total: rows.length,
  isPending: query.isPending,
  isUpdating: query.isPlaceholderData,
  error: query.error,
  updatedAt: query.dataUpdatedAt,
  refetch: query.refetch,
  loadAll: () => Promise.resolve(rows),
})
