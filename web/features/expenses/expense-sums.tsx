import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import { yen } from "@/lib/format.ts"
import type { ExpensePage } from "./expense-queries.ts"

const shown = ["requesting", "approved", "paidThisYear"] as const

/** Waiting, approved and not paid yet, paid in this year: of all that the filter lets through, whatever its state. */
export function ExpenseSums({ sums }: Pick<ExpensePage, "sums">) {
  const { t } = useTranslation("expenses")
  return (
    <Card className="grid grid-cols-3 divide-x">
      {shown.map((state) => (
        <div key={state} className="flex flex-col items-center gap-0.5 px-2 py-3 text-center">
          <span className="text-xs text-muted-foreground">{t(`sum.${state}`)}</span>
          <b className="tnum text-lg">{yen(sums[state].sum)}</b>
          <span className="tnum text-2xs text-muted-foreground">{t("items", { count: sums[state].count })}</span>
        </div>
      ))}
    </Card>
  )
}
