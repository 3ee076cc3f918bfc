import { ChevronDown } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { AttendanceDay, OpenEnd } from "#modules/timekeeping/contract.ts"
import { dayTone } from "@/features/scheduling/days.ts"
import { cn } from "@/lib/class-names.ts"
import { hoursAndMinutes } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { Change } from "./changes.ts"
import { DayDetails } from "./day-panel.tsx"
import { DayTime } from "./day-time.tsx"
import { ProblemBadges } from "./problems.tsx"

interface OwnMonthProps {
  readonly days: ReadonlyArray<AttendanceDay>
  readonly ends: ReadonlyArray<OpenEnd>
  readonly onChange: (change: Change) => void
}
const ownDayId = (day: string) => `own-day-${day}`
/** Opens the first day on which something is wrong, and brings it into sight. */
export const showFirstProblem = (days: OwnMonthProps["days"]) => {
  const wrong = days.find(({ problems }) => problems.length > 0)
  const line = wrong === undefined ? null : document.getElementById(ownDayId(wrong.workingDay))
  if (!(line instanceof HTMLDetailsElement)) return
  line.open = true
  line.scrollIntoView({ block: "start" })
  line.querySelector("summary")?.focus({ preventScroll: true })
}

/** One person's month on a phone: a line for each day, its details under it. */
export function OwnMonth({ days, ends, onChange }: OwnMonthProps) {
  return (
    <ul className="divide-y border-y bg-card">
      {days.map((day) => (
        <li key={day.workingDay}>
          <details className="group scroll-mt-4" id={ownDayId(day.workingDay)}>
            <DayLine day={day} />
            <DayDetails day={day} ends={ends} onChange={onChange} />
          </details>
        </li>
      ))}
    </ul>
  )
}
function DayLine({ day }: { readonly day: AttendanceDay }) {
  const { t } = useTranslation("attendance")
  const format = useFormat()
  const first = day.punches[0]
  const last = day.punches.at(-1)
  return (
    <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-base">
      <b className={cn("min-w-28", dayTone(day.workingDay, day.holiday))}>
        {format.day(day.workingDay)}
        {day.holiday !== null && <span className="block text-xs font-medium">{day.holiday}</span>}
      </b>
      <span className="tnum">
        {first === undefined ? (
          t(day.plans.length > 0 ? "planned" : "noPlan")
        ) : (
          <>
            <DayTime instant={first.checkIn} day={day.workingDay} />–
            {last?.checkOut != null && <DayTime instant={last.checkOut} day={day.workingDay} />}
          </>
        )}
      </span>
      <span className="tnum ml-auto flex items-center gap-1.5 font-bold">
        {day.workedMinutes > 0 && hoursAndMinutes(day.workedMinutes)}
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </span>
      {day.problems.length > 0 && (
        <span className="flex w-full flex-wrap gap-1">
          <ProblemBadges problems={day.problems} />
        </span>
      )}
    </summary>
  )
}
