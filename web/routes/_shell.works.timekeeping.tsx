import { createFileRoute, redirect } from "@tanstack/react-router"
import { readSiteDay } from "@/features/scheduling/sites/site-search.ts"
import { SiteTimekeeping } from "@/features/timekeeping/site/site-timekeeping.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/_shell/works/timekeeping")({
  validateSearch: readSiteDay,
  loaderDeps: ({ search: { constructionSiteId } }) => ({ constructionSiteId }),
  loader: async ({ deps: { constructionSiteId } }) => {
    if (constructionSiteId === undefined) throw redirect({ to: "/works" })
    const { loadSite } = await import("@/features/scheduling/sites/load-site.ts")
    await Promise.all([
      loadSite(constructionSiteId),
      loadTexts("works", "arranging", "calendar", "attendance", "today", "list"),
    ])
  },
  component: SiteTimekeeping,
})
