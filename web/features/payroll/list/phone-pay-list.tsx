import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { ChevronRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { ListBody } from "@/components/list/list-body.tsx"
import { ListExport } from "@/components/list/list-export.tsx"
import { ListTools } from "@/components/list/list-tools.tsx"
import { Card } from "@/components/ui/card.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { yen } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { DraftBanner, MonthBadge } from "../month-state.tsx"
import { MonthSwitch } from "../month-switch.tsx"
import type { PaySearch } from "../pay-search.ts"
import { PayTabs } from "../pay-tabs.tsx"
import { monthQuery } from "../queries.ts"
import { useRowsAfterClose } from "../use-rows-after-close.ts"
import { usualMonth } from "../usual-month.ts"
import { sumOf } from "./pay-sums.ts"
import { usePayList } from "./use-pay-list.tsx"

/** 給与一覧 on the phone (D116): the month's sums, then everybody whose slip this person may read, each a tap from it. */
export function PhonePayList({ search }: { readonly search: PaySearch }) {
  const { t } = useTranslation("pay")
  const format = useFormat()
  const month = search.month ?? usualMonth()
  const head = useQuery(monthQuery(month))
  const query = useRowsAfterClose(month, head.data?.month === month && head.data.state === "closing")
  const facts = head.data?.month === month ? head.data : undefined
  const { list, show } = usePayList(query, search, month)
  const sum = list.conditions.length === 0 && facts !== undefined ? facts.totals : sumOf(list.rows)
  const error = query.error ?? head.error
  return (
    <>
      <PayTabs month={month} here="list" people={query.data?.length} />
      <div className="flex flex-col gap-3 px-4 pt-2 pb-6 text-base">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1 className="sr-only">{t("title")}</h1>
          <MonthSwitch month={month} onChange={(next) => show({ ...search, month: next }, false)} />
          {facts !== undefined && <MonthBadge month={facts} />}
          <ListExport list={list} of="filter" />
        </div>
        <Link
          to="/salary-v4"
          search={{ month, own: 1 }}
          className="flex min-h-12 items-center justify-between rounded-lg border bg-card px-4 font-medium"
        >
          {t("ownLink")}
          <ChevronRight aria-hidden="true" className="size-5 text-muted-foreground" />
        </Link>
        {error !== null && (
          <ErrorState error={error} onRetry={() => void Promise.all([query.refetch(), head.refetch()])} />
        )}
        <Card className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4">
          <span className="text-sm text-muted-foreground">
            {t("sum", { count: sum.people })}
            {facts !== undefined && `・${t("payDay", { day: format.day(facts.paidOn) })}`}
          </span>
          <b className="tnum text-xl">{yen(sum.net)}</b>
          <span className="tnum basis-full text-sm text-muted-foreground">
            {t("column.gross")} {yen(sum.gross)}
          </span>
        </Card>
        <SearchBox
          value={search.q ?? ""}
          onChange={(q) => show({ ...search, q })}
          label={t("searchLabel")}
          placeholder={t("search")}
        />
        <ListTools list={list} />
        <Card className="-mx-4 rounded-none border-x-0">
          <ListBody list={list} empty={t("nobodyHint")} noMatch={t("noMatch")} hasSums={false} />
        </Card>
      </div>
      {facts !== undefined && <DraftBanner month={facts} />}
      <div className="h-4" />
    </>
  )
}
