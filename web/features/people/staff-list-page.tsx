import { getRouteApi, Link, useNavigate, useRouter } from "@tanstack/react-router"
import { Plus, Users } from "lucide-react"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { useWorkspace } from "@/features/session/workspace.ts"
import { ImportLink } from "@/features/shell/import-link.tsx"
import { ListPage } from "@/features/shell/list-page.tsx"
import { NextStep } from "@/features/shell/next-step.tsx"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { StaffCard } from "./staff-card.tsx"
import { isBlocked, useStaffColumns } from "./staff-columns.tsx"
import { StaffFilters } from "./staff-filters.tsx"
import { type StaffRow, staffListRows } from "./staff-queries.ts"
import { type StaffSearch, staffSearch } from "./staff-search.ts"
import { useStaffConditions } from "./use-staff-conditions.ts"

const route = getRouteApi("/_shell/staff/")
const idOf = ({ id }: StaffRow) => id

/** 人員 (06a, 14): everyone whom this person may see, filtered and ordered by what stands in the address. */
export function StaffListPage() {
  const { t } = useTranslation("people")
  const search = staffSearch({ ...route.useSearch() })
  const navigate = useNavigate()
  const router = useRouter()
  const title = useWorkspace().menu.find(({ path }) => path === "/staff")?.title ?? t("back")
  const { source, page } = usePagedRows(staffListRows(search), search.sort !== undefined)
  const filter = (next: StaffSearch) => {
    // A letter typed just before a row was opened must not lead back to the list.
    if (router.latestLocation.pathname === "/staff")
      void navigate({ to: "/staff", search: staffSearch({ ...next }), replace: true })
  }
  const list = useList<StaffRow>({
    name: "staff",
    title: t("table"),
    unit: "people",
    columns: useStaffColumns(),
    idOf,
    nameOf: ({ name }) => name,
    source,
    sort: search.sort,
    onSort: (sort) => filter({ ...search, sort }),
    conditions: useStaffConditions(search),
    onClear: () => filter({ sort: search.sort }),
    outOf: page?.counts.all,
    onOpen: ({ id }) => void navigate({ to: "/staff/$id", params: { id: String(id) } }),
    card: (row) => <StaffCard row={row} />,
    rowLooks: (row) => (isBlocked(row) ? "text-muted-foreground" : undefined),
  })
  return (
    <ListPage
      list={list}
      title={title}
      detail={
        page === undefined
          ? undefined
          : [
              t("people", { count: page.counts.all }),
              ...(page.counts.asked > 0 ? [t("askedCount", { count: page.counts.asked })] : []),
              ...(page.counts.blocked > 0 ? [t("blockedCount", { count: page.counts.blocked })] : []),
            ].join("　")
      }
      actions={
        page?.permissions.actions.includes("invite") && (
          <>
            <ImportLink kind="staff" />
            <Link to="/staff/new" className={buttonVariants({})}>
              <Plus aria-hidden="true" />
              {t(page.roles.length === 1 ? "inviteOne" : "takeOn")}
            </Link>
          </>
        )
      }
      filters={<StaffFilters search={search} page={page} onChange={filter} />}
      empty={
        <EmptyState icon={Users} title={t("nobody")} hint={t("nobodyHint")}>
          <NextStep of="hire" />
        </EmptyState>
      }
      noMatch={t("noMatch")}
    />
  )
}
