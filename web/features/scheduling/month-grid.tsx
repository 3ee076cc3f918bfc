// biome-ignore-all lint/a11y/useSemanticElements: the ARIA grid pattern, whose cells are placed by hand, is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid or the chosen cell has the focus, arrow keys move in it
import { useEffect, useMemo, useRef } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { Calendar, Slot } from "./calendar-model.ts"
import type { CalendarPlace } from "./calendar-place.ts"
import { useChipLines } from "./chip-lines.ts"
import { DayCell } from "./day-cell.tsx"
import { dayTone, monthOf, sheetOf } from "./days.ts"
import { useMonthKeys } from "./month-keys.ts"

interface MonthGridProps {
  readonly place: CalendarPlace
  readonly calendar: Calendar | undefined
  readonly isLoading: boolean
  readonly onOpen: ((slot: Slot) => void) | undefined
  readonly onCreate: ((day: string) => void) | undefined
}
const weeksOf = (days: ReadonlyArray<string>) =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))

/** The month by shift: whole weeks from Sunday, moved in by arrow keys. */
export function MonthGrid({ place, calendar, isLoading, onOpen, onCreate }: MonthGridProps) {
  const { t } = useTranslation("calendar")
  const { weekday, month } = useFormat()
  const grid = useRef<HTMLDivElement>(null)
  const lines = useChipLines(grid)
  const weeks = useMemo(() => weeksOf(sheetOf(place.month)), [place.month])
  const { onKeyDown, wanted } = useMonthKeys(place, onCreate)
  useEffect(() => {
    if (wanted.current !== place.day) return
    wanted.current = undefined
    grid.current?.querySelector<HTMLElement>(`[data-day="${place.day}"]`)?.focus()
  }, [wanted, place.day])
  return (
    <section
      aria-label={t("monthOf", { month: month(place.month) })}
      className="flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden rounded-lg border bg-card shadow-card big-text:flex-none"
    >
      <div
        role="grid"
        tabIndex={-1}
        aria-label={month(place.month)}
        aria-busy={isLoading}
        onKeyDown={onKeyDown}
        className="flex min-h-0 flex-1 flex-col outline-none"
      >
        <div role="row" className="grid grid-cols-7 border-b text-2xs font-medium text-muted-foreground">
          {(weeks[0] ?? []).map((day) => (
            <div key={day} role="columnheader" className={cn("px-2.5 py-1.5", dayTone(day, null))}>
              {weekday(day)}
            </div>
          ))}
        </div>
        <div ref={grid} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
          {weeks.map((week) => (
            <div key={week[0]} role="row" className="grid min-h-26 flex-1 grid-cols-7 last:[&>*]:border-b-0">
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  content={calendar?.byDay.get(day)}
                  isLoading={isLoading}
                  isOutside={monthOf(day) !== place.month}
                  isToday={day === place.today}
                  isSelected={day === place.day}
                  lines={lines}
                  onSelect={place.goToDay}
                  onOpen={onOpen}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
