import { createFileRoute } from "@tanstack/react-router"
import { PayPage } from "@/features/payroll/pay-page.tsx"
import { paySearch } from "@/features/payroll/pay-search.ts"

export const Route = createFileRoute("/_shell/salary-v4")({
  validateSearch: paySearch,
  loader: async ({ context, location }) => {
    const { loadPay } = await import("@/features/payroll/load-pay.ts")
    await loadPay(context.queryClient, paySearch(location.search))
  },
  component: PayPage,
})
