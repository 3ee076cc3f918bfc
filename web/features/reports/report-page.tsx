import { useLocation, useNavigate, useRouter } from "@tanstack/react-router"
import { ChartColumn } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ListBody } from "@/components/list/list-body.tsx"
import { ListExport } from "@/components/list/list-export.tsx"
import { ListTools } from "@/components/list/list-tools.tsx"
import { Card } from "@/components/ui/card.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { PageHead } from "@/features/shell/page-head.tsx"
import { figure } from "@/lib/format.ts"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { ChartCard } from "./chart-card.tsx"
import { FewPeople } from "./few-people.tsx"
import { FigureStrip } from "./figure-strip.tsx"
import { MonthsTable } from "./months-table.tsx"
import { type ReportRow, reportRows, thisMonth, usualOfReport } from "./report-queries.ts"
import { type ReportSearch, reportSearch, stretchOf } from "./report-search.ts"
import { StretchFilter } from "./stretch-filter.tsx"
import { sumsIn, useReportColumns } from "./use-report-columns.tsx"

const idOf = ({ siteId }: ReportRow) => siteId ?? 0

/** /report-revenue: what the company earned and spent by month and site, planned beside actual (REV-01, D103). */
export function ReportPage() {
  const { t } = useTranslation("reports")
  const search = reportSearch({ ...useLocation().search })
  const navigate = useNavigate()
  const router = useRouter()
  const [now] = useState(thisMonth)
  const stretch = stretchOf(search, now, usualOfReport)
  const { source, page } = usePagedRows(reportRows(search), search.sort !== undefined)
  const { error } = source
  const show = (next: ReportSearch) => {
    if (router.latestLocation.pathname === "/report-revenue")
      void navigate({ to: "/report-revenue", search: reportSearch({ ...next }), replace: true })
  }
  const list = useList<ReportRow>({
    name: "report",
    title: t("title"),
    of: `${stretch.from}～${stretch.to}`,
    unit: "items",
    columns: useReportColumns(stretch),
    idOf,
    nameOf: ({ siteName }) => siteName ?? t("company"),
    source,
    sums: page === undefined ? null : { count: page.totalItems, of: sumsIn(page.total) },
    sort: search.sort,
    onSort: (sort) => show({ ...search, sort }),
    conditions: search.q === undefined ? [] : [`「${search.q}」`],
    onClear: () => show({ from: search.from, to: search.to, sort: search.sort }),
    onOpen: ({ siteId }) => {
      if (siteId !== null)
        void navigate({ to: "/works/revenueCost", search: { constructionSiteId: siteId, ...stretch } })
    },
    card: (row) => (
      <div className="flex min-h-17 items-center gap-3 px-4 py-2">
        <span className="min-w-0 flex-1">
          <b className="block truncate text-base">{row.siteName ?? t("company")}</b>
          <span className="tnum block truncate text-xs text-muted-foreground">
            {t("part.revenue")} {figure(row.revenue)}・{t("part.cost")} {figure(row.cost)}
          </span>
        </span>
        <b className={`tnum text-base ${row.profit < 0 ? "text-danger" : ""}`}>{figure(row.profit)}</b>
      </div>
    ),
  })
  return (
    <div className="flex flex-col gap-4 pb-5">
      <PageHead title={t("title")} detail={t("detail")}>
        <ListExport list={list} of="filter" />
      </PageHead>
      <div className="-mt-4 flex flex-wrap items-center gap-2 px-5 max-md:px-4">
        <StretchFilter stretch={stretch} spans={[1, 3, 6, 12, 60]} onChange={(next) => show({ ...search, ...next })} />
        <SearchBox
          value={search.q ?? ""}
          onChange={(q) => show({ ...search, q })}
          label={t("searchLabel")}
          placeholder={t("search")}
          className="w-64 max-md:w-full"
        />
        <ListTools list={list} />
      </div>
      {error !== null && <ErrorState error={error} onRetry={() => void source.refetch()} className="mx-5" />}
      {page !== undefined && (
        <div className="flex flex-col gap-4 px-5 max-md:px-4">
          <FigureStrip of={page.total} />
          <ChartCard months={page.months} now={now} />
          <Card className="overflow-hidden">
            <MonthsTable
              months={page.months}
              total={page.total}
              now={now}
              onOpen={(month) => show({ ...search, from: month, to: month })}
            />
            <p className="border-t px-4 py-2 text-xs text-muted-foreground">{t("note")}</p>
            <FewPeople of={page.total} />
          </Card>
        </div>
      )}
      <Card className="mx-5 flex h-[70dvh] flex-col overflow-clip max-md:mx-0 max-md:h-auto max-md:rounded-none max-md:border-x-0">
        <ListBody
          list={list}
          empty={<EmptyState icon={ChartColumn} title={t("nothing")} hint={t("nothingHint")} />}
          noMatch={t("noMatch")}
        />
      </Card>
    </div>
  )
}
