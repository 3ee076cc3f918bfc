import { getRouteApi } from "@tanstack/react-router"
import { ListChecks } from "lucide-react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { ListPage } from "@/features/shell/list-page.tsx"
import { NextStep } from "@/features/shell/next-step.tsx"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import type { Job } from "./job.ts"
import { JobCard } from "./job-card.tsx"
import { useJobColumns } from "./job-columns.tsx"
import { jobListRows } from "./job-queries.ts"
import { type JobSearch, jobSearch } from "./job-search.ts"
import { useJobWords } from "./job-words.ts"
import { useJobsTogether } from "./use-jobs-together.tsx"

const route = getRouteApi("/_shell/jobs")
const idOf = ({ id }: Job) => id

/** 長い処理: what the company's long jobs do and how they ended; the way to try some again or to stop them. */
export function JobsPage() {
  const { t } = useTranslation("jobs")
  const { state, sort } = jobSearch({ ...route.useSearch() })
  const navigate = route.useNavigate()
  const { source } = usePagedRows(jobListRows({ state }), sort !== undefined)
  const show = (next: JobSearch) => void navigate({ search: jobSearch({ ...next }) })
  const wordsOf = useJobWords()
  const together = useJobsTogether()
  const list = useList<Job>({
    name: "jobs",
    title: t("title"),
    unit: "items",
    columns: useJobColumns(),
    idOf,
    nameOf: (job) => [wordsOf(job).name, wordsOf(job).target].join(" "),
    source,
    sort,
    onSort: (next) => show({ state, sort: next }),
    conditions: state === undefined ? [] : [t(`filter.${state}`)],
    onClear: () => show({ sort }),
    card: (job) => <JobCard job={job} />,
    actions: together.actions,
  })
  const options = (["all", "running", "failed"] as const).map((value) => ({ value, label: t(`filter.${value}`) }))
  return (
    <ListPage
      list={list}
      title={t("title")}
      detail={source.isPending ? undefined : t("count", { count: source.total })}
      filters={
        <ToggleGroup
          label={t("states")}
          value={state ?? "all"}
          options={options}
          onChange={(next) => show({ state: next === "all" ? undefined : next, sort })}
        />
      }
      empty={
        <EmptyState icon={ListChecks} title={t("empty")} hint={t("emptyHint")}>
          <NextStep of="closeMonth" />
        </EmptyState>
      }
      {...(state === undefined ? {} : { noMatch: t(`none.${state}`) })}
    >
      {together.question}
    </ListPage>
  )
}
