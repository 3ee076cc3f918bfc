import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"
import { type Calendar, type CalendarDay, tallyOf } from "./calendar-model.ts"
import type { CalendarPlace } from "./calendar-place.ts"
import { dateOf, dayTone, monthOf, sheetOf } from "./days.ts"
import { shiftGlyphs, shiftLooks, type WorkShift, workShifts } from "./shifts.ts"
import { unknownLooks } from "./unknown-month.tsx"

interface PhoneMonthProps {
  readonly place: CalendarPlace
  /** The month and its neighbours, as far as they are known. */
  readonly calendars: ReadonlyArray<Calendar>
  readonly counts: boolean
  readonly isLoading: boolean
}
/** The month on a phone: no chips, only which shifts there are, and what is missing. A tap shows the day below. */
export function PhoneMonth({ place, calendars, counts, isLoading }: PhoneMonthProps) {
  const { t } = useTranslation("calendar")
  const { weekday, month } = useFormat()
  const days = useMemo(() => sheetOf(place.month), [place.month])
  return (
    <section
      aria-label={t("monthOf", { month: month(place.month) })}
      aria-busy={isLoading}
      className="border-y bg-card"
    >
      <div aria-hidden="true" className="grid grid-cols-7 border-b text-center text-sm text-muted-foreground">
        {days.slice(0, 7).map((day) => (
          <span key={day} className={cn("py-1.5", dayTone(day, null))}>
            {weekday(day)}
          </span>
        ))}
      </div>
      <ol className="grid grid-cols-7">
        {days.map((day) => (
          <li key={day} className="min-w-0 border-r border-b nth-[7n]:border-r-0 nth-last-[-n+7]:border-b-0">
            <DayButton
              day={day}
              content={calendars.find(({ byDay }) => byDay.has(day))?.byDay.get(day)}
              isCounted={counts}
              isLoading={isLoading}
              place={place}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
interface DayButtonProps {
  readonly day: string
  readonly content: CalendarDay | undefined
  readonly isCounted: boolean
  readonly isLoading: boolean
  readonly place: CalendarPlace
}
function DayButton({ day, content, isCounted, isLoading, place }: DayButtonProps) {
  const { t } = useTranslation("calendar")
  const { day: dayWords } = useFormat()
  const slots = content?.slots ?? []
  const { shortage } = tallyOf(slots)
  const shifts = workShifts.filter((shift) => slots.some((slot) => slot.shift === shift))
  const isSelected = day === place.day
  const isOutside = monthOf(day) !== place.month
  const isUnknown = content === undefined && !isLoading
  const words = [
    dayWords(day),
    isUnknown && t("dayUnknown"),
    content?.holiday,
    content !== undefined && t("taskCount", { count: slots.length }),
    shortage > 0 && t("shortOf", { count: shortage }),
  ]
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-current={day === place.today ? "date" : undefined}
      aria-label={words.filter((word) => typeof word === "string").join("、")}
      onClick={() => place.goToDay(day)}
      className={cn(
        "relative flex h-full min-h-16.5 w-full flex-col items-center gap-1 pt-1.5 pb-1",
        isOutside && "bg-muted/50",
        isUnknown && unknownLooks,
        isSelected && "bg-accent/60 ring-2 ring-primary/70 ring-inset",
      )}
    >
      <span
        className={cn(
          "tnum grid h-6 min-w-6 place-items-center rounded-full text-base",
          isOutside ? "text-muted-foreground" : dayTone(day, content?.holiday),
          day === place.today && "bg-primary px-1 font-bold text-primary-foreground",
        )}
      >
        {dateOf(day)}
      </span>
      {isUnknown && (
        <b aria-hidden="true" className="text-sm">
          ？
        </b>
      )}
      {isLoading && !isOutside && <span className="h-2 w-6 rounded-full bg-muted" />}
      <span className="flex flex-wrap justify-center gap-1">
        {shifts.map((shift) => (isCounted ? <Dot key={shift} shift={shift} /> : <Glyph key={shift} shift={shift} />))}
      </span>
      {shortage > 0 && (
        <span className="tnum absolute right-1 bottom-0.5 text-xs leading-4 font-bold text-danger">−{shortage}</span>
      )}
    </button>
  )
}
function Dot({ shift }: { readonly shift: WorkShift }) {
  return <span className={cn("size-1.75 rounded-full", shiftLooks[shift].mark)} />
}
function Glyph({ shift }: { readonly shift: WorkShift }) {
  const { t } = useTranslation("calendar")
  return (
    <span
      className={cn("grid h-5 min-w-5 place-items-center rounded-sm px-0.5 text-xs font-bold", shiftLooks[shift].chip)}
    >
      {t(shiftGlyphs[shift])}
    </span>
  )
}
