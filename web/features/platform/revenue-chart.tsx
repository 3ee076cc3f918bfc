import { useTranslation } from "react-i18next"
import { Sideways } from "@/components/ui/sideways.tsx"
import { figure } from "@/lib/format.ts"
import type { Revenue } from "./revenue-queries.ts"

/** One hue in four steps: the dearest plan is the darkest, and stands at the bottom. */
const steps = ["bg-primary", "bg-primary/75", "bg-primary/50", "bg-primary/25"]
export const stepOf = (at: number) => steps[Math.min(at, steps.length - 1)] ?? ""
const share = (part: number, of: number) => `${of === 0 ? 0 : (100 * part) / of}%`

interface ChartProps {
  readonly revenue: Revenue
  readonly chosen: string
  readonly onChoose: (month: string) => void
}
/** 月の売上 by plan: bars for the eyes, a button each; the table below says the same to who reads. */
export function RevenueChart({ chosen, onChoose, revenue }: ChartProps) {
  const { t } = useTranslation(["platform", "income"])
  const highest = Math.max(1, ...revenue.months.map((month) => month.revenue))
  return (
    <Sideways label={t("income:byMonth")}>
      <div className="flex h-64 min-w-120 items-end gap-2 pt-6">
        {revenue.months.map((month) => (
          <button
            key={month.month}
            type="button"
            aria-pressed={month.month === chosen}
            aria-label={t("income:barOf", { month: month.month.replace("-", "/"), amount: figure(month.revenue) })}
            onClick={() => onChoose(month.month)}
            className="flex h-full min-w-0 flex-1 cursor-pointer flex-col justify-end gap-1 rounded-sm text-center aria-pressed:bg-accent"
          >
            <span className="tnum text-xs">{month.revenue === 0 ? "" : figure(month.revenue)}</span>
            <div
              className="flex flex-col-reverse overflow-hidden rounded-t-sm"
              style={{ height: share(month.revenue, highest) }}
            >
              {revenue.plans.map(({ planId }, at) => {
                const part = month.plans.find((one) => one.planId === planId)?.revenue ?? 0
                return <div key={planId} className={stepOf(at)} style={{ height: share(part, month.revenue) }} />
              })}
            </div>
            <span className="tnum border-t pt-1 text-xs text-muted-foreground">
              {t("income:month", { month: Number(month.month.slice(5)) })}
            </span>
          </button>
        ))}
      </div>
    </Sideways>
  )
}
