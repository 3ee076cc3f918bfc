import { useQuery } from "@tanstack/react-query"
import { Plus, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { AttendanceDay, OpenEnd } from "#modules/timekeeping/contract.ts"
import { Button } from "@/components/ui/button.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { useTradeName } from "@/features/people/use-trade-name.ts"
import { cn } from "@/lib/class-names.ts"
import { Can, may } from "@/lib/permissions.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { arrangementsOf } from "../day/arrangement.ts"
import { ClockSpan } from "../today/clock-span.tsx"
import { ShiftChips } from "../today/site-card.tsx"
import { personMonthQuery } from "./attendance-query.ts"
import { CallLink } from "./call-link.tsx"
import type { Change } from "./changes.ts"
import { Corrections } from "./corrections.tsx"
import { Counted } from "./counted.tsx"
import { urgentPunch } from "./day-facts.tsx"
import { MonthLock } from "./month-lock.tsx"
import { MonthSoFar, PressedWhere } from "./panel-parts.tsx"
import { ProblemBadges } from "./problems.tsx"
import { PunchCard } from "./punch-card.tsx"
import { usePanelKeys } from "./use-panel-keys.ts"

const docks = {
  side: "w-80 border-l max-lg:w-76 max-md:w-full max-md:border-l-0",
  below: "max-h-[42%] border-t",
} as const

interface DayPanelProps {
  /** Below the month's grid, so that it covers neither a day nor the sums; beside a list. */
  readonly dock: keyof typeof docks
  readonly userId: number
  readonly month: string
  readonly day: string
  /** The day as a list already tells it: it stands until the month has come, and where the day is of another month. */
  readonly listed?: AttendanceDay | undefined
  readonly onClose: () => void
  readonly onChange: (change: Change) => void
}
/** One person's day: plan, punches with their rests, what counts, what is wrong, and the ways to set it right. */
export function DayPanel({ dock, userId, month, day, listed, onClose, onChange }: DayPanelProps) {
  const { t } = useTranslation("attendance")
  const format = useFormat()
  const tradeName = useTradeName()
  const person = useQuery(personMonthQuery(userId, month))
  const shown = person.data?.days.find(({ workingDay }) => workingDay === day) ?? listed
  usePanelKeys({
    isOn: dock === "below",
    onClose,
    onCorrect: () => {
      if (shown !== undefined && may(shown, "correct"))
        onChange({ kind: "correct", day: shown, punch: urgentPunch(shown) })
    },
  })
  return (
    <aside
      aria-labelledby="day-panel"
      className={cn("flex shrink-0 flex-col overflow-y-auto bg-card print:hidden", docks[dock])}
    >
      <header
        className={cn(
          "sticky top-0 z-1 flex items-center gap-2 border-b bg-card px-4",
          dock === "side" ? "py-3" : "py-1",
        )}
      >
        <div className={cn("min-w-0 flex-1", dock === "below" && "flex flex-wrap items-baseline gap-x-3")}>
          <h2 id="day-panel" className="truncate text-base font-bold">
            {person.data?.name ?? listed?.name}
          </h2>
          <p className="text-muted-foreground">
            {format.longDay(day)}
            {shown?.trade != null && shown.trade !== "" && `・${tradeName(shown.trade)}`}
          </p>
        </div>
        {shown !== undefined && <CallLink of={shown} className="max-md:h-12" />}
        <Button variant="ghost" size="icon-sm" aria-label={t("close")} onClick={onClose}>
          <X />
        </Button>
      </header>
      <MonthLock closed={person.data?.closed} className="px-4 pt-3" />
      {person.isError && <ErrorState error={person.error} onRetry={() => void person.refetch()} className="m-3" />}
      {person.isPending && shown === undefined ? (
        <div className="flex flex-col gap-3 p-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-28" />
        </div>
      ) : (
        (person.data !== undefined || shown !== undefined) &&
        (shown === undefined ? (
          <p className="p-4 text-muted-foreground">{t("nothing")}</p>
        ) : (
          <DayDetails day={shown} ends={person.data?.ends ?? []} onChange={onChange} isWide={dock === "below"} />
        ))
      )}
      {person.data !== undefined && <MonthSoFar month={person.data} />}
    </aside>
  )
}
interface DayDetailsProps {
  readonly day: AttendanceDay
  /** What is proposed for the month's punches without an end. */
  readonly ends: ReadonlyArray<OpenEnd>
  readonly onChange: (change: Change) => void
  /** Side by side, where there is width and no height. */
  readonly isWide?: boolean
}
export function DayDetails({ day, ends, onChange, isWide = false }: DayDetailsProps) {
  const { t } = useTranslation("attendance")
  return (
    <div
      className={cn(
        "gap-4 p-4",
        isWide
          ? "grid grid-cols-[19rem_minmax(12rem,1fr)_minmax(16rem,1.4fr)_18rem] py-3 big-text:flex big-text:flex-col max-xl:flex max-xl:flex-col"
          : "flex flex-col",
      )}
    >
      <div className="flex flex-col gap-2">
        {day.problems.length > 0 && (
          <div className="flex flex-wrap gap-1.5">
            <ProblemBadges problems={day.problems} />
          </div>
        )}
        <Counted day={day} />
      </div>
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
          <PunchCard
            key={punch.id}
            day={day}
            punch={punch}
            end={ends.find((end) => end.punch.id === punch.id)}
            onChange={onChange}
          />
        ))}
        <Can do="correct" to={day}>
          <Button variant="outline" onClick={() => onChange({ kind: "correct", day, punch: undefined })}>
            <Plus />
            {t("add")}
          </Button>
        </Can>
      </section>
      <div className="flex flex-col gap-4">
        <Corrections day={day} />
        <PressedWhere day={day} hasPlan={!isWide} />
      </div>
    </div>
  )
}
