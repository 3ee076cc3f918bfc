import { useTranslation } from "react-i18next"
import type { AttendanceDay } from "#modules/timekeeping/contract.ts"
import { hoursAndMinutes } from "@/lib/format.ts"

/** What counts of the day: 実働・休憩・時間外・深夜・早出, and 休日 where there is any. */
export function Counted({ day }: { readonly day: AttendanceDay }) {
  const { t } = useTranslation("attendance")
  const figures = [
    ["worked", day.workedMinutes],
    ["rest", day.restMinutes],
    ["overtime", day.overtimeMinutes],
    ["night", day.nightMinutes],
    ["early", day.earlyMinutes],
    ...(day.holidayMinutes === null || day.holidayMinutes === 0 ? [] : ([["holiday", day.holidayMinutes]] as const)),
  ] as const
  return (
    <dl className="flex flex-wrap divide-x rounded-lg border text-center">
      {figures.map(([word, minutes]) => (
        <div key={word} className="min-w-13 flex-1 px-1 py-1.5">
          <dt className="text-2xs whitespace-nowrap text-muted-foreground">
            {t(word)}
            {word === "rest" && day.isRestByRule && (
              <span title={t("restByRuleHint")} className="ml-1 rounded-sm bg-muted px-1">
                {t("restByRule")}
              </span>
            )}
          </dt>
          <dd className="tnum text-base font-semibold">{minutes === null ? "−" : hoursAndMinutes(minutes)}</dd>
        </div>
      ))}
    </dl>
  )
}
