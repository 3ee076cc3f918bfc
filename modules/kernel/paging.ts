/** Pages of lists: which one is asked for, and its envelope. Pages count from 1. */
import { pageSizes, rowsOfPage } from "./fields/page-sizes.ts"

export interface AskedPage {
  readonly pageIndex?: number
  readonly pageSize?: number
}

/** Where the page begins and how many rows it has at most; `usual` when no size is asked for. */
export const pageAsked = ({ pageIndex = 1, pageSize }: AskedPage, usual: number = pageSizes.usual) => {
  const limit = rowsOfPage(pageSize ?? usual)
  return { pageIndex, limit, offset: (pageIndex - 1) * limit }
}
export type Page = ReturnType<typeof pageAsked>

/** The page out of a list that is whole. */
export const rowsOn = <Row>({ limit, offset }: Page, rows: ReadonlyArray<Row>) => rows.slice(offset, offset + limit)

/** The answer of a list: its rows, and what a pager shows. */
export const pageOf = <Row>({ pageIndex, limit }: Page, data: ReadonlyArray<Row>, totalItems: number) => ({
  data,
  pageIndex,
  totalPages: Math.ceil(totalItems / limit),
  totalItems,
})
