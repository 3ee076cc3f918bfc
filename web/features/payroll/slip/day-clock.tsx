import { useTranslation } from "react-i18next"
import { clockTime, dayOfInstant } from "@/lib/format.ts"

/** 19:31, or 翌5:00 when it is on the day after the working day. */
export function DayClock({ at, day }: { readonly at: string; readonly day: string }) {
  const { t } = useTranslation("pay")
  return (
    <time dateTime={at} className="tnum">
      {dayOfInstant(at) > day ? t("nextDay") : ""}
      {clockTime(at)}
    </time>
  )
}
