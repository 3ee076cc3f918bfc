import { Link } from "@tanstack/react-router"
import { ClipboardList, MapPin } from "lucide-react"
import { useTranslation } from "react-i18next"
import { shiftLabels, shiftLooks, shiftOfId } from "@/features/scheduling/shifts.ts"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { cn } from "@/lib/class-names.ts"
import type { AttendanceDay } from "../slip-query.ts"
import { DayClock } from "./day-clock.tsx"

const card = "flex min-w-0 flex-1 flex-col gap-1 rounded-md border bg-card p-3 text-sm max-md:text-base"

/** A day at its source: the arrangement, and the punches as they were pressed. */
export function DayCards({ day, className }: { readonly day: AttendanceDay; readonly className?: string }) {
  return (
    <div className={cn("flex gap-2.5", className)}>
      <ArrangementCard day={day} />
      <PunchesCard day={day} />
    </div>
  )
}
function ArrangementCard({ day }: { readonly day: AttendanceDay }) {
  const { t } = useTranslation(["pay", "labels"])
  const workspace = useWorkspace()
  const [first] = day.plans
  const sites = [...new Set(day.plans.map(({ siteName }) => siteName))]
  return (
    <section aria-label={t("arrangement")} className={card}>
      <h4 className="flex items-center gap-1.5 text-xs text-muted-foreground">
        <ClipboardList aria-hidden="true" className="size-3.5" />
        {t("arrangement")} {first !== undefined && `#${first.taskId}`}
      </h4>
      {first === undefined ? (
        <p className="text-muted-foreground">{t("noArrangement")}</p>
      ) : (
        <>
          {sites.map((site) => (
            <b key={site} className="font-medium">
              {site}
            </b>
          ))}
          <ul className="flex flex-wrap gap-1">
            {day.plans.map((plan) => {
              const shift = shiftOfId(plan.shift)
              return (
                <li
                  key={`${plan.taskId} ${plan.shift}`}
                  className={cn("rounded-sm px-1.5 py-0.5 text-xs max-md:text-sm", shiftLooks[shift].chip)}
                >
                  <b>{t(shiftLabels[shift])}</b> <DayClock at={plan.startsAt} day={day.workingDay} />–
                  <DayClock at={plan.endsAt} day={day.workingDay} />
                </li>
              )
            })}
          </ul>
          <p className="text-xs text-muted-foreground max-md:text-sm">
            {first.leaderName !== null && t("leader", { name: first.leaderName })}
          </p>
          {isOpen(workspace, "/calendar") && (
            <Link
              to="/calendar"
              search={{ day: day.workingDay }}
              className="inline-flex min-h-6 items-center text-xs text-link underline max-md:min-h-12 max-md:text-base"
            >
              {t("openArrangement")}
            </Link>
          )}
        </>
      )}
    </section>
  )
}
function PunchesCard({ day }: { readonly day: AttendanceDay }) {
  const { t } = useTranslation("pay")
  return (
    <section aria-label={t("punches")} className={card}>
      <h4 className="flex items-center gap-1.5 text-xs text-muted-foreground">
        <MapPin aria-hidden="true" className="size-3.5" />
        {t("punches")}
      </h4>
      {day.punches.length === 0 && <p className="text-muted-foreground">{t("noPunch")}</p>}
      {day.punches.map((punch) => (
        <ul key={punch.id} className="flex flex-col gap-0.5">
          <Press at={punch.checkIn} day={day.workingDay} words={t("checkIn")} place={punch.checkInPlace} />
          {punch.totalRestDuration === null ? (
            punch.timekeepingRests.map((rest) => (
              <li key={rest.id} className="tnum flex flex-wrap gap-x-2">
                <span>
                  <DayClock at={rest.checkIn} day={day.workingDay} />–
                  {rest.checkOut !== null && <DayClock at={rest.checkOut} day={day.workingDay} />}
                </span>
                {rest.duration !== null && t("rest", { minutes: rest.duration })}
              </li>
            ))
          ) : (
            <li>{t("restByHand", { minutes: punch.totalRestDuration, reason: punch.restReason ?? "" })}</li>
          )}
          {punch.checkOut !== null && (
            <Press
              at={punch.checkOut}
              day={day.workingDay}
              words={t("checkOut")}
              place={punch.checkOutPlace}
              note={punch.isEndClaimed ? t("endClaimed") : undefined}
            />
          )}
        </ul>
      ))}
      {day.isRestByRule && (
        <p className="text-xs text-muted-foreground">{t("restByRule", { minutes: day.restMinutes })}</p>
      )}
    </section>
  )
}
interface PressProps {
  readonly at: string
  readonly day: string
  readonly words: string
  /** Undefined: not for this person to see. */
  readonly place: { readonly lat: number; readonly lng: number; readonly accuracy: number | null } | null | undefined
  readonly note?: string | undefined
}
function Press({ at, day, words, place, note }: PressProps) {
  const { t } = useTranslation("pay")
  return (
    <li className="flex flex-wrap items-baseline gap-x-2">
      <b className="font-semibold">
        <DayClock at={at} day={day} />
      </b>
      {words}
      <span className="text-xs text-muted-foreground max-md:text-sm">
        {place == null ? (
          place === null && t("withoutPlace")
        ) : (
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${place.lat},${place.lng}`}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-6 items-center text-link underline max-md:min-h-12"
          >
            {t("withPlace", { metres: place.accuracy ?? "?" })}
          </a>
        )}
      </span>
      {note !== undefined && <span className="text-xs text-warning">{note}</span>}
    </li>
  )
}
