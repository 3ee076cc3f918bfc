import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import type { AttendanceDay } from "#modules/timekeeping/contract.ts"
import { hoursAndMinutes } from "@/lib/format.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { useDayTime } from "../attendance/day-time.tsx"
import { arrangementsOf } from "../day/arrangement.ts"

const iso = (millis: number) => new Date(millis).toISOString()

/** Plan, in, out, break and worked of everybody of one site and day. */
export const useTimekeepingColumns = (): ReadonlyArray<ListColumn<AttendanceDay>> => {
  const { t } = useTranslation("attendance")
  const dayTime = useDayTime()
  return useMemo(
    () => [
      { key: "name", label: t("name"), value: ({ name }) => name, width: 9, grows: true, isFixed: true },
      {
        key: "plan",
        label: t("plan"),
        value: ({ plans, workingDay }) =>
          arrangementsOf(plans)
            .map(({ startsAt, endsAt }) => `${dayTime(iso(startsAt), workingDay)}–${dayTime(iso(endsAt), workingDay)}`)
            .join("・"),
        width: 11,
        className: "tnum",
      },
      {
        key: "in",
        label: t("in"),
        value: ({ punches: [first], workingDay }) => (first === undefined ? null : dayTime(first.checkIn, workingDay)),
        width: 6,
        className: "tnum",
      },
      {
        key: "out",
        label: t("out"),
        value: ({ punches, workingDay }) => {
          const out = punches.at(-1)?.checkOut ?? null
          return out === null ? null : dayTime(out, workingDay)
        },
        width: 6,
        className: "tnum",
      },
      {
        key: "worked",
        label: t("worked"),
        value: ({ workedMinutes }) => (workedMinutes === 0 ? null : hoursAndMinutes(workedMinutes)),
        width: 6,
        className: "tnum",
      },
    ],
    [t, dayTime],
  )
}
