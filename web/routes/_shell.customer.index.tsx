import { createFileRoute } from "@tanstack/react-router"
import { PartnerListPage } from "@/features/partners/partner-list-page.tsx"
import type { PartnerSearch } from "@/features/partners/partner-search.ts"

/** Its address is read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/_shell/customer/")({
  validateSearch: (search: PartnerSearch) => search,
  loader: async ({ location }) => {
    const { loadPartners } = await import("@/features/partners/partner-queries.ts")
    await loadPartners("customer", location.search)
  },
  component: () => <PartnerListPage kind="customer" />,
})
