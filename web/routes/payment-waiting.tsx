import { createFileRoute, redirect } from "@tanstack/react-router"
import type { CompanySearch } from "@/features/billing/named-company.ts"
import { PaymentWaitingPage } from "@/features/billing/payment-waiting-page.tsx"
import { session } from "@/lib/session.ts"
import { wayBack } from "@/lib/way-back.ts"

/** Its address is read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/payment-waiting")({
  validateSearch: (search: CompanySearch) => search,
  beforeLoad: ({ location }) => {
    if (session.signIn() !== undefined) return
    wayBack.remember(location.href)
    throw redirect({ to: "/login" })
  },
  loader: async ({ location }) => {
    const { loadTransfer } = await import("@/features/billing/transfer-query.ts")
    await loadTransfer(location.search)
  },
  component: PaymentWaitingPage,
})
