import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { ListChecks } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Pager } from "@/components/ui/pager.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { PageHead } from "@/features/shell/page-head.tsx"
import { jobListQuery } from "./job-queries.ts"
import { jobSearch } from "./job-search.ts"
import { JobsTable } from "./jobs-table.tsx"

const route = getRouteApi("/_shell/jobs")

/** 長い処理: what the company's long jobs do and how they ended; the way to try one again or to stop it. */
export function JobsPage() {
  const { t } = useTranslation("close", { keyPrefix: "jobs" })
  const search = jobSearch({ ...route.useSearch() })
  const navigate = route.useNavigate()
  const { data, error, isPending, refetch } = useQuery(jobListQuery(search))
  const show = (next: object) => void navigate({ search: jobSearch({ ...search, ...next }) })
  const options = (["all", "running", "failed"] as const).map((value) => ({ value, label: t(`filter.${value}`) }))
  return (
    <div className="flex h-full flex-col">
      <PageHead title={t("title")} detail={data === undefined ? undefined : t("count", { count: data.totalItems })} />
      <div className="px-5 pb-3 max-md:px-4">
        <ToggleGroup
          label={t("states")}
          value={search.state ?? "all"}
          options={options}
          onChange={(state) => show({ state, page: undefined })}
        />
      </div>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} className="mx-5 mb-3" />}
      <Card className="mx-5 mb-5 flex min-h-0 flex-1 flex-col max-md:mx-0 max-md:mb-0 max-md:rounded-none max-md:border-x-0">
        {isPending && (
          <div className="flex flex-col gap-2 p-4">
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-7" />
            ))}
          </div>
        )}
        {data !== undefined && data.data.length > 0 && <JobsTable rows={data.data} />}
        {data !== undefined && data.data.length === 0 && (
          <div className="p-6">
            {search.state === undefined ? (
              <EmptyState icon={ListChecks} title={t("empty")} hint={t("emptyHint")} />
            ) : (
              <p role="status">{t(`none.${search.state}`)}</p>
            )}
          </div>
        )}
        {data !== undefined && (
          <Pager
            page={data}
            words={{
              at: t("page", { page: data.pageIndex, pages: data.totalPages }),
              back: t("newer"),
              on: t("older"),
            }}
            onTurn={(page) => show({ page })}
          />
        )}
      </Card>
    </div>
  )
}
