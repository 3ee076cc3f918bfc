import { createFileRoute, redirect } from "@tanstack/react-router"
import { readSiteReport } from "@/features/reports/report-search.ts"
import { SiteReportPage } from "@/features/reports/site-report-page.tsx"

export const Route = createFileRoute("/_shell/works/revenueCost")({
  validateSearch: readSiteReport,
  loaderDeps: ({ search: { constructionSiteId } }) => ({ constructionSiteId }),
  loader: async ({ deps: { constructionSiteId } }) => {
    if (constructionSiteId === undefined) throw redirect({ to: "/works" })
    const { loadSiteReport } = await import("@/features/reports/report-queries.ts")
    await loadSiteReport(constructionSiteId)
  },
  component: SiteReportPage,
})
