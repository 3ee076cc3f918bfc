import { CalendarDays, ChevronRight, Hourglass, UserRound } from "lucide-react"
import { useTranslation } from "react-i18next"
import { spanOf } from "#modules/scheduling/rules/shift-span.ts"
import { dateOf, dayTone } from "@/features/scheduling/days.ts"
import { shiftGlyphs, shiftLooks, shiftOfId } from "@/features/scheduling/shifts.ts"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"
import { CallLink } from "./call-link.tsx"
import type { Week, WeekSite, WeekTask } from "./week-query.ts"

interface SiteWeekProps {
  readonly site: WeekSite
  readonly week: Week
  /** Nothing more is asked for at the place of a small job. */
  readonly isSmallJob?: boolean
  readonly onOpen: (task: WeekTask | undefined, day: string) => void
}
export const headsOf = ({ shifts }: WeekTask) => Math.max(0, ...shifts.map(({ heads }) => heads ?? 0))
export const startOf = ({ shifts }: WeekTask) => spanOf(shifts).from ?? undefined

/** The week's head, once over all sites; on the phone each card has its own. */
export function WeekHead({ week }: { readonly week: Week }) {
  const { t } = useTranslation("customer")
  const { weekday } = useFormat()
  return (
    <div aria-hidden="true" className="flex bg-muted text-xs max-md:hidden">
      <span className="w-48 shrink-0 border-r px-4 py-2 text-muted-foreground">{t("site")}</span>
      <span className="grid min-w-0 flex-1 grid-cols-7">
        {week.days.map(({ day, holiday }) => (
          <span
            key={day}
            className={cn(
              "border-r py-1.5 text-center last:border-r-0",
              dayTone(day, holiday),
              day === week.today && "bg-accent",
            )}
          >
            {weekday(day)} <b className="tnum text-base">{dateOf(day)}</b>
            {holiday !== null && <span className="block truncate text-2xs">{holiday}</span>}
          </span>
        ))}
      </span>
    </div>
  )
}

