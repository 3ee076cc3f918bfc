import { createFileRoute } from "@tanstack/react-router"
import { ClosePage } from "@/features/payroll/close/close-page.tsx"
import { closeSearch } from "@/features/payroll/pay-search.ts"

export const Route = createFileRoute("/_shell/payroll")({
  validateSearch: closeSearch,
  loader: async ({ context, location }) => {
    const { loadClose } = await import("@/features/payroll/load-pay.ts")
    await loadClose(context.queryClient, closeSearch(location.search))
  },
  component: ClosePage,
})
