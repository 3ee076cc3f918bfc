import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { ListChecks } from "lucide-react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { Pager } from "@/components/ui/pager.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { PagedListPage } from "@/features/shell/paged-list-page.tsx"
import { jobListQuery } from "./job-queries.ts"
import { jobSearch } from "./job-search.ts"
import { JobsTable } from "./jobs-table.tsx"

const route = getRouteApi("/_shell/jobs")

/** 長い処理: what the company's long jobs do and how they ended; the way to try one again or to stop it. */
export function JobsPage() {
  const { t } = useTranslation("close", { keyPrefix: "jobs" })
  const search = jobSearch({ ...route.useSearch() })
  const navigate = route.useNavigate()
  const query = useQuery(jobListQuery(search))
  const { data } = query
  const show = (next: object) => void navigate({ search: jobSearch({ ...search, ...next }) })
  const options = (["all", "running", "failed"] as const).map((value) => ({ value, label: t(`filter.${value}`) }))
  const empty =
    search.state === undefined ? (
      <EmptyState icon={ListChecks} title={t("empty")} hint={t("emptyHint")} />
    ) : (
      <p role="status">{t(`none.${search.state}`)}</p>
    )
  return (
    <PagedListPage
      title={t("title")}
      detail={data === undefined ? undefined : t("count", { count: data.totalItems })}
      filters={
        <ToggleGroup
          label={t("states")}
          value={search.state ?? "all"}
          options={options}
          onChange={(state) => show({ state, page: undefined })}
        />
      }
      query={query}
      empty={data?.data.length === 0 ? empty : undefined}
    >
      {data !== undefined && data.data.length > 0 && <JobsTable rows={data.data} />}
      {data !== undefined && (
        <Pager page={data} words={{ back: t("newer"), on: t("older") }} onTurn={(page) => show({ page })} />
      )}
    </PagedListPage>
  )
}
