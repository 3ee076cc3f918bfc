import { useCallback } from "react"
import { useTranslation } from "react-i18next"
import { clockTime, dayOfInstant } from "@/lib/format.ts"

/** 翌05:00 when it lies on the day after the one that the work belongs to. */
export const useDayTime = () => {
  const { t } = useTranslation("attendance")
  return useCallback(
    (instant: string, day: string) => {
      const on = dayOfInstant(instant)
      return `${on > day ? t("next") : on < day ? t("previous") : ""}${clockTime(instant)}`
    },
    [t],
  )
}
export function DayTime({ instant, day }: { readonly instant: string; readonly day: string }) {
  return useDayTime()(instant, day)
}
