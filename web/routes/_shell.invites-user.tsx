import { createFileRoute } from "@tanstack/react-router"
import type { InvitationSearch } from "@/features/invites/invitation-search.ts"
import { InvitationsPage } from "@/features/invites/invitations-page.tsx"

/** Its address is read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/_shell/invites-user")({
  validateSearch: (search: InvitationSearch) => search,
  loader: async ({ location }) => {
    const { loadInvitations } = await import("@/features/invites/invitation-queries.ts")
    await loadInvitations(location.search)
  },
  component: InvitationsPage,
})
