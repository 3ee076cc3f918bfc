import { MapPin } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { AttendanceDay, PunchView } from "#modules/timekeeping/contract.ts"
import { cn } from "@/lib/class-names.ts"
import { clockTime, dayOfInstant } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"

/** 38m, 1.4km */
export const distanceText = (metres: number) =>
  metres < 1000 ? `${Math.round(metres)}m` : `${(metres / 1000).toFixed(1)}km`

/** 現場内 38m・離れ 1.4km・位置不正確 ±1.5km・位置なし; undefined for whoever does not see places. */
export const usePressedFrom = () => {
  const { t } = useTranslation("attendance")
  return ({ checkInFrom, checkInPlace }: Pick<PunchView, "checkInFrom" | "checkInPlace">) => {
    if (checkInFrom === undefined) return undefined
    if (checkInFrom?.isOnSite === null)
      return { words: t("inexact", { distance: distanceText(checkInPlace?.accuracy ?? 0) }), isAway: false }
    if (checkInFrom !== null)
      return {
        words: t(checkInFrom.isOnSite ? "onSite" : "offSite", { distance: distanceText(checkInFrom.metres) }),
        isAway: !checkInFrom.isOnSite,
      }
    return { words: t(checkInPlace == null ? "noPlace" : "placeKnown"), isAway: false }
  }
}
/** Whether he saw that he is arranged, and when; where he has not, when he was told. */
export const useSeenWords = () => {
  const { t } = useTranslation("attendance")
  const format = useFormat()
  const at = (instant: string) => `${format.shortDay(dayOfInstant(instant))} ${clockTime(instant)}`
  return ({ told }: Pick<AttendanceDay, "told">) => {
    if (told == null) return undefined
    if (told.seenAt !== null) return [t("seen"), at(told.seenAt)] as const
    return [t("unseen"), t("toldOn", { at: at(told.at) })] as const
  }
}
/** 位置・了解: where whoever came pressed; of whoever has not come, whether he knows that he is arranged. */
export const useWhereSeen = () => {
  const pressedFrom = usePressedFrom()
  const seenWords = useSeenWords()
  return (day: AttendanceDay) => {
    const [first] = day.punches
    const from = first === undefined ? undefined : pressedFrom(first)
    return from?.words ?? (first === undefined ? (seenWords(day)?.join(" ") ?? null) : null)
  }
}
export function WhereSeen({ day }: { readonly day: AttendanceDay }) {
  const pressedFrom = usePressedFrom()
  const seenWords = useSeenWords()
  const [first] = day.punches
  if (first === undefined) {
    const [seen, when] = seenWords(day) ?? []
    if (seen === undefined) return null
    return (
      <span className={cn("tnum block text-xs text-muted-foreground", day.told?.seenAt === null && "text-warning")}>
        <span className="block truncate">{seen}</span>
        <span className="block truncate">{when}</span>
      </span>
    )
  }
  const from = pressedFrom(first)
  if (from === undefined) return null
  return (
    <span
      className={cn(
        "tnum inline-flex items-center gap-1 text-xs whitespace-nowrap text-muted-foreground",
        from.isAway && "font-bold text-warning",
      )}
    >
      {first.checkInFrom != null && <MapPin aria-hidden="true" className="size-3.5" />}
      {from.words}
    </span>
  )
}
