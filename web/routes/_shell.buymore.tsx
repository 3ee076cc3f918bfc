import { createFileRoute } from "@tanstack/react-router"
import { BuyMorePage } from "@/features/plan/buy-more-page.tsx"

export const Route = createFileRoute("/_shell/buymore")({
  loader: async () => {
    const { loadTexts } = await import("@/i18n/i18n.ts")
    await loadTexts("plan", "registration", "bills", "billing")
  },
  component: BuyMorePage,
})
