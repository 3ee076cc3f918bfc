import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import { cn } from "@/lib/class-names.ts"
import { figure } from "@/lib/format.ts"
import type { Figures } from "./report-queries.ts"

const shown = ["revenue", "labour", "outside", "expenses", "fixed", "profit"] as const

/** Six figures of the whole stretch, each beside its plan. */
export function FigureStrip({ of }: { readonly of: Figures }) {
  const { t } = useTranslation("reports")
  return (
    <Card className="grid grid-cols-6 divide-x overflow-hidden max-lg:grid-cols-3 max-md:grid-cols-2">
      {shown.map((part) => (
        <div key={part} className={cn("px-4 py-3", part === "profit" && "bg-accent")}>
          <p className="text-xs text-muted-foreground">{t(`part.${part}`)}</p>
          <p className={cn("tnum text-lg font-bold", of[part] < 0 && "text-danger")}>{figure(of[part])}</p>
          <p className="tnum text-xs text-muted-foreground">
            {part === "profit" && of.rate !== null && `${(of.rate / 10).toFixed(1)}%・`}
            {t("plan", { amount: figure(of.planned[part]) })}
          </p>
        </div>
      ))}
    </Card>
  )
}
