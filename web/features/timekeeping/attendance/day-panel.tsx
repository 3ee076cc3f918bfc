import { useQuery } from "@tanstack/react-query"
import { Plus, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { AttendanceDay } from "#modules/timekeeping/contract.ts"
import { Button } from "@/components/ui/button.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { hoursAndMinutes } from "@/lib/format.ts"
import { Can } from "@/lib/permissions.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { arrangementsOf } from "../day/arrangement.ts"
import { ClockSpan } from "../today/clock-span.tsx"
import { ShiftChips } from "../today/site-card.tsx"
import { personMonthQuery } from "./attendance-query.ts"
import type { Change } from "./changes.ts"
import { Corrections } from "./corrections.tsx"
import { ProblemBadges } from "./problems.tsx"
import { PunchCard } from "./punch-card.tsx"

interface DayPanelProps {
  readonly userId: number
  readonly month: string
  readonly day: string
  readonly onClose: () => void
  readonly onChange: (change: Change) => void
}
/** One person's day: plan, punches with their rests, what counts, what is wrong, and the ways to set it right. */
export function DayPanel({ userId, month, day, onClose, onChange }: DayPanelProps) {
  const { t } = useTranslation("attendance")
  const format = useFormat()
  const person = useQuery(personMonthQuery(userId, month))
  const shown = person.data?.days.find(({ workingDay }) => workingDay === day)
  return (
    <aside
      aria-labelledby="day-panel"
      className="flex w-84 shrink-0 flex-col overflow-y-auto border-l bg-card max-lg:w-76 max-md:w-full max-md:border-l-0"
    >
      <header className="sticky top-0 z-1 flex items-start gap-2 border-b bg-card px-4 py-3">
        <div className="min-w-0 flex-1">
          <h2 id="day-panel" className="truncate text-base font-bold">
            {person.data?.name}
          </h2>
          <p className="text-muted-foreground">{format.longDay(day)}</p>
        </div>
        <Button variant="ghost" size="icon-sm" aria-label={t("close")} onClick={onClose}>
          <X />
        </Button>
      </header>
      {person.isError && <ErrorState error={person.error} onRetry={() => void person.refetch()} className="m-3" />}
      {person.isPending ? (
        <div className="flex flex-col gap-3 p-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-28" />
        </div>
      ) : (
        person.data !== undefined &&
        (shown === undefined ? (
          <p className="p-4 text-muted-foreground">{t("nothing")}</p>
        ) : (
          <DayDetails day={shown} onChange={onChange} />
        ))
      )}
    </aside>
  )
}
interface DayDetailsProps {
  readonly day: AttendanceDay
  readonly onChange: (change: Change) => void
}
export function DayDetails({ day, onChange }: DayDetailsProps) {
  const { t } = useTranslation("attendance")
  return (
    <div className="flex flex-col gap-4 p-4">
      {day.problems.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          <ProblemBadges problems={day.problems} />
        </div>
      )}
      <Counted day={day} />
      <section aria-label={t("plan")}>
        <h3 className="mb-1 text-xs text-muted-foreground">{t("plan")}</h3>
        {day.plans.length === 0 && <p>{t("noPlan")}</p>}
        <ul className="flex flex-col gap-2">
          {arrangementsOf(day.plans).map((plan) => (
            <li key={plan.taskId} className="rounded-lg border px-3 py-2">
              <span className="flex flex-wrap items-center gap-2">
                <ShiftChips shifts={plan.shifts} />
                <ClockSpan from={plan.startsAt} to={plan.endsAt} />
              </span>
              <b className="mt-1 block">{plan.siteName}</b>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={`${t("in")}・${t("out")}`} className="flex flex-col gap-2">
        <h3 className="text-xs text-muted-foreground">
          {t("in")}・{t("out")}
        </h3>
        {day.punches.map((punch) => (
          <PunchCard key={punch.id} day={day} punch={punch} onChange={onChange} />
        ))}
        <Can do="correct" to={day}>
          <Button variant="outline" onClick={() => onChange({ kind: "correct", day, punch: undefined })}>
            <Plus />
            {t("add")}
          </Button>
        </Can>
      </section>
      <Corrections day={day} />
    </div>
  )
}
function Counted({ day }: { readonly day: AttendanceDay }) {
  const { t } = useTranslation("attendance")
  const figures = [
    ["worked", day.workedMinutes],
    ["rest", day.restMinutes],
    ["early", day.earlyMinutes],
    ["night", day.nightMinutes],
  ] as const
  return (
    <dl className="grid grid-cols-4 divide-x rounded-lg border text-center">
      {figures.map(([word, minutes]) => (
        <div key={word} className="px-1 py-2">
          <dt className="text-2xs text-muted-foreground">
            {t(word)}
            {word === "rest" && day.isRestByRule && (
              <span title={t("restByRuleHint")} className="ml-1 rounded-sm bg-muted px-1">
                {t("restByRule")}
              </span>
            )}
          </dt>
          <dd className="tnum text-base font-semibold">{hoursAndMinutes(minutes)}</dd>
        </div>
      ))}
    </dl>
  )
}
