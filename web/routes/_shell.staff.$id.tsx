import { createFileRoute } from "@tanstack/react-router"
import { StaffPage } from "@/features/people/staff-page.tsx"
import type { StaffAddress } from "@/features/people/staff-search.ts"
import { TiedSites } from "@/features/scheduling/sites/tied-sites.tsx"

export const Route = createFileRoute("/_shell/staff/$id")({
  validateSearch: (search: StaffAddress) => search,
  loader: async ({ params }) => {
    const { loadStaff } = await import("@/features/people/staff-queries.ts")
    await loadStaff(Number(params.id))
  },
  component: () => <StaffPage sites={(of) => <TiedSites of="staff" {...of} />} />,
})
