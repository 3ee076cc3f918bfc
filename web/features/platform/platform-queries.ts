/** Companies as the platform sees them. */
import { queryOptions } from "@tanstack/react-query"
import { activeStatuses } from "#modules/kernel/codes/status.ts"
import { companies, data, page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { queryClient } from "@/lib/query-client.ts"
import { type CompanyState, companyStates, type PlatformSearch, stateIn } from "./platform-search.ts"

export const platformKey = ["platform-companies"] as const

const statusOf = {
  waiting: activeStatuses.notVerify,
  active: activeStatuses.active,
  inactive: activeStatuses.inactive,
  rejected: activeStatuses.rejectVerify,
} as const satisfies Record<CompanyState, number>

export const stateOf = (status: number): CompanyState => {
  if (status === statusOf.waiting) return "waiting"
  if (status === statusOf.rejected) return "rejected"
  return status === statusOf.active ? "active" : "inactive"
}

type Filters = Pick<PlatformSearch, "q" | "state">
interface Asked {
  readonly pageIndex: number
  readonly pageSize: number
}
const fetchCompanies = (search: Filters, asked: Asked, signal: AbortSignal, isConsulting = false) => {
  const { q } = search
  const state = stateIn(companyStates, search)
  return page(
    companies.platformCompanies({
      body: {
        ...(q === undefined ? {} : { keyword: q }),
        ...(state === undefined ? {} : { status: statusOf[state] }),
        ...(isConsulting ? { isConsulting: 1 as const } : {}),
        ...asked,
      },
      fetchOptions: { signal },
    }),
  )
}
type CompanyPage = Awaited<ReturnType<typeof fetchCompanies>>
export type CompanyRow = CompanyPage["data"][number]

/** Those that wait for a word first. */
export const companyRows = ({ q, state }: PlatformSearch) =>
  pagedRows<CompanyRow, CompanyPage>([...platformKey, "list", { q, state }], (asked, signal) =>
    fetchCompanies({ q, state }, asked, signal),
  )

/** Those that ask for a plan of their own. */
export const consultRows = ({ q }: PlatformSearch) =>
  pagedRows<CompanyRow, CompanyPage>([...platformKey, "consults", { q }], (asked, signal) =>
    fetchCompanies({ q }, asked, signal, true),
  )

const fetchCompany = (id: number) => data(companies.platformCompany({ params: { id }, body: {} }))
export type CompanyDetail = Awaited<ReturnType<typeof fetchCompany>>
export const companyQuery = (id: number) =>
  queryOptions({ queryKey: [...platformKey, "one", id], staleTime: 0, queryFn: () => fetchCompany(id) })

export const loadCompany = (id: number) => queryClient.fetchQuery(companyQuery(id))
