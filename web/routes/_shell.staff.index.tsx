import { createFileRoute } from "@tanstack/react-router"
import { StaffListPage } from "@/features/people/staff-list-page.tsx"
import { staffSearch } from "@/features/people/staff-search.ts"

export const Route = createFileRoute("/_shell/staff/")({
  validateSearch: staffSearch,
  loader: async ({ location }) => {
    const { loadStaffList } = await import("@/features/people/staff-queries.ts")
    await loadStaffList(staffSearch(location.search))
  },
  component: StaffListPage,
})
