import { useMemo, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { AttendanceDay } from "#modules/timekeeping/contract.ts"
import { hoursAndMinutes } from "@/lib/format.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { arrangementsOf } from "../day/arrangement.ts"
import type { AttendancePlace } from "./attendance-place.ts"
import type { Change } from "./changes.ts"
import {
  CallMissing,
  Correct,
  DayName,
  Left,
  PlannedSites,
  PlannedTimes,
  Pressed,
  stillHere,
  ToCheck,
} from "./day-facts.tsx"
import { useDayTime } from "./day-time.tsx"
import { useWhereSeen, WhereSeen } from "./where-seen.tsx"

const startOf = ({ plans }: AttendanceDay) => plans.map(({ startsAt }) => startsAt).toSorted()[0] ?? null
/** What counts, and of whoever is at work the rests that he has taken by now. */
const restSoFar = ({ punches, restMinutes }: Pick<AttendanceDay, "punches" | "restMinutes">) =>
  punches
    .filter(({ state }) => state === "open")
    .flatMap(({ timekeepingRests }) => timekeepingRests)
    .reduce<number>((sum, { duration }) => sum + (duration ?? 0), restMinutes)
const iso = (millis: number) => new Date(millis).toISOString()

/** Everybody of one day: plan, in, out, break, worked, what to check, and the correction in the row. */
export const useDayColumns = (
  place: AttendancePlace,
  onChange: (change: Change) => void,
): ReadonlyArray<ListColumn<AttendanceDay>> => {
  const { t } = useTranslation("attendance")
  const dayTime = useDayTime()
  const whereSeen = useWhereSeen()
  const { day: shownDay, today } = place
  const open = useRef(place.open)
  open.current = place.open
  return useMemo(
    () => [
      {
        key: "name",
        label: t("name"),
        value: ({ name }) => name,
        cell: (day) => (
          <DayName day={day} shownDay={shownDay} onOpen={() => open.current(day.userId, day.workingDay)} />
        ),
        width: 9,
        grows: true,
        isFixed: true,
      },
      {
        key: "plan",
        label: t("plan"),
        value: ({ plans, workingDay }) =>
          arrangementsOf(plans)
            .map(({ startsAt, endsAt }) => `${dayTime(iso(startsAt), workingDay)}–${dayTime(iso(endsAt), workingDay)}`)
            .join("・"),
        reading: startOf,
        cell: (day) => <PlannedTimes {...day} />,
        width: 7.5,
        className: "tnum",
      },
      {
        key: "site",
        label: t("site"),
        value: ({ plans }) =>
          arrangementsOf(plans)
            .map(({ siteName }) => siteName)
            .join("・"),
        cell: (day) => <PlannedSites {...day} />,
        width: 9,
        grows: true,
      },
      {
        key: "in",
        label: t("in"),
        value: ({ punches: [first], workingDay }) => (first === undefined ? null : dayTime(first.checkIn, workingDay)),
        reading: ({ punches: [first] }) => first?.checkIn ?? null,
        cell: (day) => <Pressed day={day} isToday={shownDay === today} />,
        width: 5.5,
        className: "tnum",
      },
      {
        key: "where",
        label: t("whereSeen"),
        value: whereSeen,
        isSent: ({ punches, told }) => told != null || punches.some(({ checkInFrom }) => checkInFrom !== undefined),
        cell: (day) => <WhereSeen day={day} />,
        width: 8,
      },
      {
        key: "out",
        label: t("out"),
        value: (day) => {
          const out = day.punches.at(-1)?.checkOut ?? null
          const here = stillHere(day)
          return out !== null ? dayTime(out, day.workingDay) : here === undefined ? null : t(here)
        },
        reading: ({ punches }) => punches.at(-1)?.checkOut ?? null,
        cell: (day) => <Left day={day} />,
        width: 4.75,
        className: "tnum",
      },
      {
        key: "rest",
        label: t("rest"),
        kind: "minutes",
        value: (day) => (day.punches.length > 0 ? restSoFar(day) : null),
        cell: ({ isRestByRule, ...day }) => (
          <>
            {day.punches.length > 0 && hoursAndMinutes(restSoFar(day))}
            {isRestByRule && (
              <span title={t("restByRuleHint")} className="ml-1 text-2xs text-muted-foreground">
                {t("restByRule")}
              </span>
            )}
          </>
        ),
        width: 5,
      },
      {
        key: "worked",
        label: t("worked"),
        kind: "minutes",
        value: ({ workedMinutes }) => (workedMinutes > 0 ? workedMinutes : null),
        width: 4.5,
      },
      {
        key: "state",
        label: t("state"),
        value: ({ problems, corrections }) =>
          [...problems.map((one) => t(`problem.${one}`)), ...(corrections.length > 0 ? [t("corrected")] : [])].join(
            "・",
          ),
        cell: (day) => <ToCheck day={day} />,
        width: 6.5,
      },
      {
        key: "phone",
        label: t("phone"),
        value: () => null,
        cell: (day) => <CallMissing day={day} />,
        width: 5.75,
        isTool: true,
      },
      {
        key: "correct",
        label: "",
        value: () => null,
        cell: (day) => <Correct day={day} onChange={onChange} />,
        width: 8,
        isTool: true,
      },
    ],
    [t, dayTime, whereSeen, shownDay, today, onChange],
  )
}
