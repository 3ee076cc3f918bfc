/** The schedule of whoever is only told of their own arrangements: one card for each, its shifts together. */
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { Calendar, Slot } from "./calendar-model.ts"
import { addDays, dayTone } from "./days.ts"
import { shiftLabels, shiftLooks } from "./shifts.ts"
import { timesWords } from "./time-words.ts"

/** The slots of a day, those of one arrangement together. */
const byTask = (slots: ReadonlyArray<Slot>) => [...Map.groupBy(slots, ({ taskId }) => taskId).values()]

interface OwnTaskProps {
  readonly slots: ReadonlyArray<Slot>
  readonly onOpen: (slot: Slot) => void
}
function OwnTask({ slots, onOpen }: OwnTaskProps) {
  const { t } = useTranslation(["calendar", "labels"])
  const [first, last] = [slots[0], slots.at(-1)]
  if (first === undefined || last === undefined) return null
  const { leader, note, meeting } = first
  return (
    <button
      type="button"
      onClick={() => onOpen(first)}
      className={cn(
        "flex w-full items-stretch gap-3.5 border-b px-4 py-3 text-left hover:bg-muted/60",
        first.isHeld && "hatched",
      )}
    >
      <span aria-hidden="true" className="flex w-1.25 shrink-0 flex-col overflow-hidden rounded-full">
        {slots.map(({ shift }) => (
          <span key={shift} className={cn("flex-1", shiftLooks[shift].mark)} />
        ))}
      </span>
      <span className="min-w-0 flex-1 space-y-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <span className="flex overflow-hidden rounded-md">
            {slots.map(({ shift }) => (
              <b key={shift} className={cn("px-2 py-0.5 text-sm", shiftLooks[shift].chip)}>
                {t(shiftLabels[shift])}
              </b>
            ))}
          </span>
          {first.isHeld && <Badge>{t("onHold")}</Badge>}
          <span className="tnum text-base">
            {first.isAsked ? t("timesOpen") : timesWords({ from: first.from, to: last.to }, t("nextDay"))}
          </span>
        </span>
        <b className="block truncate text-lg">{first.site.name}</b>
        {meeting !== "" && (
          <b className="block truncate text-base">
            {t("meet")} {meeting}
          </b>
        )}
        <span className="block truncate text-sm text-muted-foreground">
          {[leader === undefined ? "" : t("leaderIs", { name: leader.name }), note]
            .filter((part) => part !== "")
            .join("・")}
        </span>
      </span>
    </button>
  )
}
interface OwnDayProps {
  readonly day: string
  readonly calendar: Calendar
  readonly today: string
  readonly onOpen: (slot: Slot) => void
  /** In the list of coming days an empty one says nothing. */
  readonly isQuiet?: boolean
}
/** One day of one's own: 11月20日（金） 今日, and what there is to do. */
export function OwnDay({ day, calendar, today, onOpen, isQuiet = false }: OwnDayProps) {
  const { t } = useTranslation("calendar")
  const { day: dayWords } = useFormat()
  const content = calendar.byDay.get(day)
  const tasks = byTask(content?.slots ?? [])
  const near = day === today ? t("today") : day === addDays(today, 1) ? t("tomorrow") : undefined
  return (
    <section aria-label={dayWords(day)} className="bg-card">
      <div className="flex min-h-11 items-center gap-3 border-b bg-background px-4">
        <h2 className={cn("tnum text-base font-bold", dayTone(day, content?.holiday))}>{dayWords(day)}</h2>
        <span className="text-sm text-muted-foreground">{[near, content?.holiday].filter(Boolean).join("・")}</span>
        {!isQuiet && (
          <span className="tnum ml-auto text-sm text-muted-foreground">{t("taskCount", { count: tasks.length })}</span>
        )}
      </div>
      {tasks.map((slots) => (
        <OwnTask key={slots[0]?.taskId} slots={slots} onOpen={onOpen} />
      ))}
      {tasks.length === 0 && <p className="px-4 py-5 text-muted-foreground">{t("nothingThatDay")}</p>}
    </section>
  )
}
interface ComingDaysProps {
  readonly calendars: ReadonlyArray<Calendar>
  readonly today: string
  readonly onOpen: (slot: Slot) => void
  /** Both months are known: only then nothing coming is said. */
  readonly isWhole: boolean
}
/** これからの予定: today and every coming day with something on it, or a holiday. */
export function ComingDays({ calendars, today, onOpen, isWhole }: ComingDaysProps) {
  const { t } = useTranslation("calendar")
  const coming = calendars.flatMap((calendar) =>
    calendar.days
      .filter(({ day, slots, holiday }) => day >= today && (slots.length > 0 || holiday !== null || day === today))
      .map(({ day }) => ({ day, calendar })),
  )
  return (
    <>
      {coming.map(({ day, calendar }) => (
        <OwnDay key={day} day={day} calendar={calendar} today={today} onOpen={onOpen} isQuiet />
      ))}
      {isWhole && coming.length === 0 && (
        <p className="px-4 py-10 text-center text-muted-foreground">{t("nothingComing")}</p>
      )}
    </>
  )
}
