import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import { costLooks, MonthsChart } from "./months-chart.tsx"
import type { Figures } from "./report-queries.ts"

interface ChartCardProps {
  readonly months: ReadonlyArray<Figures & { readonly month: string }>
  readonly now: string
  readonly chosen?: string | undefined
}
/** 売上と原価 drawn, with what its bars are. */
export function ChartCard({ chosen, months, now }: ChartCardProps) {
  const { t } = useTranslation("reports")
  const legend = [{ part: "revenue", look: "bg-primary" } as const, ...costLooks]
  return (
    <Card className="p-4">
      <h2 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-base font-bold">
        {t("chart")}
        <span className="text-xs font-normal text-muted-foreground">{t("thousands")}</span>
        <span className="ml-auto flex flex-wrap gap-3 text-xs font-normal">
          {legend.map(({ look, part }) => (
            <span key={part} className="inline-flex items-center gap-1">
              <span aria-hidden="true" className={`size-3 rounded-xs ${look}`} />
              {t(`part.${part}`)}
            </span>
          ))}
          <span className="inline-flex items-center gap-1">
            <span aria-hidden="true" className="size-3 rounded-xs border border-dashed border-strong bg-muted" />
            {t("planned")}
          </span>
        </span>
      </h2>
      <MonthsChart months={months} now={now} chosen={chosen} />
    </Card>
  )
}
