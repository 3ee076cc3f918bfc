import { useLocation, useNavigate, useRouter } from "@tanstack/react-router"
import { CalendarClock, ChevronLeft, ChevronRight, Lock, Plus } from "lucide-react"
import { lazy, Suspense, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { ListPage } from "@/features/shell/list-page.tsx"
import { yen } from "@/lib/format.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { may } from "@/lib/permissions.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { type FixedCost, type FixedCostSearch, fixedCostRows, fixedCostSearch, monthOf } from "./fixed-cost-queries.ts"
import { OpenCell } from "./open-cell.tsx"

const FixedCostForm = lazy(async () => ({ default: (await import("./fixed-cost-form.tsx")).FixedCostForm }))
const idOf = ({ id }: FixedCost) => id
const shifted = (month: string, by: number) => {
  const [year = 0, number = 1] = month.split("-").map(Number)
  const months = year * 12 + number - 1 + by
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`
}

/** /fixed-cost: what comes back each month, by the month that is looked at (FIX-01, FIX-02). */
export function FixedCostPage() {
  const { t } = useTranslation("expenses")
  const format = useFormat()
  const search = fixedCostSearch({ ...useLocation().search })
  const month = monthOf(search)
  const navigate = useNavigate()
  const router = useRouter()
  const { source, page } = usePagedRows(fixedCostRows(search), search.sort !== undefined)
  const [writing, setWriting] = useState<{ readonly stored?: FixedCost }>()
  const show = (next: FixedCostSearch) => {
    if (router.latestLocation.pathname === "/fixed-cost")
      void navigate({ to: "/fixed-cost", search: fixedCostSearch({ ...next }), replace: true })
  }
  const columns = useMemo((): ReadonlyArray<ListColumn<FixedCost>> => {
    const stretch = ({ fromMonth, toMonth }: FixedCost) => `${fromMonth}～${toMonth ?? ""}`
    return [
      {
        key: "title",
        label: t("fixed.field.title"),
        value: ({ title }) => title,
        cell: (row) =>
          may(row, "edit") ? (
            <OpenCell onOpen={() => setWriting({ stored: row })}>{row.title}</OpenCell>
          ) : (
            <span className="truncate">{row.title}</span>
          ),
        width: 14,
        isFixed: true,
        grows: true,
      },
      {
        key: "site",
        label: t("column.site"),
        value: ({ siteName }) => siteName ?? t("fixed.company"),
        width: 14,
        grows: true,
      },
      {
        key: "amount",
        label: t("fixed.field.amount"),
        kind: "yen",
        value: ({ amount }) => amount,
        hasSum: true,
        width: 9,
      },
      { key: "stretch", label: t("fixed.stretch"), value: stretch, width: 11, className: "tnum" },
      { key: "note", label: t("column.note"), value: ({ note }) => note, width: 14, grows: true },
    ]
  }, [t])
  const open = (row: FixedCost) => {
    if (may(row, "edit")) setWriting({ stored: row })
  }
  const list = useList<FixedCost>({
    name: "fixedCosts",
    title: t("fixed.title"),
    of: month,
    unit: "items",
    columns,
    idOf,
    nameOf: ({ title }) => title,
    source,
    sums: page === undefined ? null : { count: page.totalItems, of: { amount: page.sum } },
    sort: search.sort,
    onSort: (sort) => show({ ...search, sort }),
    conditions: search.q === undefined ? [] : [`「${search.q}」`],
    onClear: () => show({ month: search.month, sort: search.sort }),
    onOpen: open,
    card: (row) => (
      <button
        type="button"
        className="flex min-h-17 w-full items-center gap-3 px-4 py-2 text-left"
        onClick={() => open(row)}
      >
        <span className="min-w-0 flex-1">
          <b className="block truncate text-base">{row.title}</b>
          <span className="block truncate text-xs text-muted-foreground">{row.siteName ?? t("fixed.company")}</span>
        </span>
        <b className="tnum text-base">{yen(row.amount)}</b>
      </button>
    ),
  })
  const make = page !== undefined && may(page, "create") && (
    <Button onClick={() => setWriting({})}>
      <Plus aria-hidden="true" />
      {t("fixed.make")}
    </Button>
  )
  const step = (by: number, name: string, Icon: typeof ChevronLeft) => (
    <Button
      variant="outline"
      size="icon"
      aria-label={name}
      onClick={() => show({ ...search, month: shifted(month, by) })}
    >
      <Icon />
    </Button>
  )
  return (
    <ListPage
      list={list}
      title={t("fixed.title")}
      detail={page === undefined ? undefined : t("count", { count: page.totalItems, sum: yen(page.sum) })}
      actions={make}
      filters={
        <>
          {step(-1, t("fixed.before"), ChevronLeft)}
          <b className="tnum min-w-24 text-center">{format.month(month)}</b>
          {step(1, t("fixed.after"), ChevronRight)}
          {page !== undefined && !may(page, "create") && (
            <span className="flex items-center gap-1 text-muted-foreground">
              <Lock aria-hidden="true" className="size-4" />
              {t("fixed.closed")}
            </span>
          )}
          <SearchBox
            value={search.q ?? ""}
            onChange={(q) => show({ ...search, q })}
            label={t("fixed.searchLabel")}
            placeholder={t("fixed.search")}
            className="w-64 max-md:w-full"
          />
        </>
      }
      empty={
        <EmptyState icon={CalendarClock} title={t("fixed.nothing")} hint={t("fixed.nothingHint")}>
          {make}
        </EmptyState>
      }
      noMatch={t("fixed.noMatch")}
    >
      <Suspense>
        {writing !== undefined && page !== undefined && (
          <FixedCostForm {...writing} month={month} sites={page.sites} onClose={() => setWriting(undefined)} />
        )}
      </Suspense>
    </ListPage>
  )
}
