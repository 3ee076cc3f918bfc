/**
 * Rows that the server gives in pages: the first of them at once and more while scrolling; all of the filter, in answers
 * of 10,000 (D33), when another order, a file or a selection asks for them.
 */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query"

export interface PageOf<Row> {
  readonly data: ReadonlyArray<Row>
  readonly pageIndex: number
  readonly totalPages: number
  readonly totalItems: number
}
interface Asked {
  readonly pageIndex: number
  readonly pageSize: number
}
const rowsAtOnce = 200
const mostRows = 10_000

/** `key` holds the filters and nothing of the order. */
export const pagedRows = <Row, Page extends PageOf<Row>>(
  key: ReadonlyArray<unknown>,
  fetch: (asked: Asked, signal: AbortSignal) => Promise<Page>,
) => ({
  first: infiniteQueryOptions({
    queryKey: [...key, "pages"],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => fetch({ pageIndex: pageParam, pageSize: rowsAtOnce }, signal),
    getNextPageParam: ({ pageIndex, totalPages }: Page) => (pageIndex < totalPages ? pageIndex + 1 : undefined),
    placeholderData: keepPreviousData,
  }),
  all: queryOptions({
    queryKey: [...key, "all"],
    queryFn: async ({ signal }): Promise<ReadonlyArray<Row>> => {
      const rows: Array<Row> = []
      for (let pageIndex = 1, pages = 1; pageIndex <= pages; pageIndex++) {
        const page = await fetch({ pageIndex, pageSize: mostRows }, signal)
        rows.push(...page.data)
        pages = page.totalPages
      }
      return rows
    },
  }),
})
