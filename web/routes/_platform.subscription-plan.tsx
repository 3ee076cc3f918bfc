import { createFileRoute } from "@tanstack/react-router"
import { PlansPage } from "@/features/platform/plans-page.tsx"
import type { PlatformSearch } from "@/features/platform/platform-search.ts"

/** Its address is read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/_platform/subscription-plan")({
  validateSearch: (search: PlatformSearch) => search,
  component: PlansPage,
})
