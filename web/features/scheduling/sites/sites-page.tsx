import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { ClipboardList, Plus } from "lucide-react"
import { lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { Pager } from "@/components/ui/pager.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { ToggleChip } from "@/components/ui/toggle-chip.tsx"
import { useWorkspace } from "@/features/session/workspace.ts"
import { PagedListPage } from "@/features/shell/paged-list-page.tsx"
import { siteListQuery } from "./site-queries.ts"
import type { SiteSearch } from "./site-search.ts"
import { offeredStates, statesOf } from "./site-states.ts"
import { SitesTable } from "./sites-table.tsx"

const SiteDialog = lazy(() => import("./site-dialog.tsx"))
const route = getRouteApi("/_shell/works/")

/** 現場一覧: searched and filtered by what stands in the address; a new one is made in a window over it. */
export function SitesPage() {
  const { t } = useTranslation("works")
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const mayCreate = useWorkspace().buttons.includes("createSite")
  const query = useQuery(siteListQuery(search))
  const { data } = query
  const { create: isCreating, ...filters } = search
  const show = (next: SiteSearch, replace = true) => void navigate({ search: next, replace })
  const rows = data?.data ?? []
  const isFiltered = search.q !== undefined || search.states !== undefined
  const empty = isFiltered ? (
    <p role="status" className="flex items-center gap-3">
      {t("nothingFound")}
      <Button variant="quiet" onClick={() => show({})}>
        {t("clear")}
      </Button>
    </p>
  ) : (
    <EmptyState icon={ClipboardList} title={t("empty")} hint={t("emptyHint")}>
      {mayCreate && (
        <Button size="lg" onClick={() => show({ create: 1 }, false)}>
          <Plus />
          {t("create")}
        </Button>
      )}
    </EmptyState>
  )
  return (
    <PagedListPage
      title={t("title")}
      detail={data === undefined ? undefined : t("count", { count: data.totalItems })}
      actions={
        mayCreate && (
          <Button onClick={() => show({ ...filters, create: 1 }, false)}>
            <Plus />
            {t("create")}
          </Button>
        )
      }
      filters={
        <>
          <SearchBox
            value={search.q ?? ""}
            onChange={(q) => show(withQuery(filters, q))}
            label={t("search")}
            placeholder={t("search")}
            className="w-72 max-md:w-full"
          />
          <StateFilter search={filters} onChange={show} />
        </>
      }
      query={query}
      empty={data !== undefined && rows.length === 0 ? empty : undefined}
    >
      {rows.length > 0 && <SitesTable rows={rows} />}
      {data !== undefined && <Pager page={data} onTurn={(page) => show({ ...filters, page }, false)} />}
      {isCreating === 1 && mayCreate && (
        <Suspense>
          <SiteDialog
            onClose={() => show(filters)}
            onSaved={({ id }) =>
              void navigate({ to: "/works/information", search: { constructionSiteId: id }, replace: true })
            }
          />
        </Suspense>
      )}
    </PagedListPage>
  )
}
/** A new search starts on the first page. */
const withQuery = ({ page: _, q: __, ...rest }: SiteSearch, q: string): SiteSearch => (q === "" ? rest : { ...rest, q })

function StateFilter({
  search,
  onChange,
}: {
  readonly search: SiteSearch
  readonly onChange: (next: SiteSearch) => void
}) {
  const { t } = useTranslation("works")
  const chosen = statesOf(search.states)
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="sr-only">{t("states")}</legend>
      {offeredStates.map((word) => {
        const isOn = chosen.includes(word)
        const next = isOn ? chosen.filter((one) => one !== word) : [...chosen, word]
        const { states: _, page: __, ...rest } = search
        return (
          <ToggleChip
            key={word}
            isOn={isOn}
            onClick={() => onChange(next.length === 0 ? rest : { ...rest, states: next.join(",") })}
          >
            {t(`state.${word}`)}
          </ToggleChip>
        )
      })}
    </fieldset>
  )
}
