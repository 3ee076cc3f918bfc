/** アカウント of everybody, as the platform lists them. */
import { queryOptions } from "@tanstack/react-query"
import { userStatuses } from "#modules/kernel/codes/status.ts"
import { companies, data, page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { queryClient } from "@/lib/query-client.ts"
import { type PlatformSearch, stateIn } from "./platform-search.ts"

export const accountsKey = ["platform-accounts"] as const
export const accountStates = ["active", "blocked", "notVerify", "suspend", "deleted"] as const

type Asked = { readonly pageIndex: number; readonly pageSize: number }
const fetchAccounts = (search: PlatformSearch, asked: Asked, signal: AbortSignal) => {
  const state = stateIn(accountStates, search)
  return page(
    companies.listAccounts({
      body: {
        ...(search.q === undefined ? {} : { keyword: search.q }),
        ...(state === undefined ? {} : { status: userStatuses[state] }),
        ...asked,
      },
      fetchOptions: { signal },
    }),
  )
}
type AccountPage = Awaited<ReturnType<typeof fetchAccounts>>
export type AccountRow = AccountPage["data"][number]

export const accountRows = ({ q, state }: PlatformSearch) =>
  pagedRows<AccountRow, AccountPage>([...accountsKey, { q, state }], (asked, signal) =>
    fetchAccounts({ q, state }, asked, signal),
  )
export const accountQuery = (id: number) =>
  queryOptions({
    queryKey: [...accountsKey, "one", id],
    staleTime: 0,
    queryFn: () => data(companies.account({ params: { id } })),
  })

export const loadAccount = (id: number) => queryClient.fetchQuery(accountQuery(id))
