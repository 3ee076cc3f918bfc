import { createFileRoute, redirect } from "@tanstack/react-router"
import { OwnLeavePage } from "@/features/account/own-leave-page.tsx"
import { session } from "@/lib/session.ts"

/** Stands in the place of /suspend, under its address, for whoever the frame of a company does not let in. */
export const Route = createFileRoute("/own-leave")({
  beforeLoad: () => {
    if (session.signIn() === undefined) throw redirect({ to: "/login" })
  },
  loader: async () => {
    const { loadLeaves } = await import("@/features/account/leave-queries.ts")
    await loadLeaves()
  },
  component: OwnLeavePage,
})
