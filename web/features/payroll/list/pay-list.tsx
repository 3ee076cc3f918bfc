import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { HandCoins } from "lucide-react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { PageHead } from "@/features/shell/page-head.tsx"
import { matchesTyped } from "@/lib/typed-search.ts"
import { useFormat } from "@/lib/use-format.ts"
import { DraftBanner, MonthBadge } from "../month-state.tsx"
import { MonthSwitch } from "../month-switch.tsx"
import { type PaySearch, paySearch } from "../pay-search.ts"
import { PayTabs } from "../pay-tabs.tsx"
import { monthQuery } from "../queries.ts"
import { useRowsAfterClose } from "../use-rows-after-close.ts"
import { usualMonth } from "../usual-month.ts"
import { sumOf } from "./pay-columns.ts"
import { PayFilters } from "./pay-filters.tsx"
import { PayTable } from "./pay-table.tsx"
import { SumBar } from "./sum-bar.tsx"
import { useSelection } from "./use-selection.ts"

/** 給与一覧 (05a): everybody of a month whose slip this person may read, with the sums over all of them. */
export function PayList({ search }: { readonly search: PaySearch }) {
  const { t } = useTranslation("pay")
  const format = useFormat()
  const navigate = useNavigate()
  const month = search.month ?? usualMonth()
  const head = useQuery(monthQuery(month))
  const list = useRowsAfterClose(month, head.data?.month === month && head.data.state === "closing")
  const { q, roles: wanted } = search
  const rows = useMemo(
    () =>
      (list.data ?? []).filter(
        ({ name, furiganaName, roleId }) =>
          matchesTyped(q ?? "", name, furiganaName) && (wanted === undefined || wanted.includes(roleId)),
      ),
    [list.data, q, wanted],
  )
  const selection = useSelection(rows)
  const show = (next: PaySearch, replace = true) =>
    void navigate({ to: "/salary-v4", search: paySearch({ ...next }), replace })
  const isFiltered = q !== undefined || wanted !== undefined
  const facts = head.data?.month === month ? head.data : undefined
  const error = list.error ?? head.error
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
      </PageHead>
      <PayTabs month={month} here="list" people={list.data?.length} />
      {facts !== undefined && <DraftBanner month={facts} />}
      {error !== null && (
        <ErrorState
          error={error}
          onRetry={() => void Promise.all([list.refetch(), head.refetch()])}
          className="mx-5 mt-3"
        />
      )}
      <PayFilters search={search} rows={list.data ?? []} selection={selection} onChange={show} />
      <Card className="mx-5 mb-4 flex min-h-0 flex-1 flex-col big-text:h-[85dvh] big-text:flex-none">
        {list.isPending ? (
          <Waiting />
        ) : rows.length === 0 ? (
          <Nothing isFiltered={isFiltered} onClear={() => show({ month })} />
        ) : (
          <>
            <PayTable key={month} rows={rows} month={month} selection={selection} />
            <SumBar
              sum={!isFiltered && facts !== undefined ? facts.totals : sumOf(rows)}
              outOf={isFiltered ? list.data?.length : undefined}
            />
          </>
        )}
      </Card>
      <p className="flex items-center gap-4 px-5 pb-2 text-xs text-muted-foreground">
        <span className="flex items-center gap-1">
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>
          {t("keysMove")}
        </span>
        <span className="flex items-center gap-1">
          <Kbd>Space</Kbd>
          {t("keysSelect")}
        </span>
        <span className="flex items-center gap-1">
          <Kbd>Enter</Kbd>
          {t("keysOpen")}
        </span>
        <span className="flex items-center gap-1">
          <Kbd>Ctrl+C</Kbd>
          {t("copy")}
        </span>
      </p>
    </div>
  )
}
function Nothing({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const { t } = useTranslation("pay")
  if (isFiltered) {
    return (
      <p className="flex items-center gap-3 p-6">
        {t("noMatch")}
        <Button variant="quiet" onClick={onClear}>
          {t("clearFilters")}
        </Button>
      </p>
    )
  }
  return (
    <div className="p-6">
      <EmptyState icon={HandCoins} title={t("nobody")} hint={t("nobodyHint")}>
        <a href="/staff" className={buttonVariants({})}>
          {t("toStaff")}
        </a>
      </EmptyState>
    </div>
  )
}
function Waiting() {
  return (
    <div className="flex flex-col gap-2 p-4">
      {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((row) => (
        <Skeleton key={row} className="h-7" />
      ))}
    </div>
  )
}
