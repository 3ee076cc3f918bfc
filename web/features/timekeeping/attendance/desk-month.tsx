import { useQuery } from "@tanstack/react-query"
import { CalendarOff } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { Pager } from "@/components/ui/pager.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { NextStep } from "@/features/shell/next-step.tsx"
import { cn } from "@/lib/class-names.ts"
import { AttendanceHead } from "./attendance-head.tsx"
import type { AttendancePlace } from "./attendance-place.ts"
import { monthTableQuery } from "./attendance-query.ts"
import { DayPanel } from "./day-panel.tsx"
import { CellChoice, LookChips } from "./filter-chips.tsx"
import { MonthExport } from "./month-export.tsx"
import { MonthGrid } from "./month-grid.tsx"
import { MonthLock } from "./month-lock.tsx"
import { PrintHead } from "./print-head.tsx"
import { ProblemLegend } from "./problems.tsx"
import { SiteChoice } from "./site-choice.tsx"
import { Trouble } from "./trouble.tsx"
import { useChange } from "./use-change.tsx"
import { WalkReds } from "./walk-reds.tsx"

/** The month over the chosen day's detail. */
export function DeskMonth({ place }: { readonly place: AttendancePlace }) {
  const table = useQuery(monthTableQuery(place))
  const change = useChange()
  const rows = table.data?.data ?? []
  const isNarrowed = place.q !== "" || place.look !== undefined || place.site !== undefined
  const people = table.data?.totalItems
  return (
    <div data-sheet="month" className="flex h-full flex-col print:block print:h-auto">
      <PrintHead month={place.month} />
      <AttendanceHead
        place={place}
        people={people}
        problems={0}
        isLoading={table.isFetching && !table.isPending}
        hasViews
        hasSearch={place.q !== "" || (people ?? 0) > 1}
      >
        <MonthLock closed={table.data?.closed} />
      </AttendanceHead>
      {table.isError && <Trouble error={table.error} refetch={table.refetch} updatedAt={table.dataUpdatedAt} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 pb-2 print:hidden">
        {table.data !== undefined && (
          <>
            <CellChoice place={place} />
            <LookChips counts={table.data.counts} place={place} />
            <SiteChoice sites={table.data.sites} place={place} className="w-60 big-text:w-full" />
            {rows.length > 0 && (
              <span className="ml-auto flex flex-wrap items-center gap-2">
                <WalkReds
                  rows={rows}
                  count={table.data.counts.urgent}
                  totalPages={table.data.totalPages}
                  place={place}
                />
                <MonthExport place={place} people={table.data.totalItems} from={table.data.from} to={table.data.to} />
              </span>
            )}
          </>
        )}
      </div>
      <div className="flex min-h-0 flex-1 flex-col border-t print:block print:border-0">
        <section
          aria-busy={table.isPlaceholderData}
          className={cn("flex min-h-0 min-w-0 flex-1 flex-col bg-card", table.isPlaceholderData && "opacity-60")}
        >
          {table.isPending && <Loading />}
          {table.data !== undefined && rows.length === 0 && (isNarrowed ? <NoMatch place={place} /> : <Nothing />)}
          {table.data !== undefined && rows.length > 0 && (
            <>
              <MonthGrid
                key={`${place.month}${place.q}${place.page}${place.look}${place.site}`}
                rows={rows}
                period={table.data}
                sums={table.data.sums}
                countedTo={table.data.countedTo}
                totalPages={table.data.totalPages}
                place={place}
              />
              {/* In large text the rows need its room while a day stands open. */}
              <ProblemLegend {...(place.person === undefined ? {} : { className: "big-text:hidden" })} />
            </>
          )}
          <Pager page={{ pageIndex: place.page, totalPages: table.data?.totalPages ?? 1 }} onTurn={place.turnTo} />
        </section>
        {place.person !== undefined && (
          <DayPanel
            dock="below"
            listed={undefined}
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
function NoMatch({ place }: { readonly place: AttendancePlace }) {
  const { t } = useTranslation(["attendance", "list"])
  return (
    <div role="status" className="flex flex-col items-center gap-3 p-6 text-center text-muted-foreground">
      {place.q === "" ? t("emptyFilter") : t("emptySearch", { typed: place.q })}
      <Button variant="outline" size="sm" onClick={place.clear}>
        {t("list:clearFilters")}
      </Button>
    </div>
  )
}
function Nothing() {
  const { t } = useTranslation("attendance")
  return (
    <div className="p-6">
      <EmptyState icon={CalendarOff} title={t("emptyTitle")} hint={t("emptyHint")}>
        <NextStep of="createTask" />
      </EmptyState>
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
