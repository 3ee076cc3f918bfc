/** Reports of the server. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { siteQuery } from "@/features/scheduling/sites/site-queries.ts"
import { loadTexts } from "@/i18n/i18n.ts"
import { data, page } from "@/lib/client.ts"
import { dayOfInstant } from "@/lib/format.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { queryClient } from "@/lib/query-client.ts"
import { reports } from "./client.ts"
import { type ReportSearch, readSiteReport, reportSearch, stretchOf } from "./report-search.ts"

export const thisMonth = () => dayOfInstant(new Date().toISOString()).slice(0, 7)
export const usualOfReport = { before: 5, after: 0 }
export const usualOfSite = { before: 4, after: 2 }

/** Under one key, so that a change of anything that counts reads all of it again. */
export const reportsKey = ["reports"]
export interface Stretch {
  readonly from: string
  readonly to: string
}
interface Asked {
  readonly pageIndex: number
  readonly pageSize: number
}
const fetchReport = (stretch: Stretch, q: string | undefined, asked: Asked) =>
  page(reports.report({ body: { ...stretch, ...(q === undefined ? {} : { keyword: q }), ...asked } }))
export type Report = Awaited<ReturnType<typeof fetchReport>>
export type ReportRow = Report["data"][number]
export const reportRows = (search: ReportSearch) => {
  const stretch = stretchOf(search, thisMonth(), usualOfReport)
  return pagedRows<ReportRow, Report>([...reportsKey, "all", stretch.from, stretch.to, search.q ?? ""], (asked) =>
    fetchReport(stretch, search.q, asked),
  )
}

const fetchSite = (id: number, stretch: Stretch) => data(reports.costRevenue({ params: { id }, body: stretch }))
export type SiteReport = Awaited<ReturnType<typeof fetchSite>>
export type MonthOfSite = SiteReport["months"][number]
export type Figures = SiteReport["total"]
export type SourceRow = MonthOfSite["sources"][number]
export const siteReportQuery = (id: number, stretch: Stretch) =>
  queryOptions({
    queryKey: [...reportsKey, "site", id, stretch.from, stretch.to],
    queryFn: () => fetchSite(id, stretch),
    placeholderData: keepPreviousData,
  })

const fetchRevenue = (id: number) => data(reports.listRevenue({ params: { id } }))
export type RevenueRow = Awaited<ReturnType<typeof fetchRevenue>>["rows"][number]
export const revenueQuery = (id: number) =>
  queryOptions({ queryKey: [...reportsKey, "revenue", id], queryFn: () => fetchRevenue(id) })

export const loadReport = async (address: object) => {
  await Promise.all([
    queryClient.ensureInfiniteQueryData(reportRows(reportSearch({ ...address })).first),
    loadTexts("reports", "list"),
  ])
}
/** Nothing to show where the address names no site. */
export const loadSiteReport = async (asked: { readonly constructionSiteId: number | undefined }) => {
  const { constructionSiteId: id } = readSiteReport(asked)
  if (id === undefined) return false
  await Promise.all([
    queryClient.fetchQuery(siteQuery(id)),
    queryClient.ensureQueryData(revenueQuery(id)),
    loadTexts("reports", "works", "arranging", "calendar", "form", "list"),
  ])
  return true
}
