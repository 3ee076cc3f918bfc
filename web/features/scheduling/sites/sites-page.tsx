import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { ClipboardList, Plus } from "lucide-react"
import { lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Pager } from "@/components/ui/pager.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { useWorkspace } from "@/features/session/workspace.ts"
import { PageHead } from "@/features/shell/page-head.tsx"
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
  const { data, error, isPending, refetch } = useQuery(siteListQuery(search))
  const { create: isCreating, ...filters } = search
  const show = (next: SiteSearch, replace = true) => void navigate({ search: next, replace })
  const rows = data?.data ?? []
  const isFiltered = search.q !== undefined || search.states !== undefined
  return (
    <div className="flex h-full flex-col">
      <PageHead title={t("title")} detail={data === undefined ? undefined : t("count", { count: data.totalItems })}>
        {mayCreate && (
          <Button onClick={() => show({ ...filters, create: 1 }, false)}>
            <Plus />
            {t("create")}
          </Button>
        )}
      </PageHead>
      <div className="flex flex-wrap items-center gap-2 px-5 pb-3 max-md:px-4">
        <SearchBox
          value={search.q ?? ""}
          onChange={(q) => show(withQuery(filters, q))}
          label={t("search")}
          placeholder={t("search")}
          className="w-72 max-md:w-full"
        />
        <StateFilter search={filters} onChange={show} />
      </div>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} className="mx-5 mb-3" />}
      <Card className="mx-5 mb-5 flex min-h-0 flex-1 flex-col max-md:mx-0 max-md:mb-0 max-md:rounded-none max-md:border-x-0">
        {isPending && <Waiting />}
        {data !== undefined && rows.length > 0 && <SitesTable rows={rows} />}
        {data !== undefined && rows.length === 0 && (
          <div className="p-6">
            {isFiltered ? (
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
            )}
          </div>
        )}
        {data !== undefined && (
          <Pager
            page={data}
            words={{
              at: t("page", { page: data.pageIndex, pages: data.totalPages }),
              back: t("previous"),
              on: t("next"),
            }}
            onTurn={(page) => show({ ...filters, page }, false)}
          />
        )}
      </Card>
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
    </div>
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
          <Button
            key={word}
            variant={isOn ? "secondary" : "outline"}
            size="sm"
            aria-pressed={isOn}
            className="rounded-full"
            onClick={() => onChange(next.length === 0 ? rest : { ...rest, states: next.join(",") })}
          >
            {t(`state.${word}`)}
          </Button>
        )
      })}
    </fieldset>
  )
}
function Waiting() {
  return (
    <div className="flex flex-col gap-2 p-4">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <Skeleton key={row} className="h-7" />
      ))}
    </div>
  )
}
