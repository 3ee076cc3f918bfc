import { createFileRoute } from "@tanstack/react-router"
import { NewPartnerPage } from "@/features/partners/new-partner-page.tsx"

export const Route = createFileRoute("/_shell/vendor/new")({
  loader: async () => {
    const { loadNewPartner } = await import("@/features/partners/partner-queries.ts")
    await loadNewPartner()
  },
  component: () => <NewPartnerPage kind="vendor" />,
})
