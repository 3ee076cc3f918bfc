/** Bills as the platform sees them: of one company, and the transfers that it waits for. */
import { queryOptions } from "@tanstack/react-query"
import { billing } from "@/lib/billing-client.ts"
import { data, page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import type { PlatformSearch } from "./platform-search.ts"

export const billsKey = ["platform-bills"] as const

const fetchBills = (id: number) => data(billing.companyBills({ params: { id } }))
export type CompanyBills = Awaited<ReturnType<typeof fetchBills>>
export const billsQuery = (id: number) =>
  queryOptions({ queryKey: [...billsKey, "of", id], staleTime: 0, queryFn: () => fetchBills(id) })

type Asked = { readonly pageIndex: number; readonly pageSize: number }
const fetchWaiting = ({ q }: PlatformSearch, asked: Asked, signal: AbortSignal) =>
  page(
    billing.companiesBills({
      query: { ...asked, ...(q === undefined ? {} : { keyword: q }) },
      fetchOptions: { signal },
    }),
  )
type WaitingPage = Awaited<ReturnType<typeof fetchWaiting>>
export type WaitingRow = WaitingPage["data"][number]

/** Who waits longest stands first. */
export const waitingRows = ({ q }: PlatformSearch) =>
  pagedRows<WaitingRow, WaitingPage>([...billsKey, "waiting", { q }], (asked, signal) =>
    fetchWaiting({ q }, asked, signal),
  )

const fetchMoney = () => data(billing.unmatchedMoney())
export type MoneyRow = Awaited<ReturnType<typeof fetchMoney>>[number]
/** Money that pays no bill; it comes whole. */
export const moneyQuery = queryOptions({ queryKey: [...billsKey, "money"], staleTime: 0, queryFn: fetchMoney })
