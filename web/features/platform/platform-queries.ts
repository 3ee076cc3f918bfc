/** Companies as the platform sees them. */
import { queryOptions } from "@tanstack/react-query"
import { activeStatuses } from "#modules/kernel/codes/status.ts"
import { companies, data, page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { queryClient } from "@/lib/query-client.ts"
import { type CompanyState, companyStates, type PlatformSearch, stateIn } from "./platform-search.ts"

export const platformKey = ["platform-companies"] as const

const { active, inactive, notVerify, rejectVerify } = activeStatuses
/** What is asked for by each state: of companies that were let in, three apart from each other. */
const askedOf = {
  waiting: { status: notVerify },
  active: { status: active, isOver: 0, isUnpaid: 0 },
  unpaid: { isUnpaid: 1 },
  over: { isOver: 1 },
  inactive: { status: inactive },
  rejected: { status: rejectVerify },
} as const satisfies Record<CompanyState, object>

export const stateOf = (status: number) => {
  if (status === notVerify) return "waiting"
  if (status === rejectVerify) return "rejected"
  return status === active ? "active" : "inactive"
}

type Filters = Pick<PlatformSearch, "plan" | "q" | "state" | "way">
interface Asked {
  readonly pageIndex: number
  readonly pageSize: number
}
const fetchCompanies = (search: Filters, asked: Asked, signal: AbortSignal, isConsulting = false) => {
  const { plan, q, way } = search
  const state = stateIn(companyStates, search)
  return page(
    companies.platformCompanies({
      body: {
        ...(q === undefined ? {} : { keyword: q }),
        ...(state === undefined ? {} : askedOf[state]),
        ...(plan === undefined ? {} : { subscriptionId: Number(plan) }),
        ...(way === undefined ? {} : { isBanking: way === "bank" ? (1 as const) : (0 as const) }),
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
export const companyRows = ({ plan, q, state, way }: PlatformSearch) =>
  pagedRows<CompanyRow, CompanyPage>([...platformKey, "list", { plan, q, state, way }], (asked, signal) =>
    fetchCompanies({ plan, q, state, way }, asked, signal),
  )

/** How many companies are in each state, whatever is filtered. */
export const companyCountsQuery = queryOptions({
  queryKey: [...platformKey, "counts"],
  queryFn: async ({ signal }) => (await fetchCompanies({}, { pageIndex: 1, pageSize: 1 }, signal)).counts,
})

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
