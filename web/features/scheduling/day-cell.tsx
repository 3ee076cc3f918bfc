// biome-ignore-all lint/a11y/useSemanticElements: the ARIA grid pattern, whose cells are placed by hand, is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid or the chosen cell has the focus, arrow keys move in it
import { TriangleAlert } from "lucide-react"
import { memo } from "react"
import { useTranslation } from "react-i18next"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"
import { type CalendarDay, type Slot, tallyOf } from "./calendar-model.ts"
import { dateOf, dayTone } from "./days.ts"
import { shiftLabels, shiftLooks, workShifts } from "./shifts.ts"
import { SlotChip } from "./slot-chip.tsx"

interface DayCellProps {
  readonly day: string
  /** Undefined while it is not known. */
  readonly content: CalendarDay | undefined
  readonly isLoading: boolean
  readonly isOutside: boolean
  readonly isToday: boolean
  readonly isSelected: boolean
  readonly lines: number
  readonly onSelect: (day: string) => void
  readonly onOpen: ((slot: Slot) => void) | undefined
}
/** One day of the sheet: as many chips as fit, and sums per shift of the rest, with what they are short of. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, content, isLoading, isOutside, isToday, isSelected, lines, onSelect, onOpen } = props
  const { t } = useTranslation("calendar")
  const { day: dayWords } = useFormat()
  const slots = content?.slots ?? []
  const { shortage, unmanned } = tallyOf(slots)
  const shown = slots.length > lines ? slots.slice(0, Math.max(0, lines - 1)) : slots
  const words = [
    dayWords(day),
    content?.holiday,
    content !== undefined && !isOutside && t("taskCount", { count: slots.length }),
    shortage > 0 && t("shortOf", { count: shortage }),
    unmanned > 0 && t("unmannedOf", { count: unmanned }),
  ]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid moves the selection by keys
    <div
      role="gridcell"
      tabIndex={isSelected ? 0 : -1}
      aria-selected={isSelected}
      aria-current={isToday ? "date" : undefined}
      aria-label={words.filter((word) => typeof word === "string").join("、")}
      data-day={day}
      onClick={() => onSelect(day)}
      className={cn(
        "relative min-w-0 cursor-pointer overflow-hidden border-r border-b p-1 -outline-offset-2 last:border-r-0 hover:bg-accent/40",
        isOutside && "bg-muted/50",
        isSelected && "bg-accent/60 ring-2 ring-primary/70 ring-inset",
      )}
    >
      <div className="flex h-5 items-center gap-1.5 px-0.5">
        <span
          className={cn(
            "tnum grid h-5 min-w-5 place-items-center rounded-full text-xs font-medium",
            isOutside ? "text-muted-foreground" : dayTone(day, content?.holiday),
            isToday && "bg-primary px-1 font-semibold text-primary-foreground",
          )}
        >
          {dateOf(day)}
        </span>
        {content?.holiday && (
          <span title={content.holiday} className="min-w-0 truncate text-2xs text-sunday">
            {content.holiday}
          </span>
        )}
        {(shortage > 0 || unmanned > 0) && (
          <span className="tnum ml-auto flex shrink-0 items-center gap-0.5 text-2xs font-semibold text-danger">
            <TriangleAlert className="size-3" aria-hidden="true" />
            {shortage > 0 ? shortage : t("unmanned")}
          </span>
        )}
      </div>
      {isLoading && !isOutside && <Unknown day={day} lines={lines} />}
      <ul className="mt-0.5 space-y-0.5">
        {shown.map((slot) => (
          <li key={slot.key}>
            {onOpen === undefined ? (
              <SlotChip slot={slot} />
            ) : (
              <button
                type="button"
                tabIndex={-1}
                onClick={() => onOpen(slot)}
                className="block w-full rounded-sm hover:outline-1 hover:outline-ring"
              >
                <SlotChip slot={slot} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < slots.length && <Rest slots={slots.slice(shown.length)} />}
    </div>
  )
})

/** ほか ●1 ●9 −3: what does not fit, by shift; the word goes before a number does, and a shortage is never folded away. */
function Rest({ slots }: { readonly slots: ReadonlyArray<Slot> }) {
  const { t } = useTranslation(["calendar", "labels"])
  return (
    <p className="flex h-5 flex-wrap content-end gap-x-1 overflow-hidden px-1 text-2xs/5 text-muted-foreground">
      <span>{t("more")}</span>
      <span className="inline-flex items-center gap-1">
        {workShifts.map((shift) => {
          const those = slots.filter((slot) => slot.shift === shift)
          const { shortage, unmanned } = tallyOf(those)
          return those.length === 0 ? null : (
            <span key={shift} className="tnum inline-flex items-center gap-0.5 font-medium text-foreground">
              <span aria-hidden="true" className={cn("size-1.5 rounded-full", shiftLooks[shift].mark)} />
              <span className="sr-only">{t(shiftLabels[shift])}</span>
              {those.length}
              {shortage > 0 && <b className="text-danger">−{shortage}</b>}
              {unmanned > 0 && (
                // Three shifts of two figures each fill a cell of 1440 px: neither the word nor a picture has room.
                <b title={t("unmanned")} className="text-danger">
                  <span aria-hidden="true">!</span>
                  <span className="sr-only">{t("unmanned")}</span>
                </b>
              )}
            </span>
          )
        })}
      </span>
    </p>
  )
}
/** Pale bars after 150 ms, in a number that differs by day so that it does not look like content. */
function Unknown({ day, lines }: { readonly day: string; readonly lines: number }) {
  const count = Math.min(lines, 2 + (dateOf(day) % 3))
  return (
    <div className="mt-1 space-y-1 fill-mode-backwards delay-150 duration-100 animate-in fade-in-0">
      {["w-full", "w-4/5", "w-11/12", "w-3/5"].slice(0, count).map((width) => (
        <Skeleton key={width} className={cn("h-4.5", width)} />
      ))}
    </div>
  )
}
