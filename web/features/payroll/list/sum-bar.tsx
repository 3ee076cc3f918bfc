import { useTranslation } from "react-i18next"
import { figure, hoursAndMinutes } from "@/lib/format.ts"
import type { Sum } from "./pay-columns.ts"

interface SumBarProps {
  readonly sum: Sum
  /** How many there are without the filters; undefined when nothing is filtered. */
  readonly outOf: number | undefined
}
/** Over every row, in sight or not; outside what scrolls. */
export function SumBar({ sum, outOf }: SumBarProps) {
  const { t } = useTranslation("pay")
  const { breakdown } = sum
  return (
    <footer
      aria-live="polite"
      className="tnum flex min-h-10 shrink-0 flex-wrap items-center gap-x-5 gap-y-1 border-t-2 border-t-strong bg-muted px-4 py-1.5"
    >
      <b>
        {outOf === undefined ? t("sum", { count: sum.people }) : t("sumFiltered", { all: outOf, count: sum.people })}
      </b>
      <Part label={t("sumOvertime", { time: hoursAndMinutes(sum.overtimeMinutes) })} />
      <span className="ml-auto flex flex-wrap items-center gap-x-4">
        <Part label={t("column.basePay")} amount={breakdown.basePay} />
        <Part label={t("column.premiumPay")} amount={breakdown.premiumPay} />
        <Part label={t("column.gross")} amount={sum.gross} isStrong />
        <Part label={t("column.insurance")} amount={breakdown.insurance} />
        <Part label={t("tax")} amount={breakdown.incomeTax + breakdown.residentTax} />
        <span className="font-semibold">
          {t("column.net")} <b className="text-base">{figure(sum.net)}</b>
        </span>
      </span>
    </footer>
  )
}
interface PartProps {
  readonly label: string
  readonly amount?: number
  readonly isStrong?: boolean
}
function Part({ label, amount, isStrong = false }: PartProps) {
  return (
    <span className={isStrong ? "font-semibold" : "text-xs text-muted-foreground"}>
      {label} {amount !== undefined && figure(amount)}
    </span>
  )
}
