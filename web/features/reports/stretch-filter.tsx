import { ChevronLeft, ChevronRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import type { Stretch } from "./report-queries.ts"
import { monthsOf, shiftedMonth } from "./report-search.ts"

const spans = [1, 3, 6, 8, 12, 24, 60] as const

interface StretchFilterProps {
  readonly stretch: Stretch
  readonly spans: ReadonlyArray<(typeof spans)[number]>
  readonly onChange: (next: Stretch) => void
}
/** Which months: a step is as long as what is shown, another length keeps the last month. */
export function StretchFilter({ onChange, spans: offered, stretch }: StretchFilterProps) {
  const { t } = useTranslation("reports")
  const shown = monthsOf(stretch)
  const move = (by: number) =>
    onChange({ from: shiftedMonth(stretch.from, by * shown), to: shiftedMonth(stretch.to, by * shown) })
  const step = (by: number, name: string, Icon: typeof ChevronLeft) => (
    <Button variant="outline" size="icon" aria-label={name} onClick={() => move(by)}>
      <Icon />
    </Button>
  )
  const text = (month: string) => month.replace("-", "/")
  return (
    <>
      {step(-1, t("before"), ChevronLeft)}
      <b className="tnum text-center whitespace-nowrap">
        {stretch.from === stretch.to ? text(stretch.from) : `${text(stretch.from)}～${text(stretch.to)}`}
      </b>
      {step(1, t("after"), ChevronRight)}
      <ToggleGroup
        label={t("span")}
        value={String(shown)}
        onChange={(next) => onChange({ from: shiftedMonth(stretch.to, 1 - Number(next)), to: stretch.to })}
        options={offered.map((months) => ({ value: String(months), label: t("months", { count: months }) }))}
      />
    </>
  )
}
