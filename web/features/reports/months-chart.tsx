import { useTranslation } from "react-i18next"
import { Sideways } from "@/components/ui/sideways.tsx"
import { cn } from "@/lib/class-names.ts"
import { figure } from "@/lib/format.ts"
import type { Figures } from "./report-queries.ts"

/** 原価 from the bottom: one hue, the largest part the darkest, so that grey print keeps the order. */
export const costLooks = [
  { part: "labour", look: "bg-primary/80" },
  { part: "outside", look: "bg-primary/55" },
  { part: "expenses", look: "bg-primary/35" },
  { part: "fixed", look: "bg-primary/20" },
] as const
const dashed = "border border-b-0 border-dashed border-strong bg-muted"
const steps = 4

/** The next of 1, 2, 4, 5 times a power of ten above a fifth of the highest bar. */
const stepOf = (highest: number) => {
  const least = Math.max(highest, 1000) / steps
  const power = 10 ** Math.floor(Math.log10(least))
  return (([1, 2, 2.5, 5, 10].find((one) => one * power >= least) ?? 10) * power) | 0
}

interface MonthsChartProps {
  readonly months: ReadonlyArray<Figures & { readonly month: string }>
  readonly now: string
  /** Tinted: what the page has opened. */
  readonly chosen?: string | undefined
}
/** Per month planned beside actual, revenue then cost. The table below says the same to who reads. */
export function MonthsChart({ chosen, months, now }: MonthsChartProps) {
  const { t } = useTranslation("reports")
  const highest = Math.max(
    ...months.map(({ cost, planned, revenue }) => Math.max(cost, revenue, planned.cost, planned.revenue)),
  )
  const step = stepOf(highest)
  const top = step * steps
  const height = (amount: number) => ({ height: `${(100 * Math.max(amount, 0)) / top}%` })
  const lines = Array.from({ length: steps + 1 }, (_, at) => step * (steps - at))
  return (
    <Sideways label={t("chart")}>
      <div aria-hidden="true" className="flex min-w-max gap-2 pt-3">
        <div className="tnum flex h-52 flex-col justify-between text-right text-xs text-muted-foreground">
          {lines.map((line) => (
            <span key={line} className="-my-2">
              {figure(line / 1000)}
            </span>
          ))}
        </div>
        <div className="relative flex min-w-0 flex-1 gap-1">
          <div className="absolute inset-x-0 top-0 flex h-52 flex-col justify-between">
            {lines.map((line) => (
              <span key={line} className="h-px bg-border" />
            ))}
          </div>
          {months.map((of) => (
            <div
              key={of.month}
              className={cn("relative flex min-w-20 flex-1 flex-col rounded-t-md", of.month === chosen && "bg-accent")}
            >
              <div className="flex h-52 items-end justify-center gap-1 px-1">
                <span className={cn("w-4 rounded-t-xs", dashed)} style={height(of.planned.revenue)} />
                <span className="w-4 rounded-t-xs bg-primary" style={height(of.revenue)} />
                <span className={cn("ml-1 w-4 rounded-t-xs", dashed)} style={height(of.planned.cost)} />
                <span className="flex h-full w-4 flex-col-reverse">
                  {costLooks.map(({ look, part }) => (
                    <span key={part} className={look} style={height(of[part])} />
                  ))}
                </span>
              </div>
              <MonthFoot of={of} isAhead={of.month > now} running={of.month === now ? t("running") : ""} />
            </div>
          ))}
        </div>
      </div>
    </Sideways>
  )
}

interface MonthFootProps {
  readonly of: Figures & { readonly month: string }
  readonly isAhead: boolean
  readonly running: string
}
/** Three points below the plan stand out. */
function MonthFoot({ isAhead, of, running }: MonthFootProps) {
  const { t } = useTranslation("reports")
  const rate = isAhead ? of.planned.rate : of.rate
  const isBelow = !isAhead && rate !== null && of.planned.rate !== null && rate < of.planned.rate - 30
  return (
    <div className="border-t pt-1 pb-2 text-center text-xs">
      <span className="tnum block">
        {of.month.slice(2).replace("-", "/")}
        {running}
      </span>
      <span
        className={cn("tnum block", isAhead ? "text-muted-foreground" : "font-semibold", isBelow && "text-warning")}
      >
        {rate === null ? "–" : t(isAhead ? "plannedRate" : "profitRate", { rate: (rate / 10).toFixed(1) })}
      </span>
    </div>
  )
}
