import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import { monthNumber } from "../money.ts"
import type { Statement } from "../slip-query.ts"
import { useWorkedCells } from "./use-worked-cells.ts"

/** 勤怠 and 備考 below the lines, as the paper has them. */
export function WorkedCard({ slip }: { readonly slip: Statement }) {
  const { t } = useTranslation("pay")
  const cells = useWorkedCells(slip)
  return (
    <Card className="shrink-0">
      <h2 className="flex h-8 items-center border-b bg-muted px-4 text-xs font-semibold">
        {t("attendanceOf", { month: monthNumber(slip.month) })}
      </h2>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 px-4 py-2">
        {cells.map(({ label, unit, value }) => (
          <div key={label} className="flex items-baseline gap-2">
            <dt className="text-xs text-muted-foreground">{label}</dt>
            <dd className="tnum font-semibold">
              {value}
              {unit}
            </dd>
          </div>
        ))}
      </dl>
      {slip.note && <p className="border-t px-4 py-2 text-xs text-muted-foreground">{slip.note}</p>}
    </Card>
  )
}
