import { useQuery } from "@tanstack/react-query"
import { CalendarOff } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { MonthRow } from "#modules/timekeeping/contract.ts"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Pager } from "@/components/ui/pager.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { cn } from "@/lib/class-names.ts"
import { clockTime } from "@/lib/format.ts"
import { AttendanceHead } from "./attendance-head.tsx"
import { type AttendancePlace, useAttendancePlace } from "./attendance-place.ts"
import { dayListQuery, monthTableQuery } from "./attendance-query.ts"
import type { Look } from "./attendance-search.ts"
import { DayPanel } from "./day-panel.tsx"
import { DayTable } from "./day-table.tsx"
import { CellChoice, LookChips, StandingChips } from "./filter-chips.tsx"
import { MonthGrid } from "./month-grid.tsx"
import { PrintHead } from "./print-head.tsx"
import { lookOf, ProblemLegend } from "./problems.tsx"
import { SiteChoice } from "./site-choice.tsx"
import { SumBar } from "./sum-bar.tsx"
import { useChange } from "./use-change.tsx"

type Rows = ReadonlyArray<MonthRow>
/** How many days of the month need a hand, and how many are worth a look. */
const countsOf = (rows: Rows) => {
  const found = rows.flatMap(({ days }) => days.map(({ problems }) => lookOf(problems)))
  const countOf = (look: Look) => found.filter((one) => one === look).length
  return { urgent: countOf("urgent"), mild: countOf("mild") }
}
const rowsOf = (rows: Rows, look: Look | undefined) =>
  look === undefined ? rows : rows.filter(({ days }) => days.some(({ problems }) => lookOf(problems) === look))

/** The month over the chosen day's detail, or the day's list beside it. Nothing opens a window just to be read. */
export default function DeskAttendance() {
  const place = useAttendancePlace()
  const isDay = place.view === "day"
  const table = useQuery({ ...monthTableQuery(place), enabled: !isDay })
  const list = useQuery({ ...dayListQuery(place), enabled: isDay })
  const shown = isDay ? list : table
  const change = useChange()
  const rows = rowsOf(table.data?.data ?? [], place.look)
  const listed = list.data?.data.find(({ userId, workingDay }) => userId === place.person && workingDay === place.day)
  const people = shown.data?.totalItems
  return (
    <div data-sheet={isDay ? "day" : "month"} className="flex h-full flex-col print:block print:h-auto">
      <PrintHead title={isDay ? place.day : place.month} isDay={isDay} />
      <AttendanceHead
        place={place}
        people={people}
        problems={0}
        isLoading={shown.isFetching && !shown.isPending}
        hasViews
        hasSearch={place.q !== "" || (people ?? 0) > 1}
      />
      {shown.isError && <Trouble query={shown} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 pb-2 print:hidden">
        {isDay && list.data !== undefined && (
          <>
            <StandingChips counts={list.data.counts} place={place} />
            <SiteChoice sites={list.data.sites} place={place} className="ml-auto w-60 big-text:w-full" />
          </>
        )}
        {!isDay && table.data !== undefined && (
          <>
            <CellChoice place={place} />
            <LookChips counts={countsOf(table.data.data)} place={place} />
          </>
        )}
      </div>
      <div className={cn("flex min-h-0 flex-1 border-t print:block print:border-0", !isDay && "flex-col")}>
        <section
          aria-busy={shown.isPlaceholderData}
          className={cn("flex min-h-0 min-w-0 flex-1 flex-col bg-card", shown.isPlaceholderData && "opacity-60")}
        >
          {shown.isPending && <Loading />}
          {shown.data?.data.length === 0 && <Nothing place={place} />}
          {!isDay && table.data !== undefined && table.data.data.length > 0 && rows.length === 0 && <NoMatch />}
          {!isDay && rows.length > 0 && (
            <>
              <MonthGrid key={`${place.month}${place.q}${place.page}${place.look}`} rows={rows} place={place} />
              {/* In large text the rows need its room while a day stands open. */}
              <ProblemLegend {...(place.person === undefined ? {} : { className: "big-text:hidden" })} />
            </>
          )}
          {isDay && list.data !== undefined && list.data.data.length > 0 && (
            <>
              <DayTable days={list.data.data} place={place} onChange={change.start} />
              <SumBar counts={list.data.counts} sums={list.data.sums} />
            </>
          )}
          <Pager page={{ pageIndex: place.page, totalPages: shown.data?.totalPages ?? 1 }} onTurn={place.turnTo} />
        </section>
        {place.person !== undefined && (
          <DayPanel
            dock={isDay ? "side" : "below"}
            listed={isDay ? listed : undefined}
            userId={place.person}
            month={place.month}
            day={place.day}
            onClose={place.close}
            onChange={change.start}
          />
        )}
      </div>
      {change.dialog}
    </div>
  )
}
interface TroubleProps {
  readonly query: {
    readonly error: unknown
    readonly dataUpdatedAt: number
    readonly refetch: () => Promise<unknown>
  }
}
/** What could not be loaded stands above what is still known. */
function Trouble({ query }: TroubleProps) {
  const { t } = useTranslation("attendance")
  return (
    <div className="px-5 pb-2">
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      {query.dataUpdatedAt > 0 && (
        <p className="mt-1 text-xs text-muted-foreground">
          {t("asOf", { time: clockTime(new Date(query.dataUpdatedAt).toISOString()) })}
        </p>
      )}
    </div>
  )
}
function NoMatch() {
  const { t } = useTranslation("attendance")
  return (
    <p role="status" className="p-6 text-center text-muted-foreground">
      {t("emptyFilter")}
    </p>
  )
}
function Nothing({ place }: { readonly place: AttendancePlace }) {
  const { t } = useTranslation("attendance")
  if (place.q === "" && place.standing !== undefined) return <NoMatch />
  if (place.q !== "") {
    return (
      <p role="status" className="p-6 text-center text-muted-foreground">
        {t("emptySearch", { typed: place.q })}
      </p>
    )
  }
  return (
    <div className="p-6">
      <EmptyState
        icon={CalendarOff}
        title={t(place.view === "day" ? "emptyDay" : "emptyTitle")}
        hint={t("emptyHint")}
      />
    </div>
  )
}
const lines = [0, 1, 2, 3, 4, 5, 6, 7]

function Loading() {
  const { t } = useTranslation("common")
  return (
    <div role="status" className="flex flex-col gap-2 p-5">
      <span className="sr-only">{t("loading")}</span>
      {lines.map((line) => (
        <Skeleton key={line} className="h-8 w-full" />
      ))}
    </div>
  )
}
