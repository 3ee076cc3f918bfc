import { createFileRoute, redirect } from "@tanstack/react-router"
import { CompaniesPage } from "@/features/platform/companies-page.tsx"
import type { PlatformSearch } from "@/features/platform/platform-search.ts"
import { session } from "@/lib/session.ts"

/** Its address is read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/companies")({
  validateSearch: (search: PlatformSearch) => search,
  beforeLoad: () => {
    if (session.signIn() === undefined) throw redirect({ to: "/login" })
  },
  loader: async ({ location }) => {
    const { loadCompanies } = await import("@/features/platform/platform-queries.ts")
    await loadCompanies(location.search)
  },
  component: CompaniesPage,
})
