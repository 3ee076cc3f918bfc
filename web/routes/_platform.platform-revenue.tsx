import { createFileRoute } from "@tanstack/react-router"
import { RevenuePage } from "@/features/platform/revenue-page.tsx"

export const Route = createFileRoute("/_platform/platform-revenue")({
  component: RevenuePage,
})
