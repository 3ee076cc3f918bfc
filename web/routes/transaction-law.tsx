import { createFileRoute, getRouteApi } from "@tanstack/react-router"
import { TransactionLawPage } from "@/features/contact/transaction-law-page.tsx"
import { loadTexts } from "@/i18n/i18n.ts"

const route = getRouteApi("/transaction-law")

export const Route = createFileRoute("/transaction-law")({
  loader: async () => {
    const { fetchSeller } = await import("@/features/contact/seller-query.ts")
    const [seller] = await Promise.all([fetchSeller(), loadTexts("seller", "session")])
    return seller
  },
  component: () => <TransactionLawPage seller={route.useLoaderData()} />,
})
