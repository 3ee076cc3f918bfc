import { useTranslation } from "react-i18next"
import { hoursAndMinutes } from "@/lib/format.ts"
import type { Statement } from "../slip-query.ts"

/**
 * 勤怠 of a slip as its paper has it; what did not happen is left out, but for overtime and night work. A slip that the
 * device kept before these days and minutes were told has neither.
 */
export const useWorkedCells = ({ daysOffWorked, missedMinutes, worked }: Statement) => {
  const { t } = useTranslation("pay")
  const time = (label: string, minutes: number) => ({ label, value: hoursAndMinutes(minutes), unit: "" })
  const days = (label: string, count: number) => ({ label, value: String(count), unit: t("dayUnit") })
  return [
    days(t("daysWorked"), worked.days),
    ...(daysOffWorked !== null && daysOffWorked > 0 ? [days(t("daysOffWorked"), daysOffWorked)] : []),
    time(t("overtime"), worked.overtimeMinutes),
    time(t("night"), worked.nightMinutes),
    ...(worked.holidayMinutes === 0 ? [] : [time(t("holiday"), worked.holidayMinutes)]),
    ...(missedMinutes > 0 ? [time(t("missed"), missedMinutes)] : []),
  ]
}
