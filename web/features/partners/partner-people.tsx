import { useNavigate } from "@tanstack/react-router"
import { Users } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { RecordList } from "@/components/list/record-list.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { StaffCard } from "@/features/people/staff-card.tsx"
import { isBlocked, useStaffColumns } from "@/features/people/staff-columns.tsx"
import { type StaffRow, staffKey } from "@/features/people/staff-queries.ts"
import { page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { people } from "@/lib/people-client.ts"

interface Asked {
  readonly pageIndex: number
  readonly pageSize: number
}
const fetchWorkers = (id: number, body: Asked) => page(people.listVendorStaff({ params: { id }, body }))
const workersOf = (id: number) =>
  pagedRows<StaffRow, Awaited<ReturnType<typeof fetchWorkers>>>([...staffKey, "ofVendor", id], (asked) =>
    fetchWorkers(id, asked),
  )
const idOf = ({ id }: StaffRow) => id

/** The workers whom a vendor sends us. */
export function PartnerPeople({ id }: { readonly id: number }) {
  const { t } = useTranslation("trading")
  const navigate = useNavigate()
  const [sort, setSort] = useState<string>()
  const { source } = usePagedRows(workersOf(id), sort !== undefined)
  const list = useList<StaffRow>({
    name: "partners.people",
    title: t("tab.people"),
    unit: "people",
    columns: useStaffColumns(),
    idOf,
    nameOf: ({ name }) => name,
    source,
    sort,
    onSort: setSort,
    conditions: [],
    onClear: () => undefined,
    onOpen: (row) => void navigate({ to: "/staff/$id", params: { id: String(row.id) } }),
    card: (row) => <StaffCard row={row} />,
    rowLooks: (row) => (isBlocked(row) ? "text-muted-foreground" : undefined),
  })
  return <RecordList list={list} empty={<EmptyState icon={Users} title={t("noPeople")} hint={t("noPeopleHint")} />} />
}
