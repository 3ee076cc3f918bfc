import { getRouteApi } from "@tanstack/react-router"
import { ClipboardList, Plus } from "lucide-react"
import { lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { useWorkspace } from "@/features/session/workspace.ts"
import { ImportLink } from "@/features/shell/import-link.tsx"
import { ListPage } from "@/features/shell/list-page.tsx"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { useListedColumns } from "./listed-columns.ts"
import { SiteCard } from "./site-card.tsx"
import { type SiteRow, siteListRows } from "./site-queries.ts"
import { readSiteSearch, type SiteSearch } from "./site-search.ts"
import { statesOf } from "./site-states.ts"
import { StateFilter } from "./state-filter.tsx"
import { useStateActions } from "./use-state-actions.ts"

const SiteDialog = lazy(() => import("./site-dialog.tsx"))
const route = getRouteApi("/_shell/works/")
const idOf = ({ id }: SiteRow) => id

/** 現場一覧: searched and filtered by what stands in the address; a new one is made in a window over it. */
export function SitesPage() {
  const { t } = useTranslation("works")
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const mayCreate = useWorkspace().buttons.includes("createSite")
  const { source } = usePagedRows(siteListRows(search), search.sort !== undefined)
  const { create: isCreating, ...filters } = search
  const { sort } = filters
  const show = (next: SiteSearch, replace = true) => void navigate({ search: readSiteSearch({ ...next }), replace })
  const open = ({ id }: Pick<SiteRow, "id">) =>
    void navigate({ to: "/works/information", search: { constructionSiteId: id } })
  /** SHELL-18: after a site is made, its calendar. */
  const showCalendar = ({ id }: Pick<SiteRow, "id">) =>
    void navigate({ to: "/works/calendar", search: { constructionSiteId: id }, replace: true })
  const states = statesOf(search.states)
  const list = useList<SiteRow>({
    name: "sites",
    title: t("title"),
    unit: "items",
    columns: useListedColumns(),
    idOf,
    nameOf: ({ name }) => name,
    source,
    sort,
    onSort: (next) => show({ ...filters, sort: next }),
    conditions: [
      ...(search.q === undefined ? [] : [`「${search.q}」`]),
      ...(states.length === 0 ? [] : [`${t("states")}：${states.map((word) => t(`state.${word}`)).join("・")}`]),
    ],
    onClear: () => show({ sort }),
    onOpen: open,
    actions: useStateActions(),
    card: (site) => <SiteCard site={site} />,
  })
  return (
    <ListPage
      list={list}
      title={t("title")}
      detail={source.isPending ? undefined : t("count", { count: source.total })}
      actions={
        mayCreate && (
          <>
            <ImportLink kind="site" />
            <Button onClick={() => show({ ...filters, create: 1 }, false)}>
              <Plus />
              {t("create")}
            </Button>
          </>
        )
      }
      filters={
        <>
          <SearchBox
            value={search.q ?? ""}
            onChange={(q) => show({ ...filters, q })}
            label={t("search")}
            placeholder={t("search")}
            className="w-72 max-md:w-full"
          />
          <StateFilter states={search.states} onChange={(states) => show({ ...filters, states })} />
        </>
      }
      empty={
        <EmptyState icon={ClipboardList} title={t("empty")} hint={t("emptyHint")}>
          {mayCreate && (
            <Button size="lg" onClick={() => show({ create: 1 }, false)}>
              <Plus />
              {t("create")}
            </Button>
          )}
        </EmptyState>
      }
      noMatch={t("nothingFound")}
    >
      {isCreating === 1 && mayCreate && (
        <Suspense>
          <SiteDialog onClose={() => show(filters)} onSaved={showCalendar} />
        </Suspense>
      )}
    </ListPage>
  )
}
