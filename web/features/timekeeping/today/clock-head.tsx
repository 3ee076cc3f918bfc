import { ArrowLeftRight, Circle, CircleCheck, Coffee, Hammer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"
import { type Duty, type MyDay, minutesUntilStart } from "../day/my-day.ts"
import { openRest } from "../day/stretch.ts"
import { clockOf, dayOf } from "./clock-span.tsx"

const states = {
  before: { Icon: Circle, looks: "bg-muted" },
  working: { Icon: Hammer, looks: "border-transparent bg-success-bg text-success" },
  resting: { Icon: Coffee, looks: "border-transparent bg-warning-bg text-warning" },
  moving: { Icon: ArrowLeftRight, looks: "bg-muted" },
  done: { Icon: CircleCheck, looks: "border-transparent bg-secondary text-secondary-foreground" },
} as const satisfies Record<Duty, object>

/** Word, picture and colour of what the person is doing. */
export function DutyPill({ duty }: { readonly duty: Duty }) {
  const { t } = useTranslation("today")
  const { Icon, looks } = states[duty]
  return (
    <span
      role="status"
      className={cn(
        "inline-flex min-h-9 items-center gap-2 rounded-full border px-4 text-lg font-bold big-text:min-h-0 big-text:gap-1 big-text:px-2.5 big-text:py-0.5 big-text:text-base outdoor:border-2 outdoor:border-current",
        looks,
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
      {t(`state.${duty}`)}
    </span>
  )
}
/** Since when, and how long by now; before the first press how long until the work begins. */
const useSince = (day: MyDay, now: number) => {
  const { t } = useTranslation("today")
  const { duration } = useFormat()
  const { open } = day
  const rest = open === undefined ? undefined : openRest(open)
  if (rest !== undefined) return t("restSince", { time: clockOf(rest.from) })
  const worked = duration(day.workedMinutes)
  if (open === undefined) {
    const left = minutesUntilStart(day, now)
    return left === undefined ? undefined : t("untilStart", { left: duration(left) })
  }
  return t(dayOf(open.checkIn) < dayOf(now) ? "sinceYesterday" : "since", { time: clockOf(open.checkIn), worked })
}
interface ClockHeadProps {
  readonly day: MyDay
  readonly now: number
  /** Beside each other, when the list of presses needs the room. */
  readonly isCompact?: boolean
}
/** Date, the time in large figures, and the state. The date is the clock's, also after midnight on a night shift. */
export function ClockHead({ day, now, isCompact = false }: ClockHeadProps) {
  const { t } = useTranslation("today")
  const format = useFormat()
  const since = useSince(day, now)
  const date = (
    <p className="text-base text-muted-foreground big-text:w-full big-text:leading-tight">{format.day(dayOf(now))}</p>
  )
  const clock = (
    <time
      className={cn(
        "block font-bold tracking-tight",
        isCompact
          ? "text-[2.75rem] leading-tight big-text:text-[1.75rem]"
          : "text-clock big-text:text-[2.75rem] big-text:leading-tight",
      )}
    >
      {clockOf(now)}
    </time>
  )
  if (isCompact) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 big-text:gap-x-2">
        <div className="big-text:contents">
          {date}
          {clock}
        </div>
        <div className="text-right">
          <DutyPill duty={day.duty} />
          {since !== undefined && (
            <p className={cn("tnum mt-1 text-base text-muted-foreground", !day.open && "big-text:hidden")}>
              {day.open ? t("worked", { worked: format.duration(day.workedMinutes) }) : since}
            </p>
          )}
        </div>
      </div>
    )
  }
  return (
    <div className="flex flex-col items-center text-center">
      {date}
      {clock}
      <span className="h-2 big-text:hidden" />
      <DutyPill duty={day.duty} />
      {since !== undefined && <p className="tnum mt-1.5 text-base text-muted-foreground big-text:hidden">{since}</p>}
    </div>
  )
}
