import { createFileRoute } from "@tanstack/react-router"
import { LeavesPage } from "@/features/platform/leaves-page.tsx"
import type { PlatformSearch } from "@/features/platform/platform-search.ts"

/** Its address is read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/_platform/open-account")({
  validateSearch: (search: PlatformSearch) => search,
  component: LeavesPage,
})
