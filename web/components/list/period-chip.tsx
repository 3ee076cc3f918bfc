import { ChevronDown, X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { normaliseDay } from "#modules/kernel/fields/normalise.ts"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import { Input } from "@/components/ui/input.tsx"
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from "@/components/ui/popover.tsx"
import { isDay } from "@/lib/address.ts"
import { cn } from "@/lib/class-names.ts"
import { dayOfInstant, slashDate } from "@/lib/format.ts"

export interface Period {
  readonly from?: string | undefined
  readonly to?: string | undefined
}
interface PeriodChipProps {
  readonly period: Period
  readonly onChange: (period: Period) => void
}
const daysAgo = (days: number) => dayOfInstant(new Date(Date.now() - days * 86_400_000).toISOString())
const lately = { today: 0, week: 6, month: 29 } as const
const tidied = (typed: string) => normaliseDay(typed, daysAgo(0))
const shown = (day: string | undefined) => (day === undefined ? "" : slashDate(day))

/** 2026/11/01〜2026/11/24, or one end of it. */
export const periodWords = ({ from, to }: Period) => `${shown(from)}〜${shown(to)}`

/** From which day to which: the last days by one press, or both ends typed. */
export function PeriodChip({ period, onChange }: PeriodChipProps) {
  const { t } = useTranslation("list")
  const [isOpen, setOpen] = useState(false)
  const isOn = period.from !== undefined || period.to !== undefined
  const take = (next: Period) => {
    onChange(next)
    setOpen(false)
  }
  const chip = cn(
    buttonVariants({ variant: isOn ? "secondary" : "outline", size: "sm" }),
    "h-8 rounded-full max-md:h-12",
  )
  return (
    <span className="inline-flex">
      <Popover open={isOpen} onOpenChange={setOpen}>
        <PopoverTrigger className={cn(chip, isOn && "tnum rounded-r-none border-primary/40 border-r-0 pr-1")}>
          {isOn ? `${t("period")}：${periodWords(period)}` : t("period")}
          {!isOn && <ChevronDown aria-hidden="true" />}
        </PopoverTrigger>
        <PopoverContent className="w-80">
          <PopoverTitle className="mb-2 text-xs text-muted-foreground">{t("period")}</PopoverTitle>
          <div className="mb-3 flex gap-2">
            {(["today", "week", "month"] as const).map((key) => (
              <Button
                key={key}
                variant="outline"
                size="sm"
                className="flex-1"
                onClick={() => take({ from: daysAgo(lately[key]), to: daysAgo(0) })}
              >
                {t(`lately.${key}`)}
              </Button>
            ))}
          </div>
          <Ends period={period} onTake={take} />
        </PopoverContent>
      </Popover>
      {isOn && (
        <button
          type="button"
          aria-label={t("filterClear", { name: t("period") })}
          onClick={() => onChange({})}
          className={cn(chip, "rounded-l-none border-primary/40 border-l-0 px-2")}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
/** What is no day, or ends before it begins, is said beside it and stays typed. */
function Ends({ period, onTake }: { readonly period: Period; readonly onTake: (period: Period) => void }) {
  const { t } = useTranslation("list")
  const [typed, setTyped] = useState({ from: shown(period.from), to: shown(period.to) })
  const [isTold, setTold] = useState(false)
  const days = { from: tidied(typed.from), to: tidied(typed.to) }
  const isWrong = (day: string) => day !== "" && !isDay(day)
  const isBackwards = isDay(days.from) && isDay(days.to) && days.to < days.from
  const errors = {
    from: isWrong(days.from) ? t("noDay") : undefined,
    to: isWrong(days.to) ? t("noDay") : isBackwards ? t("endsBefore") : undefined,
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTold(true)
        if (errors.from !== undefined || errors.to !== undefined) return
        onTake({ ...(days.from === "" ? {} : { from: days.from }), ...(days.to === "" ? {} : { to: days.to }) })
      }}
    >
      <div className="flex gap-2">
        {(["from", "to"] as const).map((end) => (
          <FormField
            key={end}
            label={t(end === "from" ? "periodFrom" : "periodTo")}
            error={isTold ? errors[end] : undefined}
            className="min-w-0 flex-1"
          >
            <Input
              autoComplete="off"
              placeholder="2026/11/01"
              value={typed[end]}
              onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
              onBlur={() => isDay(days[end]) && setTyped({ ...typed, [end]: slashDate(days[end]) })}
            />
          </FormField>
        ))}
      </div>
      <Button type="submit" size="sm">
        {t("periodTake")}
      </Button>
    </form>
  )
}
