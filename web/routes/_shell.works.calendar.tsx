import { createFileRoute } from "@tanstack/react-router"
import { readSearch } from "@/features/scheduling/calendar-search.ts"
import { SiteCalendar } from "@/features/scheduling/sites/site-calendar.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/_shell/works/calendar")({
  validateSearch: readSearch,
  loaderDeps: ({ search: { constructionSiteId } }) => ({ constructionSiteId }),
  loader: async ({ deps: { constructionSiteId } }) => {
    const { loadSite } = await import("@/features/scheduling/sites/load-site.ts")
    await Promise.all([
      constructionSiteId === undefined ? undefined : loadSite(constructionSiteId),
      loadTexts("works", "arranging", "calendar"),
    ])
  },
  component: SiteCalendar,
})
