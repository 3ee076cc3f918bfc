import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { ChevronRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { cn } from "@/lib/class-names.ts"
import { yen } from "@/lib/format.ts"
import { matchesTyped } from "@/lib/typed-search.ts"
import { useFormat } from "@/lib/use-format.ts"
import { signed } from "../money.ts"
import { DraftBanner, MonthBadge } from "../month-state.tsx"
import { MonthSwitch } from "../month-switch.tsx"
import { type PaySearch, paySearch } from "../pay-search.ts"
import { PayTabs } from "../pay-tabs.tsx"
import { monthQuery, type PayRow } from "../queries.ts"
import { slipLink } from "../slip-link.ts"
import { useRowsAfterClose } from "../use-rows-after-close.ts"
import { usualMonth } from "../usual-month.ts"
import { sumOf } from "./pay-columns.ts"
import { RowState } from "./row-state.tsx"

/** 給与一覧 on the phone (D116): the month's sums, then everybody whose slip this person may read, each a tap from it. */
export function PhonePayList({ search }: { readonly search: PaySearch }) {
  const { t } = useTranslation("pay")
  const format = useFormat()
  const navigate = useNavigate()
  const month = search.month ?? usualMonth()
  const head = useQuery(monthQuery(month))
  const list = useRowsAfterClose(month, head.data?.month === month && head.data.state === "closing")
  const facts = head.data?.month === month ? head.data : undefined
  const rows = (list.data ?? []).filter(({ name, furiganaName }) => matchesTyped(search.q ?? "", name, furiganaName))
  const sum = search.q === undefined && facts !== undefined ? facts.totals : sumOf(rows)
  const error = list.error ?? head.error
  const show = (next: PaySearch, replace = true) =>
    void navigate({ to: "/salary-v4", search: paySearch({ ...next }), replace })
  return (
    <>
      <PayTabs month={month} here="list" people={list.data?.length} />
      <div className="flex flex-col gap-3 px-4 pt-2 pb-6 text-base">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1 className="sr-only">{t("title")}</h1>
          <MonthSwitch month={month} onChange={(next) => show({ ...search, month: next }, false)} />
          {facts !== undefined && <MonthBadge month={facts} />}
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
          <ErrorState error={error} onRetry={() => void Promise.all([list.refetch(), head.refetch()])} />
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
        {list.isPending && [1, 2, 3, 4].map((row) => <Skeleton key={row} className="h-18 rounded-xl" />)}
        {list.data !== undefined && rows.length === 0 && <p className="p-4">{t("noMatch")}</p>}
        {rows.length > 0 && (
          <Card>
            <ul className="divide-y">
              {rows.map((row) => (
                <PhonePayRow key={row.userId} row={row} month={month} />
              ))}
            </ul>
          </Card>
        )}
      </div>
      {facts !== undefined && <DraftBanner month={facts} />}
      <div className="h-4" />
    </>
  )
}
interface PhonePayRowProps {
  readonly row: PayRow
  readonly month: string
}
/** Who, how the slip stands, the net and what changed since last month; without figures why there are none. */
function PhonePayRow({ row, month }: PhonePayRowProps) {
  const { t } = useTranslation("pay")
  return (
    <li className="[contain-intrinsic-block-size:auto_4.5rem] [content-visibility:auto]">
      <Link {...slipLink(row, month)} className="flex min-h-18 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <span className="min-w-0 flex-1 big-text:basis-full">
          <b className="block break-words">{row.name}</b>
          <RowState row={row} />
        </span>
        {row.net === null ? (
          <span className="max-w-40 text-right text-sm text-danger big-text:max-w-none">
            {row.missing.map((kind) => t(`missing.${kind}`)).join("・")}
          </span>
        ) : (
          <span className="tnum text-right">
            <b className="block text-lg">{yen(row.net)}</b>
            {row.difference !== null && (
              <span className={cn("block text-sm", row.difference < 0 ? "text-danger" : "text-muted-foreground")}>
                {t("sinceLast", { yen: signed(row.difference) })}
              </span>
            )}
          </span>
        )}
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
      </Link>
    </li>
  )
}
