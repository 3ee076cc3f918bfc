import { createFileRoute } from "@tanstack/react-router"
import { StaffPage } from "@/features/people/staff-page.tsx"

export const Route = createFileRoute("/_shell/staff/$id")({
  loader: async ({ params }) => {
    const { loadStaff } = await import("@/features/people/staff-queries.ts")
    await loadStaff(Number(params.id))
  },
  component: StaffPage,
})
