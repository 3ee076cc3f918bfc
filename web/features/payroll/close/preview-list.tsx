import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { ListBody } from "@/components/list/list-body.tsx"
import { ListExport } from "@/components/list/list-export.tsx"
import { ListTools } from "@/components/list/list-tools.tsx"
import { Card } from "@/components/ui/card.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { ToggleChip } from "@/components/ui/toggle-chip.tsx"
import { wholeSource } from "@/lib/list/source.ts"
import { useList } from "@/lib/list/use-list.ts"
import { useFormat } from "@/lib/use-format.ts"
import { isCalculated } from "../list/pay-sums.ts"
import type { CloseSearch } from "../pay-search.ts"
import { type PayMonth, type PayRow, rowsQuery } from "../queries.ts"
import { slipLink } from "../slip-link.ts"
import { PreviewCard } from "./preview-card.tsx"
import { countsOf, previewFilters, previewRows } from "./preview-rows.ts"
import { useSeenRows } from "./seen-rows.ts"
import { usePreviewColumns } from "./use-preview-columns.tsx"

const idOf = ({ userId }: PayRow) => userId
const none: ReadonlyArray<PayRow> = []

interface PreviewListProps {
  readonly month: PayMonth
  readonly before: PayMonth | undefined
  readonly search: CloseSearch
  readonly onShow: (next: CloseSearch, replace?: boolean) => void
}
/** Everybody by the size of the difference; X marks as looked at. */
export function PreviewList({ month, before, search, onShow }: PreviewListProps) {
  const { t } = useTranslation(["close", "pay"])
  const navigate = useNavigate()
  const format = useFormat()
  const query = useQuery(rowsQuery(month.month))
  const seen = useSeenRows(month.month)
  const { only = "all", sort } = search
  const all = query.data ?? none
  const counts = countsOf(all)
  const rows = useMemo(() => previewRows(all, only), [all, only])
  const list = useList<PayRow>({
    name: "preview",
    title: t("preview"),
    of: format.month(month.month),
    unit: "people",
    columns: usePreviewColumns({ month: month.month, before: before?.month, rows: all, seen }),
    idOf,
    nameOf: ({ name }) => name,
    source: wholeSource(query, rows),
    sort,
    onSort: (next) => onShow({ ...search, sort: next }, true),
    conditions: only === "all" ? [] : [t(`filter.${only}`, { count: counts[only] })],
    onClear: () => onShow({ ...search, only: undefined }, true),
    outOf: only === "all" ? undefined : all.length,
    isCounted: isCalculated,
    onOpen: (row) => void navigate(slipLink(row, month.month)),
    card: (row) => <PreviewCard row={row} month={month.month} seen={seen} />,
    keys: { x: seen.toggle },
  })
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t("filters")}</legend>
          {previewFilters.map((one) => (
            <ToggleChip
              key={one}
              isOn={one === only}
              className="max-md:h-12"
              onClick={() => onShow({ ...search, only: one === "all" ? undefined : one }, true)}
            >
              {t(`filter.${one}`, { count: counts[one] })}
            </ToggleChip>
          ))}
        </fieldset>
        <p className="text-xs text-muted-foreground max-md:text-sm">{t("previewNote")}</p>
        <ListTools list={list} />
        <ListExport list={list} of="filter" />
      </div>
      {query.error !== null && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      <Card className="flex min-h-0 flex-1 flex-col max-md:overflow-visible">
        <ListBody list={list} empty={t("pay:nobody")} />
      </Card>
    </>
  )
}