/** One own site and its seven days: people, times, 調整中 while there are none, 変更中 while a wish waits. */
export function SiteWeek({ site, week, isSmallJob = false, onOpen }: SiteWeekProps) {
  const { t } = useTranslation(["customer", "calendar", "labels"])
  const { weekday, day: dayWords } = useFormat()
  const tasks = week.tasks.filter(({ constructionSiteId }) => constructionSiteId === site.id)
  const today = tasks.find(({ day }) => day === week.today)
  const pending = tasks.filter((task) => task.metadataCustomerUpdate != null && task.day >= week.today)
  const span = today === undefined ? undefined : spanOf(today.shifts)
  const isThisWeek = week.days.some(({ day }) => day === week.today)
  const nothing =
    site.nextDay === null
      ? t(isThisWeek ? "nothingThisWeek" : "nothingThatWeek")
      : t(isThisWeek ? "nothingUntil" : "nothingThatUntil", { day: dayWords(site.nextDay) })
  return (
    <section
      aria-label={site.name}
      className="overflow-hidden bg-card max-md:rounded-xl max-md:border max-md:shadow-card md:flex md:border-t"
    >
      <header className="relative px-4 py-3 max-md:pr-[80px] md:w-48 md:shrink-0 md:border-r">
        <h2 className="text-lg font-bold md:text-base">{site.name}</h2>
        {today !== undefined && (
          <p className="tnum font-bold">
            {t("todayIs", {
              times: today.isHeld ? t("onHold") : span?.from == null ? t("adjusting") : `${span.from}–${span.to}`,
              heads: headsOf(today) > 0 ? t("heads", { count: headsOf(today) }) : t("planned"),
            })}
          </p>
        )}
        {site.leaderName !== null && (
          <p className="flex items-center gap-1.5 text-sm text-muted-foreground">
            <UserRound className="size-3.5" aria-hidden="true" />
            {t("leaderIs", { name: site.leaderName })}
          </p>
        )}
        <CallLink
          of={site.leaderPhone === null ? week.companyName : (site.leaderName ?? week.companyName)}
          phone={site.leaderPhone ?? week.companyPhone}
          className="max-md:absolute max-md:top-3 max-md:right-4"
        />
      </header>
      <div className="min-w-0 flex-1 md:flex md:flex-col">
        {tasks.length === 0 && (
          <p className="flex min-h-14 items-center gap-2 px-4 text-muted-foreground max-md:border-t">
            <CalendarDays className="size-4" aria-hidden="true" />
            {nothing}
          </p>
        )}
        <ul className="grid grid-cols-7 md:flex-1 max-md:border-t max-md:big-text:block">
          {week.days.map(({ day, holiday, isClosed }) => {
            const ofDay = tasks.filter((task) => task.day === day)
            return (
              <li
                key={day}
                aria-label={dayWords(day)}
                className={cn(
                  "min-h-16 border-r text-center last:border-r-0 md:min-h-26 max-md:big-text:flex max-md:big-text:items-center max-md:big-text:gap-3 max-md:big-text:border-r-0 max-md:big-text:border-b max-md:big-text:px-4",
                  day === week.today && "bg-accent",
                )}
              >
                <span className={cn("block pt-1 text-xs md:hidden", dayTone(day, holiday))}>
                  {holiday === null ? weekday(day) : t("holiday")}
                  <b className="tnum block text-base">{dateOf(day)}</b>
                </span>
                {ofDay.map((task) => (
                  <DayOfTask
                    key={task.id}
                    task={task}
                    place={`${dayWords(day)} ${site.name}`}
                    isClosed={isClosed}
                    isOver={day < week.today}
                    onOpen={() => onOpen(task, day)}
                  />
                ))}
                {ofDay.length === 0 &&
                  (isSmallJob || day < week.today || isClosed ? (
                    <span className="text-muted-foreground">—</span>
                  ) : (
                    <button
                      type="button"
                      aria-label={t("askFor", { day: dayWords(day), site: site.name })}
                      className="min-h-12 w-full text-muted-foreground hover:bg-muted"
                      onClick={() => onOpen(undefined, day)}
                    >
                      ＋
                    </button>
                  ))}
              </li>
            )
          })}
        </ul>
        {pending.map((task) => (
          <button
            key={task.id}
            type="button"
            onClick={() => onOpen(task, task.day)}
            className="flex min-h-12 w-full items-center gap-2 border-t px-4 text-left font-bold text-warning"
          >
            <Hourglass className="size-4" aria-hidden="true" />
            {t("pendingOf", { day: dayWords(task.day) })}
            <ChevronRight className="ml-auto size-4" aria-hidden="true" />
          </button>
        ))}
      </div>
    </section>
  )
}
interface DayOfTaskProps {
  readonly task: WeekTask
  /** Its day and site, for whoever hears the cell without its row and column. */
  readonly place: string
  readonly isClosed: boolean
  /** Of what is past no change is asked. */
  readonly isOver: boolean
  readonly onOpen: () => void
}
function DayOfTask({ task, place, isClosed, isOver, onOpen }: DayOfTaskProps) {
  const { t } = useTranslation(["customer", "calendar"])
  const { from, to } = spanOf(task.shifts)
  const isOpen = from === null
  const isPending = task.metadataCustomerUpdate != null
  const state = task.isHeld ? t("onHold") : isOpen ? t("adjusting") : isPending ? t("changing") : undefined
  const heads = headsOf(task) > 0 ? t("heads", { count: headsOf(task) }) : t("planned")
  const times = isOpen ? undefined : `${from}–${to}`
  const look = cn(
    "mx-auto flex min-h-12 w-full flex-col items-center gap-0.5 rounded-md px-0.5 py-1",
    (isOpen || isPending) && "border border-dashed border-warning",
    task.isHeld && "hatched border-border text-muted-foreground",
  )
  const inside = (
    <>
      <span className="hidden gap-0.5 md:flex">
        {task.shifts.map(({ shift }) => {
          const name = shiftOfId(shift)
          return (
            <span key={shift} className={cn("rounded-sm px-1 text-xs", shiftLooks[name].chip)}>
              {t(`calendar:${shiftGlyphs[name]}`)}
            </span>
          )
        })}
      </span>
      <b className={cn("tnum", isOpen && !task.isHeld && "text-warning")}>{heads}</b>
      {times !== undefined && <span className="tnum hidden text-xs text-muted-foreground md:block">{times}</span>}
      {isOpen && task.startTimeDesire !== null && (
        <span className="tnum hidden text-xs text-warning md:block">
          {t("wishTime", { time: task.startTimeDesire })}
        </span>
      )}
      {state !== undefined && (
        <span className={cn("text-2xs font-bold", task.isHeld ? "text-foreground" : "text-warning")}>{state}</span>
      )}
    </>
  )
  if (isOver) return <div className={look}>{inside}</div>
  return (
    <button
      type="button"
      disabled={isClosed}
      aria-label={[place, task.name, heads, times, state, t("askChange")].filter(Boolean).join(" ")}
      onClick={onOpen}
      className={cn(look, "hover:bg-muted")}
    >
      {inside}
    </button>
  )
}
