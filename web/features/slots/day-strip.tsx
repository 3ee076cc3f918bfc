import { useTranslation } from "react-i18next"
import { dateOf, dayTone } from "@/features/scheduling/days.ts"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"
import { waits } from "./slot-model.ts"
import type { Slots } from "./slots-query.ts"

interface DayStripProps {
  readonly view: Slots
  readonly day: string
  /** The day of what is open beside the list. */
  readonly marked: string | undefined
  readonly onDay: (day: string) => void
}
/** A week of days: what waits on each, what is in and who is free. */
export function DayStrip({ view, day, marked, onDay }: DayStripProps) {
  const { t } = useTranslation("slots")
  const { weekday, day: dayWords } = useFormat()
  return (
    <fieldset
      aria-label={t("week")}
      className="flex shrink-0 gap-1 overflow-x-auto px-4 md:gap-0 md:overflow-hidden md:rounded-lg md:border md:bg-card md:p-0 md:shadow-card"
    >
      {view.days.map((one) => {
        const slots = view.slots.filter((slot) => slot.day === one.day)
        const open = slots.filter(waits).length
        const isAnswered = slots.some(({ isHeld }) => !isHeld)
        const words =
          slots.length === 0
            ? t("none")
            : open > 0
              ? t("toAnswer", { count: open })
              : t(isAnswered ? "done" : "heldState")
        const isChosen = one.day === day
        const isMarked = isChosen || (day === "" && one.day === marked)
        return (
          <button
            key={one.day}
            type="button"
            aria-pressed={isChosen}
            aria-current={isMarked ? "date" : undefined}
            aria-label={`${dayWords(one.day)} ${words}`}
            onClick={() => onDay(one.day)}
            className={cn(
              "flex min-h-19 min-w-12 flex-1 flex-col items-center justify-center gap-0.5 rounded-lg border border-transparent py-1.5 md:min-h-13.5 md:items-stretch md:rounded-none md:border-r md:px-3 md:last:border-r-0",
              isMarked && "border-primary bg-accent md:border-b-2 md:border-b-primary",
            )}
          >
            <span className={cn("flex flex-col items-center md:flex-row md:gap-1.5", dayTone(one.day, one.holiday))}>
              <span className="text-sm md:text-xs">{weekday(one.day)}</span>
              <b className="tnum text-lg leading-tight md:text-base">{dateOf(one.day)}</b>
              <span
                className={cn(
                  "text-xs whitespace-nowrap md:ml-auto",
                  open > 0 ? "font-bold text-warning" : isAnswered ? "text-success" : "text-muted-foreground",
                )}
              >
                {words}
              </span>
            </span>
            <span className="tnum hidden text-left text-2xs text-muted-foreground md:block">
              {t("outFree", { out: one.out, free: one.free })}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
