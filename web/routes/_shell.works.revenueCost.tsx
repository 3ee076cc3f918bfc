import { createFileRoute, redirect } from "@tanstack/react-router"
import type { SiteReportSearch } from "@/features/reports/report-search.ts"
import { SiteReportPage } from "@/features/reports/site-report-page.tsx"

export const Route = createFileRoute("/_shell/works/revenueCost")({
  // Read by the page itself: what stands here is on the login page too.
  validateSearch: (search: SiteReportSearch) => search,
  loaderDeps: ({ search: { constructionSiteId } }) => ({ constructionSiteId }),
  loader: async ({ deps }) => {
    const { loadSiteReport } = await import("@/features/reports/report-queries.ts")
    if (!(await loadSiteReport(deps))) throw redirect({ to: "/works" })
  },
  component: SiteReportPage,
})
