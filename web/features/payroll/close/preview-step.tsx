import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { ToggleChip } from "@/components/ui/toggle-chip.tsx"
import { cn } from "@/lib/class-names.ts"
import { figure } from "@/lib/format.ts"
import { monthNumber, signed } from "../money.ts"
import { type PayMonth, rowsQuery } from "../queries.ts"
import { useMonthBefore } from "./month-aside.tsx"
import { countsOf, type PreviewFilter, previewFilters, previewRows } from "./preview-rows.ts"
import { PreviewTable } from "./preview-table.tsx"

/** プレビュー (04b): the sums against last month's, and everybody by the size of the difference. */
export function PreviewStep({ month }: { readonly month: PayMonth }) {
  const { t } = useTranslation("close")
  const { data, error, isPending, refetch } = useQuery(rowsQuery(month.month))
  const before = useMonthBefore(month)
  const [filter, setFilter] = useState<PreviewFilter>("all")
  const rows = data ?? []
  const counts = countsOf(rows)
  const shown = previewRows(rows, filter)
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 px-5 pb-4 max-md:px-4">
      <Cards month={month} before={before} />
      <div className="flex flex-wrap items-center gap-2">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t("filters")}</legend>
          {previewFilters.map((one) => (
            <ToggleChip key={one} isOn={one === filter} className="max-md:h-12" onClick={() => setFilter(one)}>
              {t(`filter.${one}`, { count: counts[one] })}
            </ToggleChip>
          ))}
        </fieldset>
        <p className="ml-auto text-xs text-muted-foreground max-md:ml-0 max-md:text-sm">{t("previewNote")}</p>
      </div>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Card className="flex min-h-0 flex-1 flex-col max-md:overflow-visible">
        {isPending ? (
          <Skeleton className="m-4 h-60" />
        ) : (
          <PreviewTable key={filter} month={month.month} before={before?.month} rows={shown} />
        )}
        <footer className="tnum flex min-h-10 shrink-0 flex-wrap items-center gap-x-4 border-t-2 border-t-strong bg-muted px-4 py-1.5">
          <b>{t("sum", { count: month.totals.people })}</b>
          <span className="text-xs text-muted-foreground">{t("sortedBy")}</span>
          <span className="ml-auto flex flex-wrap gap-x-4">
            {before !== undefined && (
              <span className="text-muted-foreground">
                {t("column.before", { month: monthNumber(before.month) })} {figure(before.totals.net)}
              </span>
            )}
            <b>
              {t("column.now", { month: monthNumber(month.month) })} {figure(month.totals.net)}
            </b>
            {before !== undefined && <b>{signed(month.totals.net - before.totals.net)}</b>}
          </span>
        </footer>
      </Card>
    </div>
  )
}
interface CardsProps {
  readonly month: PayMonth
  readonly before: PayMonth | undefined
}
function Cards({ month, before }: CardsProps) {
  const { t } = useTranslation("close")
  const cards = [
    { words: t("gross"), of: ({ totals }: PayMonth) => totals.gross },
    { words: t("deductions"), of: ({ totals }: PayMonth) => totals.deductions },
    { words: t("net"), of: ({ totals }: PayMonth) => totals.net, isMain: true },
    { words: t("insurance"), of: ({ totals }: PayMonth) => totals.breakdown.insurance },
    { words: t("premiumPay"), of: ({ totals }: PayMonth) => totals.breakdown.premiumPay },
  ]
  return (
    <div className="grid grid-cols-5 gap-3 max-lg:grid-cols-3 max-md:grid-cols-2">
      {cards.map(({ words, of, isMain }) => (
        <section
          key={words}
          className={cn(
            "rounded-lg border px-4 py-2.5 shadow-card",
            isMain ? "border-primary/50 bg-accent" : "bg-card",
          )}
        >
          <h2 className="text-xs text-muted-foreground">{words}</h2>
          <p className="tnum text-lg font-bold">{figure(of(month))}</p>
          <p className="tnum text-xs text-muted-foreground">
            {before !== undefined && <Since month={monthNumber(before.month)} now={of(month)} was={of(before)} />}
          </p>
        </section>
      ))}
    </div>
  )
}
function Since({ month, now, was }: { readonly month: number; readonly now: number; readonly was: number }) {
  const { t } = useTranslation("close")
  const yen = signed(now - was)
  if (was === 0) return t("since", { month, yen })
  const share = ((now - was) / was) * 100
  return t("sinceShare", { month, yen, share: `${share < 0 ? "▲" : "+"}${Math.abs(share).toFixed(1)}` })
}
