import { PanelRightClose, Plus, RefreshCw, TriangleAlert } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { cn } from "@/lib/class-names.ts"
import { clockTime } from "@/lib/format.ts"
import { may } from "@/lib/permissions.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { type Calendar, type Slot, sumOf, tallyOf } from "./calendar-model.ts"
import { DaySlot } from "./day-slot.tsx"
import { dayTone } from "./days.ts"
import { MoreCards } from "./more-cards.tsx"
import { shiftLabels, shiftLooks, type WorkShift, workShifts } from "./shifts.ts"
import { cardsAtOnce, useMore } from "./use-more.ts"

const HoursOfDay = lazy(async () => ({ default: (await import("./hours-of-day.tsx")).HoursOfDay }))

const dayOrders = ["shift", "hour"] as const
type DayOrder = (typeof dayOrders)[number]
/** Kept per device, as the view of the calendar is. */
const orderPlace = "tehai.dayOrder"
const lastOrder = (): DayOrder => (localStorage.getItem(orderPlace) === "hour" ? "hour" : "shift")
const keepOrder = (order: DayOrder) => localStorage.setItem(orderPlace, order)

export interface DayPanelProps {
  readonly day: string
  readonly calendar: Calendar
  /** What is shown is older than what is being asked for: the moment it came, in milliseconds. */
  readonly olderThan: number | undefined
  readonly onOpen: ((slot: Slot) => void) | undefined
  readonly onCreate: ((day: string) => void) | undefined
  readonly className?: string
  /** On the board: what something is carried over. */
  readonly over?: string | undefined
  /** Absent where it can't be folded away. */
  readonly onFold?: () => void
}

/** The chosen day: its arrangements by shift, who is on them, and what is missing. */
export function DayPanel(props: DayPanelProps) {
  const { day, calendar, olderThan, onOpen, onCreate, className, over, onFold } = props
  const { t } = useTranslation(["calendar", "common"])
  const { day: dayWords } = useFormat()
  const [order, setOrder] = useState(lastOrder)
  const content = calendar.byDay.get(day)
  const slots = content?.slots ?? []
  const { shortage } = tallyOf(slots)
  return (
    <aside
      aria-label={t("dayPanel")}
      className={cn(
        "flex min-h-0 flex-col bg-card md:overflow-hidden md:rounded-lg md:border md:shadow-card",
        className,
      )}
    >
      <div className="flex min-h-13 items-center gap-2 border-b px-4 py-2 big-text:flex-wrap">
        <h2 className="tnum flex min-w-0 flex-1 flex-wrap big-text:min-w-fit items-baseline gap-x-2 text-base font-semibold max-md:text-lg">
          <span className={dayTone(day, content?.holiday)}>{dayWords(day)}</span>
          {content?.holiday && <span className="text-xs font-normal text-sunday">{content.holiday}</span>}
        </h2>
        {olderThan !== undefined && (
          <span role="status" className="flex items-center gap-1 text-2xs text-muted-foreground">
            <RefreshCw className="size-3" aria-hidden="true" />
            {t("common:updating", { time: clockTime(new Date(olderThan).toISOString()) })}
          </span>
        )}
        {olderThan === undefined && shortage > 0 && (
          <Badge tone="danger">
            <TriangleAlert aria-hidden="true" />
            {t("short", { count: shortage })}
          </Badge>
        )}
        {onCreate !== undefined && content?.isClosed !== true && (
          <Button variant="secondary" size="sm" onClick={() => onCreate(day)}>
            <Plus />
            {t("task")}
          </Button>
        )}
        {onFold !== undefined && (
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={t("foldPanel")}
            title={t("foldPanel")}
            aria-expanded={true}
            onClick={onFold}
            className="-mr-2"
          >
            <PanelRightClose />
          </Button>
        )}
      </div>
      {content?.isClosed === true && (
        <p className="border-b bg-muted px-4 py-1.5 text-xs text-muted-foreground">{t("closedDay")}</p>
      )}
      {slots.length > 0 && (
        <div className="border-b px-4 py-1.5">
          <ToggleGroup
            label={t("dayOrder")}
            value={order}
            onChange={(next) => {
              keepOrder(next)
              setOrder(next)
            }}
            options={dayOrders.map((value) => ({ value, label: t(value === "hour" ? "byHour" : "byShift") }))}
          />
        </div>
      )}
      <div className="min-h-0 flex-1 md:overflow-y-auto">
        {order === "hour" ? (
          <Suspense>
            <HoursOfDay
              key={day}
              calendar={calendar}
              slots={slots}
              onOpen={onOpen}
              over={over}
              isClosed={content?.isClosed === true}
            />
          </Suspense>
        ) : (
          workShifts.map((shift) => (
            <ShiftOfDay
              key={`${day} ${shift}`}
              shift={shift}
              calendar={calendar}
              slots={slots.filter((slot) => slot.shift === shift)}
              onOpen={onOpen}
              over={over}
              isClosed={content?.isClosed === true}
            />
          ))
        )}
        {content !== undefined && slots.length === 0 && (
          <p className="px-4 py-10 text-center text-muted-foreground">{t("nothingThatDay")}</p>
        )}
      </div>
    </aside>
  )
}
interface ShiftOfDayProps {
  readonly shift: WorkShift
  readonly calendar: Calendar
  readonly slots: ReadonlyArray<Slot>
  readonly onOpen: ((slot: Slot) => void) | undefined
  readonly over: string | undefined
  readonly isClosed: boolean
}
function ShiftOfDay({ shift, calendar, slots, onOpen, over, isClosed }: ShiftOfDayProps) {
  const { t } = useTranslation(["calendar", "labels"])
  const more = useMore(cardsAtOnce)
  const mayAssign = may(calendar, "assign")
  const mayNote = may(calendar, "update") && !isClosed
  if (slots.length === 0) return null
  const usual = calendar.shifts.find(({ key }) => key === shift)
  const { needed, assigned, shortage } = tallyOf(slots)
  // People beyond the need of one site don't fill the need of another, so what is filled is counted site by site.
  const filled = sumOf([needed, -shortage])
  const shown = slots.slice(0, more.count)
  return (
    <section aria-label={t(shiftLabels[shift])}>
      <div className="sticky top-0 z-10 flex min-h-8 flex-wrap items-center gap-x-2 border-b bg-card px-4">
        <span aria-hidden="true" className={cn("h-4 w-1 rounded-full", shiftLooks[shift].mark)} />
        <h3 className={cn("text-xs font-semibold max-md:text-sm", shiftLooks[shift].text)}>{t(shiftLabels[shift])}</h3>
        {usual?.from != null && usual.to !== null && (
          <span className="tnum text-2xs text-muted-foreground max-md:text-sm">
            {usual.from}–{usual.to}
          </span>
        )}
        {calendar.counts && (
          <span className="tnum ml-auto text-2xs text-muted-foreground max-md:text-sm">
            <b className={cn("font-semibold", shortage > 0 ? "text-danger" : "text-foreground")}>
              {needed > 0 ? filled : assigned}
            </b>
            {needed > 0 ? t("ofPeople", { count: needed }) : ` ${t("people")}`}
          </span>
        )}
      </div>
      <ul>
        {shown.map((slot) => (
          <DaySlot key={slot.key} slot={slot} onOpen={onOpen} over={over} mayAssign={mayAssign} mayNote={mayNote} />
        ))}
      </ul>
      <MoreCards more={more} left={slots.length - shown.length} />
    </section>
  )
}
