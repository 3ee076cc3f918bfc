import { useInfiniteQuery } from "@tanstack/react-query"
import { getRouteApi, Link, useNavigate, useRouter } from "@tanstack/react-router"
import { Plus, Users } from "lucide-react"
import { useCallback, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { useWorkspace } from "@/features/session/workspace.ts"
import { ListPage } from "@/features/shell/list-page.tsx"
import { StaffFilters } from "./staff-filters.tsx"
import { staffListQuery } from "./staff-queries.ts"
import { type StaffSearch, staffSearch } from "./staff-search.ts"
import { StaffTable } from "./staff-table.tsx"

const route = getRouteApi("/_shell/staff/")

/** 人員 (06a): everyone whom this person may see, filtered by what stands in the address. */
export function StaffListPage() {
  const { t } = useTranslation("people")
  const search = staffSearch({ ...route.useSearch() })
  const navigate = useNavigate()
  const title = useWorkspace().menu.find(({ path }) => path === "/staff")?.title ?? t("back")
  const query = useInfiniteQuery(staffListQuery(search))
  const { data, isFetching, hasNextPage, fetchNextPage } = query
  const [seen, setSeen] = useState({ first: 0, last: 0 })
  const onSeen = useCallback((first: number, last: number) => setSeen({ first, last }), [])
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }, [hasNextPage, isFetching, fetchNextPage])
  const router = useRouter()
  const filter = (next: StaffSearch) => {
    // A letter typed just before a row was opened must not lead back to the list.
    if (router.latestLocation.pathname === "/staff") void filterBy(next)
  }
  const filterBy = (next: StaffSearch) => navigate({ to: "/staff", search: staffSearch({ ...next }), replace: true })
  const page = data?.pages.at(-1)
  const rows = data?.pages.flatMap((one) => one.data) ?? []
  const total = page?.totalItems ?? 0
  const isFiltered = Object.keys(search).length > 0
  const empty = isFiltered ? (
    <p className="flex items-center gap-3">
      {t("noMatch")}
      <Button variant="quiet" onClick={() => filter({})}>
        {t("clearFilters")}
      </Button>
    </p>
  ) : (
    <EmptyState icon={Users} title={t("nobody")} hint={t("nobodyHint")} />
  )
  return (
    <ListPage
      title={title}
      detail={
        page === undefined
          ? undefined
          : [
              t("people", { count: page.counts.all }),
              ...(page.counts.blocked > 0 ? [t("blockedCount", { count: page.counts.blocked })] : []),
            ].join("　")
      }
      actions={
        page?.permissions.actions.includes("invite") && (
          <Link to="/staff/new" className={buttonVariants({})}>
            <Plus aria-hidden="true" />
            {t("takeOn")}
          </Link>
        )
      }
      filters={<StaffFilters search={search} page={page} onChange={filter} />}
      query={query}
      empty={page !== undefined && total === 0 ? empty : undefined}
    >
      {total > 0 && (
        <>
          <StaffTable rows={rows} total={total} onEnd={onEnd} onSeen={onSeen} />
          <footer className="flex h-10 shrink-0 items-center justify-end gap-4 border-t px-4 text-xs text-muted-foreground">
            <span className="tnum" role="status">
              {t("range", { from: seen.first + 1, to: Math.min(seen.last + 1, total), all: total })}
            </span>
            <span className="flex items-center gap-1 max-md:hidden">
              <Kbd>↑</Kbd>
              <Kbd>↓</Kbd>
              {t("keysMove")}
            </span>
            <span className="flex items-center gap-1 max-md:hidden">
              <Kbd>Enter</Kbd>
              {t("keysOpen")}
            </span>
          </footer>
        </>
      )}
    </ListPage>
  )
}
