import { MapPin } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { AttendanceDay } from "#modules/timekeeping/contract.ts"
import { cn } from "@/lib/class-names.ts"
import { hoursAndMinutes } from "@/lib/format.ts"
import type { PersonMonth } from "./attendance-query.ts"
import { DayTime } from "./day-time.tsx"
import { PressMap } from "./press-map.tsx"
import { usePressedFrom } from "./where-seen.tsx"

interface PressedWhereProps {
  readonly day: AttendanceDay
  /** With a plan of each press whose place and site are known. */
  readonly hasPlan: boolean
}
/** 打刻の位置: where each check-in of the day was pressed, for whoever sees places. */
export function PressedWhere({ day: { punches, workingDay }, hasPlan }: PressedWhereProps) {
  const { t } = useTranslation("attendance")
  const pressedFrom = usePressedFrom()
  const told = punches.flatMap((punch) => {
    const from = pressedFrom(punch)
    return from === undefined ? [] : [{ punch, from }]
  })
  if (told.length === 0) return null
  return (
    <section aria-label={t("placeToday")}>
      <h3 className="mb-1 flex items-center gap-1.5 text-xs text-muted-foreground max-md:text-sm">
        <MapPin aria-hidden="true" className="size-3.5" />
        {t("placeToday")}
      </h3>
      <ul className="divide-y rounded-lg border">
        {told.map(({ punch, from }) => (
          <li key={punch.id} className="tnum flex flex-wrap items-baseline gap-x-2 px-3 py-2">
            <b>
              <DayTime instant={punch.checkIn} day={workingDay} />
            </b>
            <span className={cn(from.isAway && "font-bold text-warning")}>
              {from.words}
              {punch.checkInFrom?.isOnSite !== null &&
                punch.checkInPlace?.accuracy != null &&
                `（±${punch.checkInPlace.accuracy}m）`}
            </span>
            <span className="min-w-0 truncate text-muted-foreground">
              {punch.isOffice === 1 ? t("office") : punch.siteName}
            </span>
            {hasPlan && punch.checkInFrom != null && (
              <PressMap from={punch.checkInFrom} accuracy={punch.checkInPlace?.accuracy ?? null} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
/** 遅刻 2回・時間外 8:14 of the month so far. */
export function MonthSoFar({ month: { days, totals } }: { readonly month: PersonMonth }) {
  const { t } = useTranslation("attendance")
  const late = days.filter(({ problems }) => problems.includes("late")).length
  return (
    <p className="tnum flex flex-wrap gap-x-4 gap-y-1 border-t px-4 py-2 text-muted-foreground">
      <span>{t("monthSoFar")}</span>
      <span>{t("lateDays", { count: late })}</span>
      <span>
        {t("overtime")} <b className="text-foreground">{hoursAndMinutes(totals.overtimeMinutes)}</b>
      </span>
    </p>
  )
}
