import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { Plus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { SiteHead } from "@/features/scheduling/sites/site-head.tsx"
import { siteQuery } from "@/features/scheduling/sites/site-queries.ts"
import { Can } from "@/lib/permissions.tsx"
import { ChartCard } from "./chart-card.tsx"
import { FewPeople } from "./few-people.tsx"
import { FigureStrip } from "./figure-strip.tsx"
import { MonthsTable } from "./months-table.tsx"
import { revenueQuery, siteReportQuery, thisMonth, usualOfSite } from "./report-queries.ts"
import { readSiteReport, type SiteReportSearch, stretchOf } from "./report-search.ts"
import { RevenueList } from "./revenue-list.tsx"
import { SiteExport } from "./site-export.tsx"
import { SourcesCard } from "./sources-card.tsx"
import { StretchFilter } from "./stretch-filter.tsx"

const RevenueForm = lazy(async () => ({ default: (await import("./revenue-form.tsx")).RevenueForm }))
const route = getRouteApi("/_shell/works/revenueCost")

/** 収支 of a site (22): revenue and cost by month, what a figure is made of, and revenue at a fixed price (REV-02). */
export function SiteReportPage() {
  const { t } = useTranslation("reports")
  const search = readSiteReport({ ...route.useSearch() })
  const { constructionSiteId: siteId = 0, month, part } = search
  const navigate = route.useNavigate()
  const [now] = useState(thisMonth)
  const [isAdding, setAdding] = useState(false)
  const stretch = stretchOf(search, now, usualOfSite)
  const { data: site } = useSuspenseQuery(siteQuery(siteId))
  const { data: written } = useSuspenseQuery(revenueQuery(siteId))
  const answer = useQuery(siteReportQuery(siteId, stretch))
  const { data: report, error, refetch } = answer
  const show = (next: SiteReportSearch) => void navigate({ search: { ...search, ...next }, replace: true })
  const opened = report?.months.find((one) => one.month === month)
  return (
    <div className="flex min-h-full flex-col pb-5">
      <SiteHead site={site} at="revenueCost" />
      <div className="flex flex-wrap items-center gap-2 px-5 pb-3 max-md:px-4">
        <StretchFilter stretch={stretch} spans={[3, 8, 12, 24]} onChange={show} />
        <span className="ml-auto flex flex-wrap gap-2">
          {report !== undefined && <SiteExport site={site.name} months={report.months} answer={answer} />}
          <Can do="createRevenue" to={written}>
            <Button variant="outline" onClick={() => setAdding(true)}>
              <Plus aria-hidden="true" />
              {t("add")}
            </Button>
          </Can>
        </span>
      </div>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} className="mx-5 mb-3" />}
      {report !== undefined && (
        <div className="grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-4 px-5 max-lg:grid-cols-1 max-md:px-4">
          <div className="flex min-w-0 flex-col gap-4">
            <FigureStrip of={report.total} />
            <ChartCard months={report.months} now={now} chosen={month} />
            <Card className="overflow-hidden">
              <MonthsTable
                months={report.months}
                total={report.total}
                now={now}
                chosen={{ month, part }}
                onOpen={(ofMonth, ofPart) => show({ month: ofMonth, part: ofPart })}
              />
              <p className="border-t px-4 py-2 text-xs text-muted-foreground">{t("note")}</p>
              <FewPeople of={report.total} />
            </Card>
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            {opened !== undefined && (
              <SourcesCard
                of={opened}
                siteId={siteId}
                part={part ?? "revenue"}
                isAhead={opened.month > now}
                onClose={() => {
                  const { month: _, part: __, ...rest } = search
                  void navigate({ search: rest, replace: true })
                }}
              />
            )}
            <RevenueList rows={written.rows} sum={written.sum} />
          </div>
        </div>
      )}
      <Suspense>
        {isAdding && <RevenueForm siteId={siteId} month={month ?? now} onClose={() => setAdding(false)} />}
      </Suspense>
    </div>
  )
}
