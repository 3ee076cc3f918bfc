import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { HandCoins } from "lucide-react"
import { useTranslation } from "react-i18next"
import { ListBody } from "@/components/list/list-body.tsx"
import { ListExport } from "@/components/list/list-export.tsx"
import { ListTools } from "@/components/list/list-tools.tsx"
import { buttonVariants } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { PageHead } from "@/features/shell/page-head.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { DraftBanner, MonthBadge } from "../month-state.tsx"
import { MonthSwitch } from "../month-switch.tsx"
import type { PaySearch } from "../pay-search.ts"
import { PayTabs } from "../pay-tabs.tsx"
import { monthQuery } from "../queries.ts"
import { useRowsAfterClose } from "../use-rows-after-close.ts"
import { usualMonth } from "../usual-month.ts"
import { PayFilters } from "./pay-filters.tsx"
import { usePayList } from "./use-pay-list.tsx"

/** 給与一覧 (05a): everybody of a month whose slip this person may read, with the sums over all of them. */
export function PayList({ search }: { readonly search: PaySearch }) {
  const { t } = useTranslation("pay")
  const format = useFormat()
  const workspace = useWorkspace()
  const month = search.month ?? usualMonth()
  const head = useQuery(monthQuery(month))
  const query = useRowsAfterClose(month, head.data?.month === month && head.data.state === "closing")
  const { list, show } = usePayList(query, search, month)
  const facts = head.data?.month === month ? head.data : undefined
  const error = query.error ?? head.error
  return (
    <div className="flex h-full flex-col big-text:h-auto">
      <PageHead
        title={t("title")}
        detail={
          <span className="flex items-center gap-3">
            <MonthSwitch month={month} onChange={(next) => show({ ...search, month: next }, false)} />
            {facts !== undefined && t("payDay", { day: format.day(facts.paidOn) })}
          </span>
        }
      >
        {facts !== undefined && <MonthBadge month={facts} />}
        <ListExport list={list} of="filter" />
      </PageHead>
      <PayTabs month={month} here="list" people={query.data?.length} />
      {facts !== undefined && <DraftBanner month={facts} />}
      {error !== null && (
        <ErrorState
          error={error}
          onRetry={() => void Promise.all([query.refetch(), head.refetch()])}
          className="mx-5 mt-3"
        />
      )}
      <div className="flex min-h-13 shrink-0 flex-wrap items-center gap-2 px-5 py-2">
        <PayFilters search={search} rows={query.data ?? []} onChange={show} />
        <ListTools list={list} />
      </div>
      <Card className="mx-5 mb-4 flex min-h-0 flex-1 flex-col big-text:h-[85dvh] big-text:flex-none big-text:overflow-clip">
        <ListBody
          list={list}
          empty={
            <EmptyState icon={HandCoins} title={t("nobody")} hint={t("nobodyHint")}>
              {isOpen(workspace, "/staff") && (
                <Link to="/staff" className={buttonVariants({})}>
                  {t("toStaff")}
                </Link>
              )}
            </EmptyState>
          }
          noMatch={t("noMatch")}
        />
      </Card>
    </div>
  )
}
