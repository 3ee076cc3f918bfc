import { createFileRoute, redirect } from "@tanstack/react-router"
import { SiteExpenses } from "@/features/expenses/site-expenses.tsx"
import { SiteMonthCard } from "@/features/reports/site-month-card.tsx"
import { SitePage } from "@/features/scheduling/sites/site-page.tsx"
import { readSiteId } from "@/features/scheduling/sites/site-search.ts"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/_shell/works/information")({
  validateSearch: readSiteId,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { constructionSiteId, isAutoCreateTask } }) => {
    // A small job that has no place yet is asked for (TASK-52).
    if (constructionSiteId === undefined && isAutoCreateTask === 1)
      throw redirect({ to: "/calendar", search: { create: 1, small: 1 } })
    if (constructionSiteId === undefined) throw redirect({ to: "/works" })
    const { loadSite } = await import("@/features/scheduling/sites/load-site.ts")
    await Promise.all([
      loadSite(constructionSiteId),
      loadTexts("works", "arranging", "calendar", "expenses", "form", "reports"),
    ])
  },
  component: () => {
    const workspace = useWorkspace()
    return (
      <SitePage
        {...(isOpen(workspace, "/payment") ? { expenses: (siteId) => <SiteExpenses siteId={siteId} /> } : {})}
        {...(isOpen(workspace, "/works/revenueCost") ? { month: (siteId) => <SiteMonthCard siteId={siteId} /> } : {})}
      />
    )
  },
})
