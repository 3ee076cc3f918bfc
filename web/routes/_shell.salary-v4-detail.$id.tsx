import { createFileRoute } from "@tanstack/react-router"
import { slipSearch } from "@/features/payroll/pay-search.ts"
import { SlipPage } from "@/features/payroll/slip-page.tsx"

export const Route = createFileRoute("/_shell/salary-v4-detail/$id")({
  validateSearch: slipSearch,
  loader: async ({ context, params, location }) => {
    const { loadSlip } = await import("@/features/payroll/load-pay.ts")
    await loadSlip(context.queryClient, params.id, slipSearch(location.search))
  },
  component: SlipPage,
})
