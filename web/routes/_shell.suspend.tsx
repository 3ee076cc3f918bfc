import { createFileRoute } from "@tanstack/react-router"
import { LeavePage } from "@/features/account/leave-page.tsx"

export const Route = createFileRoute("/_shell/suspend")({
  loader: async () => {
    const { loadLeaves } = await import("@/features/account/leave-queries.ts")
    await loadLeaves()
  },
  component: LeavePage,
})
