import { useQuery } from "@tanstack/react-query"
import { CalendarOff, ChevronRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { AttendanceDay } from "#modules/timekeeping/contract.ts"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { NextStep } from "@/features/shell/next-step.tsx"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"
import { arrangementsOf } from "../day/arrangement.ts"
import { ClockSpan } from "../today/clock-span.tsx"
import { AttendanceHead } from "./attendance-head.tsx"
import type { AttendancePlace } from "./attendance-place.ts"
import { dayListQuery } from "./attendance-query.ts"
import { CallLink } from "./call-link.tsx"
import { DayPanel } from "./day-panel.tsx"
import { inSections, overdueMinutes } from "./day-sections.ts"
import { DayTime } from "./day-time.tsx"
import { StandingChips } from "./filter-chips.tsx"
import { SectionWords } from "./section-words.tsx"
import { SiteChoice } from "./site-choice.tsx"
import { SumBar } from "./sum-bar.tsx"
import { TellMissing } from "./tell-missing.tsx"
import { useChange } from "./use-change.tsx"

/** Everybody of one day on a phone: who is missing first; a tap opens the person's day in place of the list. */
export default function PhoneDay({ place }: { readonly place: AttendancePlace }) {
  const list = useQuery(dayListQuery(place))
  const change = useChange()
  if (place.person !== undefined) {
    const listed = list.data?.data.find(({ userId, workingDay }) => userId === place.person && workingDay === place.day)
    return (
      <>
        <DayPanel
          dock="side"
          userId={place.person}
          month={place.month}
          day={place.day}
          listed={listed}
          onClose={place.close}
          onChange={change.start}
        />
        {change.dialog}
      </>
    )
  }
  return (
    <div className="pb-6">
      <AttendanceHead
        place={place}
        people={list.data?.totalItems}
        problems={0}
        isLoading={list.isFetching && !list.isPending}
        hasSearch={place.q !== "" || (list.data?.totalItems ?? 0) > 1}
        hasViews
      />
      <div className="flex flex-col gap-3 px-4 pb-3">
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.data !== undefined && (
          <>
            <StandingChips counts={list.data.counts} place={place} />
            <SiteChoice sites={list.data.sites} place={place} />
            <TellMissing of={list.data.toAsk} />
          </>
        )}
        {list.isPending && <Skeleton className="h-40" />}
        {list.data?.data.length === 0 && <Nothing place={place} />}
      </div>
      {list.data !== undefined && list.data.data.length > 0 && (
        <>
          {inSections(list.data.data).map(([standing, some]) => (
            <section key={standing} aria-labelledby={`section-${standing}`}>
              <h2 id={`section-${standing}`} className="border-y bg-muted px-4 py-1.5 text-sm">
                <SectionWords
                  standing={place.standing === "off" ? "off" : standing}
                  count={some.length}
                  since={list.data.missingSince}
                />
              </h2>
              <ul className="divide-y bg-card">
                {some.map((day) => (
                  <PersonLine key={`${day.userId} ${day.workingDay}`} day={day} place={place} />
                ))}
              </ul>
            </section>
          ))}
          <SumBar counts={list.data.counts} sums={list.data.sums} />
        </>
      )}
    </div>
  )
}
function Nothing({ place }: { readonly place: AttendancePlace }) {
  const { t } = useTranslation("attendance")
  if (place.q !== "") return <p role="status">{t("emptySearch", { typed: place.q })}</p>
  if (place.standing !== undefined || place.site !== undefined) return <p role="status">{t("emptyFilter")}</p>
  return (
    <EmptyState icon={CalendarOff} title={t("emptyDay")} hint={t("emptyOwnHint")}>
      <NextStep of="createTask" />
    </EmptyState>
  )
}
interface PersonLineProps {
  readonly day: AttendanceDay
  readonly place: AttendancePlace
}
/** Who, planned when and where, pressed when; whoever is missed can be rung up at once. */
function PersonLine({ day, place }: PersonLineProps) {
  const { t } = useTranslation("attendance")
  const format = useFormat()
  const first = day.punches[0]
  const last = day.punches.at(-1)
  const overdue = place.day === place.today ? overdueMinutes(day) : 0
  const isMissed = day.standings.includes("missing") || day.standings.includes("unfinished")
  return (
    <li className="flex items-center gap-2 pr-2">
      <button
        type="button"
        onClick={() => place.enter(day.userId, day.workingDay)}
        className="flex min-h-15 min-w-0 flex-1 items-center gap-2 py-2 pl-4 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <b className="text-base">{day.name}</b>
            {day.workingDay !== place.day && (
              <span className="text-sm text-muted-foreground">{format.day(day.workingDay)}</span>
            )}
            {first !== undefined && (
              <span className={cn("tnum text-base", day.problems.includes("late") && "font-bold text-warning")}>
                <DayTime instant={first.checkIn} day={day.workingDay} />–
                {last?.checkOut != null && <DayTime instant={last.checkOut} day={day.workingDay} />}
              </span>
            )}
            {overdue > 0 && (
              <b className="tnum text-base text-danger">{t("overdue", { time: format.duration(overdue) })}</b>
            )}
          </span>
          {arrangementsOf(day.plans).map((plan) => (
            <span key={plan.taskId} className="block text-sm text-muted-foreground">
              <ClockSpan from={plan.startsAt} to={plan.endsAt} /> {plan.siteName}
            </span>
          ))}
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
      </button>
      {isMissed && <CallLink of={day} className="max-md:h-12" />}
    </li>
  )
}
