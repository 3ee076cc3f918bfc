import { createFileRoute } from "@tanstack/react-router"
import { readSiteSearch } from "@/features/scheduling/sites/site-search.ts"
import { SitesPage } from "@/features/scheduling/sites/sites-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

export const Route = createFileRoute("/_shell/works/")({
  validateSearch: readSiteSearch,
  loader: () => loadTexts("works", "list"),
  component: SitesPage,
})
