/** What is on no paper as it was done, of a month of the server. */
import { queryOptions } from "@tanstack/react-query"
import { loadTexts } from "@/i18n/i18n.ts"
import { page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { queryClient } from "@/lib/query-client.ts"
import { papers, papersKey } from "./client.ts"
import { lastMonth, type MissingSearch, type MissingType, missingSearch } from "./missing-search.ts"

interface Asked {
  readonly month: string
  readonly type: MissingType
  readonly keyword?: string
  readonly pageIndex?: number
  readonly pageSize: number
}
const fetchPage = (body: Asked) => page(papers.missing({ body }))
export type MissingPage = Awaited<ReturnType<typeof fetchPage>>
export type MissingRow = MissingPage["data"][number]
const missingKey = [...papersKey, "missing"]

export const missingRows = ({ month = lastMonth(), q, type = 3 }: MissingSearch) =>
  pagedRows<MissingRow, MissingPage>([...missingKey, type, month, q ?? ""], (asked) =>
    fetchPage({ month, type, ...(q === undefined ? {} : { keyword: q }), ...asked }),
  )
/** How much of last month is missing on both sides. */
export const missingCount = () => {
  const month = lastMonth()
  return queryOptions({
    queryKey: [...missingKey, "count", month],
    queryFn: async () => {
      const sides = await Promise.all(([3, 5] as const).map((type) => fetchPage({ month, type, pageSize: 1 })))
      return sides.map(({ totalItems }) => totalItems)
    },
  })
}
export const loadMissing = async (address: object) => {
  await Promise.all([
    queryClient.ensureInfiniteQueryData(missingRows(missingSearch({ ...address })).first),
    loadTexts("papers", "list"),
  ])
}
