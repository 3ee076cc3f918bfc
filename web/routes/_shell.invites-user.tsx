import { createFileRoute } from "@tanstack/react-router"
import type { InvitationSearch } from "@/features/invitations/invitation-search.ts"
import { InvitationsPage } from "@/features/invitations/invitations-page.tsx"

/** Its address is read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/_shell/invites-user")({
  validateSearch: (search: InvitationSearch) => search,
  loader: async ({ location }) => {
    const { loadInvitations } = await import("@/features/invitations/invitation-queries.ts")
    await loadInvitations(location.search)
  },
  component: InvitationsPage,
})
