import { createFileRoute, redirect } from "@tanstack/react-router"
import { SitePage } from "@/features/scheduling/sites/site-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/_shell/works/information")({
  validateSearch: (search: Readonly<Record<string, unknown>>): { readonly constructionSiteId?: number } => {
    const id = Number(search.constructionSiteId)
    return Number.isInteger(id) && id > 0 ? { constructionSiteId: id } : {}
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { constructionSiteId } }) => {
    if (constructionSiteId === undefined) throw redirect({ to: "/works" })
    const { loadSite } = await import("@/features/scheduling/sites/load-site.ts")
    await Promise.all([loadSite(constructionSiteId), loadTexts("works", "calendar")])
  },
  component: SitePage,
})
