import { createFileRoute } from "@tanstack/react-router"
import { NewStaffPage } from "@/features/people/new-staff-page.tsx"

export const Route = createFileRoute("/_shell/staff/new")({
  loader: async () => {
    const { loadNewStaff } = await import("@/features/people/staff-queries.ts")
    await loadNewStaff()
  },
  component: NewStaffPage,
})
