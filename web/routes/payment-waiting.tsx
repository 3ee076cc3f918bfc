import { createFileRoute, redirect } from "@tanstack/react-router"
import { PaymentWaitingPage } from "@/features/billing/payment-waiting-page.tsx"
import type { TransferSearch } from "@/features/billing/transfer-query.ts"
import { session } from "@/lib/session.ts"
import { wayBack } from "@/lib/way-back.ts"

/** Its address is read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/payment-waiting")({
  validateSearch: (search: TransferSearch) => search,
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
