import { useQuery } from "@tanstack/react-query"
import { CalendarOff } from "lucide-react"
import { lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { useWorkspace } from "@/features/session/workspace.ts"
import { NextStep } from "@/features/shell/next-step.tsx"
import { hoursAndMinutes } from "@/lib/format.ts"
import { Total } from "../today/month-totals.tsx"
import { AttendanceHead } from "./attendance-head.tsx"
import { type AttendancePlace, useAttendancePlace } from "./attendance-place.ts"
import { monthTableQuery, personMonthQuery } from "./attendance-query.ts"
import { MonthLock } from "./month-lock.tsx"
import { OwnMonth, showFirstProblem } from "./own-month.tsx"
import { useChange } from "./use-change.tsx"

const PersonChoice = lazy(() => import("./person-choice.tsx"))

const PhoneDay = lazy(() => import("./phone-day.tsx"))

/** The day of everybody where the address asks for it, else one person's month. */
export default function PhoneAttendance() {
  const place = useAttendancePlace()
  if (place.view === "month") return <PhoneMonth place={place} />
  return (
    <Suspense>
      <PhoneDay place={place} />
    </Suspense>
  )
}
/** One person's month, at first the own; whoever sees more than himself picks the person. */
function PhoneMonth({ place }: { readonly place: AttendancePlace }) {
  const { t } = useTranslation("attendance")
  const change = useChange()
  const table = useQuery(monthTableQuery({ month: place.month, q: place.q, page: place.page }))
  const rows = table.data?.data ?? []
  const { person } = useWorkspace()
  const rowOf = (wanted: number | null | undefined) => rows.find(({ userId }) => userId === wanted)
  const row = rowOf(place.person) ?? rowOf(person.userId) ?? rows[0]
  const month = useQuery({ ...personMonthQuery(row?.userId ?? 0, place.month), enabled: row !== undefined })
  // The person's own, today too: the table's stop at yesterday.
  const totals = month.data?.totals
  const failed = table.isError ? table : month.isError ? month : undefined
  return (
    <div className="pb-6">
      <AttendanceHead
        place={place}
        people={table.data?.totalItems}
        problems={month.data?.days.filter(({ problems }) => problems.length > 0).length ?? 0}
        onProblems={() => showFirstProblem(month.data?.days ?? [])}
        isLoading={table.isFetching || month.isFetching}
        hasSearch={false}
        hasViews={rows.length > 1}
      >
        <MonthLock closed={month.data?.closed} className="w-full" />
      </AttendanceHead>
      <div className="flex flex-col gap-3 px-4 pb-3">
        {failed !== undefined && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
        {rows.length > 1 && row !== undefined && (
          <Suspense fallback={<Skeleton className="h-13" />}>
            <PersonChoice
              label={t("name")}
              people={rows}
              value={row.userId}
              onChange={(userId) => place.open(userId, place.day)}
            />
          </Suspense>
        )}
        {totals !== undefined && (
          <Card className="grid grid-cols-3 divide-x big-text:grid-cols-1 big-text:divide-x-0 big-text:divide-y">
            <Total word={t("days")} value={String(totals.days)} />
            <Total word={t("worked")} value={hoursAndMinutes(totals.workedMinutes)} />
            <Total word={t("overtime")} value={hoursAndMinutes(totals.overtimeMinutes)} />
          </Card>
        )}
        {table.isPending && <Skeleton className="h-40" />}
        {(table.data?.data.length === 0 || month.data?.days.length === 0) && (
          <EmptyState icon={CalendarOff} title={t("emptyTitle")} hint={t("emptyOwnHint")}>
            <NextStep of="createTask" />
          </EmptyState>
        )}
      </div>
      {month.data !== undefined && month.data.days.length > 0 && (
        <OwnMonth days={month.data.days} ends={month.data.ends} onChange={change.start} />
      )}
      {change.dialog}
    </div>
  )
}
