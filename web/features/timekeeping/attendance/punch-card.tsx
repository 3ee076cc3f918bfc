import { MapPin } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { AttendanceDay, OpenEnd, PunchView } from "#modules/timekeeping/contract.ts"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { clockTime, hoursAndMinutes } from "@/lib/format.ts"
import { Can, Field } from "@/lib/permissions.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { ProposedEnd } from "../ends/proposed-end.tsx"
import type { Change } from "./changes.ts"
import { DayTime } from "./day-time.tsx"

interface PunchCardProps {
  readonly day: AttendanceDay
  readonly punch: PunchView
  /** What is proposed where it has no end. */
  readonly end: OpenEnd | undefined
  readonly onChange: (change: Change) => void
}
/** One punch from in to out, with its rests, its places and what may be done to it. */
export function PunchCard({ day, punch, end, onChange }: PunchCardProps) {
  const { t } = useTranslation("attendance")
  const format = useFormat()
  const isAtWork = punch.state === "open" && !day.problems.includes("unfinished")
  const site = punch.isOffice === 1 ? t("office") : punch.siteName
  return (
    <article className="rounded-lg border px-3 py-2.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <b className="tnum text-base">
          <DayTime instant={punch.checkIn} day={day.workingDay} />–
          {punch.checkOut !== null && <DayTime instant={punch.checkOut} day={day.workingDay} />}
        </b>
        {isAtWork && <Badge tone="success">{t("open")}</Badge>}
        {punch.checkOut === null && !isAtWork && <Badge tone="danger">{t("problem.unfinished")}</Badge>}
        {punch.isEndClaimed && <Badge tone="warning">{t("problem.claimedEnd")}</Badge>}
      </p>
      {site !== null && <p>{site}</p>}
      <Rests punch={punch} />
      <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-muted-foreground">
        <Field of={punch} name="checkInPlace">
          {({ value }) => <PlaceLink word={t("placeIn")} place={value} />}
        </Field>
        {punch.checkOut !== null && (
          <Field of={punch} name="checkOutPlace">
            {({ value }) => <PlaceLink word={t("placeOut")} place={value} />}
          </Field>
        )}
      </p>
      {end !== undefined && <ProposedEnd name={day.name} day={format.day(day.workingDay)} end={end} />}
      <div className="mt-2 flex flex-wrap gap-2">
        <Can do="correct" to={punch}>
          <Button
            variant="outline"
            size="sm"
            aria-label={t("correctOf", { time: clockTime(punch.checkIn) })}
            onClick={() => onChange({ kind: "correct", day, punch })}
          >
            {t("correct")}
          </Button>
        </Can>
        {punch.checkOut !== null && (
          <Can do="rest" to={punch}>
            <Button variant="outline" size="sm" onClick={() => onChange({ kind: "rest", punch })}>
              {t("setRest")}
            </Button>
          </Can>
        )}
        <Can do="remove" to={punch}>
          <Button
            variant="ghost"
            size="sm"
            className="ml-auto text-danger"
            onClick={() => onChange({ kind: "remove", punch })}
          >
            {t("remove")}
          </Button>
        </Can>
      </div>
    </article>
  )
}
function Rests({ punch }: { readonly punch: PunchView }) {
  const { t } = useTranslation("attendance")
  return (
    <ul className="mt-1 text-xs text-muted-foreground">
      {punch.timekeepingRests.map((rest, at) => (
        <li key={rest.id} className="tnum">
          {t("restsPunched", { index: at + 1 })}: {clockTime(rest.checkIn)} -{" "}
          {rest.checkOut === null ? t("resting") : clockTime(rest.checkOut)}
          {rest.duration !== null && ` (${rest.duration}${t("totalRest.unit")})`}
        </li>
      ))}
      {punch.totalRestDuration !== null && (
        <li className="tnum">
          {t("restSet")} {hoursAndMinutes(punch.totalRestDuration)}
          {punch.restReason !== null && `（${punch.restReason}）`}
        </li>
      )}
    </ul>
  )
}
type Place = NonNullable<PunchView["checkInPlace"]>

function PlaceLink({ word, place }: { readonly word: string; readonly place: Place | null }) {
  const { t } = useTranslation("attendance")
  if (place === null) {
    return (
      <span>
        {word}: {t("noPlace")}
      </span>
    )
  }
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${place.lat},${place.lng}`}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1 text-link underline"
    >
      <MapPin aria-hidden="true" className="size-3.5" />
      {word}
      {place.accuracy !== null && <span className="tnum no-underline">（±{place.accuracy}m）</span>}
    </a>
  )
}
