import { ArrowRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { may } from "@/lib/permissions.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { MonthSwitch } from "../month-switch.tsx"
import type { PayMonth } from "../queries.ts"
import { dayAfter } from "./day-after.ts"
import type { Stage } from "./stage.ts"
import { Stepper } from "./stepper.tsx"

interface CloseHeadProps {
  readonly month: string
  readonly facts: PayMonth | undefined
  readonly stage: Stage
  /** How many findings stop the close; undefined until it is known. */
  readonly stops?: number | undefined
  readonly onMonth: (month: string) => void
  readonly onCheck?: () => void
  readonly onPreview?: () => void
  readonly onClose?: () => void
}
/** Month and period, the way through the close, and the one step that comes next. */
export function CloseHead(props: CloseHeadProps) {
  const { month, facts, stage, stops, onMonth, onCheck, onPreview, onClose } = props
  const { t } = useTranslation("close")
  const format = useFormat()
  const blocked =
    facts === undefined || stops === undefined
      ? ""
      : !facts.isOver
        ? t("notOver", { day: format.day(dayAfter(facts.to)) })
        : stops > 0
          ? t("blocked", { count: stops })
          : undefined
  const isBlocked = blocked !== undefined && blocked !== ""
  return (
    <header className="flex min-h-15 shrink-0 flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2 max-md:px-4">
      <h1 className="sr-only">{t("title", { month: format.month(month) })}</h1>
      <MonthSwitch month={month} onChange={onMonth} />
      {facts !== undefined && (
        <p className="tnum flex flex-wrap gap-x-4 text-muted-foreground">
          <span>{t("period", { from: format.shortDay(facts.from), to: format.shortDay(facts.to) })}</span>
          <span>{t("payDay", { day: format.day(facts.paidOn) })}</span>
        </p>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2 max-md:ml-0">
        <Stepper stage={stage} />
        {facts !== undefined && may(facts, "close") && (stage === "check" || stage === "preview") && (
          <span className="flex flex-wrap items-center gap-2 max-md:w-full">
            {isBlocked && (
              <span id="close-blocked" className="text-xs text-muted-foreground max-md:w-full max-md:text-sm">
                {blocked}
              </span>
            )}
            {stage === "preview" && (
              <Button variant="outline" onClick={onCheck} className="max-md:h-12">
                {t("backToCheck")}
              </Button>
            )}
            <Button
              disabled={blocked !== undefined}
              aria-describedby={isBlocked ? "close-blocked" : undefined}
              onClick={stage === "check" ? onPreview : onClose}
              className="max-md:h-12 max-md:flex-1"
            >
              {stage === "check" ? t("toPreview") : t("closeAll", { count: facts.totals.people })}
              <ArrowRight />
            </Button>
          </span>
        )}
      </div>
    </header>
  )
}
