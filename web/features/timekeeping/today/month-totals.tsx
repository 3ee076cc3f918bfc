import { useTranslation } from "react-i18next"
import type { Today } from "#modules/timekeeping/contract.ts"
import { Card } from "@/components/ui/card.tsx"
import { hoursAndMinutes } from "@/lib/format.ts"

/** The running month, before the day's work: the company's own figures. */
export function MonthTotals({ today: { month, day } }: { readonly today: Today }) {
  const { t } = useTranslation("today")
  return (
    <Card className="grid grid-cols-3 divide-x big-text:hidden">
      <Total word={t("monthDays", { month: Number(day.slice(5, 7)) })} value={String(month.days)} unit={t("day")} />
      <Total word={t("monthWorked")} value={hoursAndMinutes(month.workedMinutes)} />
      <Total word={t("monthOvertime")} value={hoursAndMinutes(month.overtimeMinutes)} />
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
