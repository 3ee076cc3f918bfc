import { createFileRoute } from "@tanstack/react-router"
import { StaffListPage } from "@/features/people/staff-list-page.tsx"
import type { StaffSearch } from "@/features/people/staff-search.ts"

/** Its address is read by the page itself: what stands here is on the login page too. */
export const Route = createFileRoute("/_shell/staff/")({
  validateSearch: (search: StaffSearch) => search,
  loader: async ({ location }) => {
    const { loadStaffList } = await import("@/features/people/staff-queries.ts")
    await loadStaffList(location.search)
  },
  component: StaffListPage,
})
