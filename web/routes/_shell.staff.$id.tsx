import { createFileRoute } from "@tanstack/react-router"
import { StaffExpenses } from "@/features/expenses/staff-expenses.tsx"
import { StaffPage } from "@/features/people/staff-page.tsx"
import type { StaffAddress } from "@/features/people/staff-search.ts"
import { TiedSites } from "@/features/scheduling/sites/tied-sites.tsx"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"

export const Route = createFileRoute("/_shell/staff/$id")({
  validateSearch: (search: StaffAddress) => search,
  loader: async ({ params }) => {
    const { loadStaff } = await import("@/features/people/staff-queries.ts")
    await loadStaff(Number(params.id))
  },
  component: () => {
    const seesExpenses = isOpen(useWorkspace(), "/payment")
    return (
      <StaffPage
        sites={(of) => <TiedSites of="staff" {...of} />}
        {...(seesExpenses ? { expenses: (of) => <StaffExpenses {...of} /> } : {})}
      />
    )
  },
})
