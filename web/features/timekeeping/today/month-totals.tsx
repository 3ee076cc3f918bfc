import { useTranslation } from "react-i18next"
import type { Today } from "#modules/timekeeping/contract.ts"
import { Card } from "@/components/ui/card.tsx"
import { hoursAndMinutes } from "@/lib/format.ts"

/** The running month, before the day's work: the company's own figures in one line; in large text two, one under another. */
export function MonthTotals({ today: { month, day } }: { readonly today: Today }) {
  const { t } = useTranslation("today")
  const figures = [
    [t("monthDays", { month: Number(day.slice(5, 7)) }), `${month.days}${t("day")}`],
    [t("monthWorked"), hoursAndMinutes(month.workedMinutes)],
    [t("monthOvertime"), hoursAndMinutes(month.overtimeMinutes)],
  ] as const
  return (
    <Card className="px-4 py-2.5 big-text:py-0.5">
      <dl className="flex flex-wrap justify-between gap-x-3 gap-y-1 text-base big-text:flex-col big-text:gap-y-0">
        {figures.map(([word, value]) => (
          <div
            key={word}
            className="flex items-baseline gap-1.5 big-text:justify-between big-text:leading-tight big-text:last:hidden"
          >
            <dt className="text-sm text-muted-foreground big-text:text-base">{word}</dt>
            <dd className="tnum font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
interface TotalProps {
  readonly word: string
  readonly value: string
  readonly unit?: string
}
export function Total({ word, value, unit }: TotalProps) {
  return (
    <dl className="flex min-w-0 flex-col items-center px-1 py-2.5 text-center">
      <dt className="text-sm text-muted-foreground">{word}</dt>
      <dd className="tnum text-xl font-bold">
        {value}
        {unit !== undefined && <span className="ml-0.5 text-sm font-normal">{unit}</span>}
      </dd>
    </dl>
  )
}
