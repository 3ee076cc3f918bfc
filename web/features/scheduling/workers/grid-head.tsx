// biome-ignore-all lint/a11y/useSemanticElements: the ARIA grid pattern, whose cells are placed by hand, is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid or the chosen cell has the focus, arrow keys move in it
import { Search, TriangleAlert } from "lucide-react"
import { memo } from "react"
import { useTranslation } from "react-i18next"
import { Input } from "@/components/ui/input.tsx"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"
import { type Calendar, type CalendarDay, tallyOf } from "../calendar-model.ts"
import { dateOf, dayTone } from "../days.ts"
import { SlotChip } from "../slot-chip.tsx"
import { holdWord, overSlot } from "./board-words.ts"
import type { GridDay } from "./grid-sizes.ts"
import { openSlots } from "./rows.ts"

/** As many as the lane has room for; the rest becomes a number. */
const mostOpen = 3

interface GridHeadProps {
  readonly calendar: Calendar
  readonly days: ReadonlyArray<GridDay>
  readonly today: string
  readonly selected: string
  /** Column under the cursor of the keys while it stands in the lane; -1 otherwise. */
  readonly cursor: number
  readonly over: string | undefined
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onDay: (day: string) => void
  readonly canDrag: boolean
}
/**
 * Days with what is missing, the search over the names, and the lane of arrangements that still need people.
 * Drawn again when the columns change, not with each row that scrolls in.
 */
export const GridHead = memo(function GridHead(props: GridHeadProps) {
  const { calendar, days, today, selected, cursor, over, typed, onType, onDay, canDrag } = props
  const { t } = useTranslation("calendar")
  const { weekday, day: dayWords } = useFormat()
  return (
    <div className="sticky top-0 z-20 bg-card">
      <div role="row" aria-rowindex={1} className="relative h-9 border-b">
        <div
          role="columnheader"
          aria-colindex={1}
          className="sticky left-0 z-30 flex h-full w-47 items-center border-r bg-card px-1.5"
        >
          <Search className="pointer-events-none absolute left-3.5 size-3.5 text-muted-foreground" aria-hidden="true" />
          <Input
            type="search"
            data-worker-search=""
            aria-label={t("searchWorker")}
            placeholder={t("worker")}
            value={typed}
            onChange={({ target }) => onType(target.value)}
            className="h-7 border-transparent pl-7 text-xs hover:border-strong"
          />
        </div>
        {days.map(({ day, index, left, width }) => {
          const content = calendar.byDay.get(day)
          const { shortage, unmanned } = tallyOf(content?.slots ?? [])
          return (
            <div
              key={day}
              role="columnheader"
              aria-colindex={index + 2}
              className={cn("absolute top-0 h-full border-r", day === selected && "bg-secondary")}
              style={{ left, width }}
            >
              <button
                type="button"
                tabIndex={-1}
                aria-label={[
                  dayWords(day),
                  content?.holiday,
                  shortage > 0 && t("shortOf", { count: shortage }),
                  unmanned > 0 && t("unmannedOf", { count: unmanned }),
                ]
                  .filter(Boolean)
                  .join("、")}
                onClick={() => onDay(day)}
                className="tnum flex size-full items-center gap-1 px-2 text-xs hover:bg-muted"
              >
                <span
                  className={cn(
                    "grid h-5 min-w-5 place-items-center rounded-full font-semibold",
                    dayTone(day, content?.holiday),
                    day === today && "bg-primary px-1 text-primary-foreground",
                  )}
                >
                  {dateOf(day)}
                </span>
                <span className={dayTone(day, content?.holiday)}>{weekday(day)}</span>
                {content?.holiday && (
                  <span title={content.holiday} className="min-w-0 ellipsis text-2xs text-sunday">
                    {content.holiday}
                  </span>
                )}
                {(shortage > 0 || unmanned > 0) && (
                  <span className="ml-auto flex shrink-0 items-center gap-0.5 text-2xs font-semibold text-danger">
                    <TriangleAlert className="size-3" aria-hidden="true" />
                    {shortage > 0 ? shortage : t("unmanned")}
                  </span>
                )}
              </button>
            </div>
          )
        })}
      </div>
      <div role="row" aria-rowindex={2} className="relative h-20.5 border-b-2">
        <div
          role="rowheader"
          aria-colindex={1}
          className="sticky left-0 z-30 flex h-full w-47 flex-col justify-center border-r bg-danger-bg px-3"
        >
          <b className="flex items-center gap-1.5 text-xs text-danger">
            <TriangleAlert className="size-3.5 shrink-0" aria-hidden="true" />
            {t("demand")}
          </b>
          {canDrag && <span className="text-2xs text-muted-foreground">{t("demandHint")}</span>}
        </div>
        {days.map((day) => (
          <Lane
            key={day.day}
            day={day}
            content={calendar.byDay.get(day.day)}
            isCursor={cursor === day.index}
            over={over}
            onDay={onDay}
          />
        ))}
      </div>
    </div>
  )
})
interface LaneProps extends Pick<GridHeadProps, "over" | "onDay"> {
  readonly day: GridDay
  readonly content: CalendarDay | undefined
  readonly isCursor: boolean
}
/** What of a day still needs people; each can be carried to a name, and a name onto it. */
const Lane = memo(function Lane({ day, content, isCursor, over, onDay }: LaneProps) {
  const { t } = useTranslation("calendar")
  const open = openSlots(content?.slots ?? [])
  const shown = open.length > mostOpen ? open.slice(0, mostOpen - 1) : open
  return (
    <div
      id={`cell--1-${day.index}`}
      role="gridcell"
      aria-colindex={day.index + 2}
      className={cn(
        "absolute top-0 h-full space-y-0.5 overflow-clip border-r bg-danger-bg/60 p-1",
        isCursor && "outline-2 -outline-offset-2 outline-ring",
      )}
      style={{ left: day.left, width: day.width }}
    >
      {shown.map((slot) => (
        <div
          key={slot.key}
          data-hold={holdWord({ kind: "slot", slot })}
          data-over={overSlot(slot.key)}
          className={cn(
            "rounded-sm data-carried:opacity-60 data-carried:outline-1 data-carried:-outline-offset-1 data-carried:outline-dashed",
            over === overSlot(slot.key) && "outline-2 outline-primary",
          )}
        >
          <SlotChip slot={slot} />
        </div>
      ))}
      {open.length > shown.length && (
        <button type="button" tabIndex={-1} onClick={() => onDay(day.day)} className="tnum px-1 text-2xs text-link">
          {t("moreSlots", { count: open.length - shown.length })}
        </button>
      )}
      {open.length === 0 && (
        <p className="grid h-full place-items-center text-2xs text-muted-foreground">{t("noShortage")}</p>
      )}
    </div>
  )
})
