import { createFileRoute } from "@tanstack/react-router"
import { FixedCostPage } from "@/features/expenses/fixed-cost-page.tsx"
import type { FixedCostSearch } from "@/features/expenses/fixed-cost-queries.ts"

export const Route = createFileRoute("/_shell/fixed-cost")({
  validateSearch: (search: FixedCostSearch) => search,
  loader: async ({ location }) => {
    const { loadFixedCosts } = await import("@/features/expenses/fixed-cost-queries.ts")
    await loadFixedCosts(location.search)
  },
  component: FixedCostPage,
})
