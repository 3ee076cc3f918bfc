import { queryOptions } from "@tanstack/react-query"
import { data, page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { notices } from "./client.ts"
import type { NoticeSearch } from "./notice-search.ts"

/** The first part is read again when the server tells of a notice. */
export const noticesKey = ["notices"] as const

/** The request of what is looked for. */
export const filterOf = ({ show, area, q, from, to }: NoticeSearch) => ({
  ...(show === "unread" ? { isUnread: 1 as const } : {}),
  ...(show === "read" ? { isUnread: 0 as const } : {}),
  ...(show === "waiting" ? { isWaiting: 1 as const } : {}),
  ...(area === undefined ? {} : { area }),
  ...(q === undefined ? {} : { keyword: q }),
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
})
const fetchNotices = (
  search: NoticeSearch,
  asked: { readonly pageIndex: number; readonly pageSize: number },
  signal: AbortSignal,
) => page(notices.list({ query: { ...asked, ...filterOf(search) }, fetchOptions: { signal } }))
type NoticePage = Awaited<ReturnType<typeof fetchNotices>>
export type Notice = NoticePage["data"][number]

export const noticeRows = ({ show, area, q, from, to }: NoticeSearch) =>
  pagedRows<Notice, NoticePage>([...noticesKey, "list", { show, area, q, from, to }], (asked, signal) =>
    fetchNotices({ show, area, q, from, to }, asked, signal),
  )

/** How many are unread, and how many wait for an answer. */
export const noticeCounts = queryOptions({
  queryKey: [...noticesKey, "counts"],
  queryFn: () => data(notices.totalUnread()),
})
