import { createFileRoute } from "@tanstack/react-router"
import { CampaignsPage } from "@/features/platform/campaigns-page.tsx"
import type { PlatformSearch } from "@/features/platform/platform-search.ts"

/** Its address is read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/_platform/campaigns")({
  validateSearch: (search: PlatformSearch) => search,
  component: CampaignsPage,
})
