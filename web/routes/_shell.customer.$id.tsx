import { createFileRoute } from "@tanstack/react-router"
import { PartnerPage } from "@/features/partners/partner-page.tsx"
import type { PartnerAddress } from "@/features/partners/partner-search.ts"

export const Route = createFileRoute("/_shell/customer/$id")({
  validateSearch: (search: PartnerAddress) => search,
  loader: async ({ params }) => {
    const { loadPartner } = await import("@/features/partners/partner-queries.ts")
    await loadPartner("customer", Number(params.id))
  },
  component: () => <PartnerPage kind="customer" />,
})
