import { createFileRoute } from "@tanstack/react-router"
import { CompaniesPage } from "@/features/platform/companies-page.tsx"
import type { PlatformSearch } from "@/features/platform/platform-search.ts"

/** Its address is read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/_platform/companies")({
  validateSearch: (search: PlatformSearch) => search,
  component: CompaniesPage,
})
