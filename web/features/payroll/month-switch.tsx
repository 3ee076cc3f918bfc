import { ChevronLeft, ChevronRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { shiftMonth } from "@/features/scheduling/days.ts"
import { useFormat } from "@/lib/use-format.ts"

interface MonthSwitchProps {
  readonly month: string
  readonly onChange: (month: string) => void
}
/** ‹ 2026年10月分 › */
export function MonthSwitch({ month, onChange }: MonthSwitchProps) {
  const { t } = useTranslation("pay")
  const format = useFormat()
  return (
    <span className="inline-flex items-center gap-1">
      <Button
        variant="ghost"
        size="icon-sm"
        className="max-md:size-12"
        aria-label={t("previousMonth")}
        onClick={() => onChange(shiftMonth(month, -1))}
      >
        <ChevronLeft />
      </Button>
      <b className="tnum min-w-26 text-center font-semibold text-foreground max-md:text-base">
        {t("monthOf", { month: format.month(month) })}
      </b>
      <Button
        variant="ghost"
        size="icon-sm"
        className="max-md:size-12"
        aria-label={t("nextMonth")}
        onClick={() => onChange(shiftMonth(month, 1))}
      >
        <ChevronRight />
      </Button>
    </span>
  )
}
