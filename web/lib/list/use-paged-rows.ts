import { hashKey, keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import type { PageOf, pagedRows } from "./paged-rows.ts"
import type { ListSource } from "./source.ts"

type Paged<Row, Page extends PageOf<Row>> = ReturnType<typeof pagedRows<Row, Page>>

interface PagedRows<Row, Page> {
  readonly source: ListSource<Row>
  /** The last page that came, for what stands beside its rows; undefined before the first. */
  readonly page: Page | undefined
}
/** Rows of a list that the server pages; `wantsAll` when their order is not the server's. */
export const usePagedRows = <Row, Page extends PageOf<Row>>(
  { first, all }: Paged<Row, Page>,
  wantsAll: boolean,
): PagedRows<Row, Page> => {
  const client = useQueryClient()
  const [askedFor, setAskedFor] = useState<string>()
  const key = hashKey(all.queryKey)
  const pages = useInfiniteQuery(first)
  // Rows that are here once stay whole: what is selected of them must not go with the order that asked for them.
  const wants = wantsAll || askedFor === key || client.getQueryData(all.queryKey) !== undefined
  const whole = useQuery({ ...all, enabled: wants, placeholderData: keepPreviousData })
  const every = wants ? whole.data : undefined
  const page = pages.data?.pages.at(-1)
  const rows = useMemo(() => every ?? pages.data?.pages.flatMap((one) => one.data) ?? [], [every, pages.data])
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  return {
    page,
    source: {
      rows,
      total: every?.length ?? page?.totalItems ?? 0,
      isPending: pages.isPending,
      isUpdating: pages.isPlaceholderData || (wants && (whole.isPending || whole.isPlaceholderData)),
      error: pages.error ?? whole.error,
      updatedAt: pages.dataUpdatedAt,
      refetch: () => Promise.all([pages.refetch(), wants && whole.refetch()]),
      onEnd: () => {
        if (hasNextPage && !isFetchingNextPage && !wants) void fetchNextPage()
      },
      loadAll: () => {
        setAskedFor(key)
        return client.fetchQuery(all)
      },
    },
  }
}
