import { createFileRoute } from "@tanstack/react-router"
import { InvitesPage } from "@/features/platform/invites-page.tsx"
import type { PlatformSearch } from "@/features/platform/platform-search.ts"

/** Its address is read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/_platform/invites")({
  validateSearch: (search: PlatformSearch) => search,
  component: InvitesPage,
})
