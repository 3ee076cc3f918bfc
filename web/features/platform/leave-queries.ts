import { requestStatuses } from "#modules/kernel/codes/status.ts"
import { identity, page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { type PlatformSearch, stateIn } from "./platform-search.ts"

export const closingsKey = ["platform-closings"] as const
export const closingStates = ["requesting", "active", "reject", "inactive"] as const
export const closingStateOf = (status: number) =>
  closingStates.find((one) => requestStatuses[one] === status) ?? "requesting"

type Asked = { readonly pageIndex: number; readonly pageSize: number }
const fetchClosings = (search: PlatformSearch, asked: Asked, signal: AbortSignal) => {
  const state = stateIn(closingStates, search)
  return page(
    identity.closeAccountRequests({
      query: {
        ...asked,
        ...(search.q === undefined ? {} : { keyword: search.q }),
        ...(state === undefined ? {} : { status: requestStatuses[state] }),
      },
      fetchOptions: { signal },
    }),
  )
}
type ClosingPage = Awaited<ReturnType<typeof fetchClosings>>
export type ClosingRow = ClosingPage["data"][number]

export const closingRows = ({ q, state }: PlatformSearch) =>
  pagedRows<ClosingRow, ClosingPage>([...closingsKey, { q, state }], (asked, signal) =>
    fetchClosings({ q, state }, asked, signal),
  )
