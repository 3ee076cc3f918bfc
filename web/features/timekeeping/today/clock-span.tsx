import { useTranslation } from "react-i18next"
import { clockTime, dayOfInstant } from "@/lib/format.ts"

const iso = (millis: number) => new Date(millis).toISOString()
export const clockOf = (millis: number) => clockTime(iso(millis))
export const dayOf = (millis: number) => dayOfInstant(iso(millis))

/** 21:00–翌05:00 */
export function ClockSpan({ from, to }: { readonly from: number; readonly to: number }) {
  const { t } = useTranslation("today")
  return (
    <span className="tnum whitespace-nowrap">
      {clockOf(from)}–{dayOf(to) > dayOf(from) && t("nextDay")}
      {clockOf(to)}
    </span>
  )
}
