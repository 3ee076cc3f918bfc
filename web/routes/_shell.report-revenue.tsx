import { createFileRoute } from "@tanstack/react-router"
import { ReportPage } from "@/features/reports/report-page.tsx"
import type { ReportSearch } from "@/features/reports/report-search.ts"

export const Route = createFileRoute("/_shell/report-revenue")({
  validateSearch: (search: ReportSearch) => search,
  loader: async ({ location }) => {
    const { loadReport } = await import("@/features/reports/report-queries.ts")
    await loadReport(location.search)
  },
  component: ReportPage,
})
