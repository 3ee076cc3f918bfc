import { createFileRoute } from "@tanstack/react-router"
import { NewStaffPage } from "@/features/people/new-staff-page.tsx"
import { isText, known } from "@/lib/address.ts"

export const Route = createFileRoute("/_shell/staff/new")({
  // From which slot a vendor came to invite somebody: back to it afterwards.
  validateSearch: ({ slotsAt }: Readonly<Record<string, unknown>>): { readonly slotsAt?: string } =>
    known({ slotsAt: isText(slotsAt) ? slotsAt : undefined }),
  loader: async () => {
    const { loadNewStaff } = await import("@/features/people/staff-queries.ts")
    await loadNewStaff()
  },
  component: NewStaffPage,
})
