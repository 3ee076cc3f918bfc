import { Info } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { OpenEnd } from "#modules/timekeeping/contract.ts"
import { clockTime, dayOfInstant } from "@/lib/format.ts"

/** What speaks for the proposed end: the plan, when the others left, the last press, the next one of the day. */
export function EndEvidence({ end }: { readonly end: OpenEnd }) {
  const { t } = useTranslation("ends")
  const { plannedFrom, plannedTo, matesLeft, lastPress, nextCheckIn, punch, isAtWork } = end
  const time = (instant: string) => clockTime(instant)
  const plan =
    plannedFrom === null || plannedTo === null
      ? t("noPlan")
      : t("planned", { from: time(plannedFrom), to: time(plannedTo) })
  const mates = () => {
    if (matesLeft === null) return undefined
    const [first, last] = [time(matesLeft.first), time(matesLeft.last)]
    const words = { count: matesLeft.people, first, last }
    return first === last ? t("matesAt", words) : t("matesBetween", words)
  }
  const press =
    lastPress === null || lastPress.action === "in" || lastPress.action === "cancel"
      ? t("pressedIn")
      : t(`last.${lastPress.action}`, { time: time(lastPress.at) })
  const isSameDay = nextCheckIn !== null && dayOfInstant(nextCheckIn) === dayOfInstant(punch.checkIn)
  const next = isSameDay ? t("next", { time: time(nextCheckIn) }) : undefined
  const parts = isAtWork ? [t("atWork")] : [plan, mates(), press, next]
  return (
    <p className="tnum flex items-start gap-1 text-xs text-muted-foreground max-md:text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span className="min-w-0">
        {parts
          .filter((part) => part !== undefined)
          .map((part) => (
            <span key={part} className="mr-3 inline-block">
              {part}
            </span>
          ))}
      </span>
    </p>
  )
}
