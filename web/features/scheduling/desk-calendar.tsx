import { lazy, Suspense } from "react"
import { type CalendarParts, olderThan } from "./calendar-parts.ts"
import { NothingMatches } from "./calendar-states.tsx"
import { Coming } from "./coming.tsx"
import { FoldableDayPanel } from "./foldable-day-panel.tsx"
import { MonthGrid } from "./month-grid.tsx"

const WorkerCalendar = lazy(() => import("./workers/worker-calendar.tsx"))

/** Desks: the month or the worker rows left, the chosen day right. Nothing opens a window just to be read. */
export default function DeskCalendar(parts: CalendarParts) {
  const { place, calendar, shown, isLoading, onOpen, onCreate } = parts
  const isEmpty = calendar?.days.every(({ slots }) => slots.length === 0) === true
  const isFiltered = place.hidden.size > 0 || place.constructionSiteId !== undefined
  if (place.view === "list" && shown?.calendar.counts === true) {
    return (
      <Suspense fallback={<div className="flex-1" />}>
        <WorkerCalendar {...parts} />
      </Suspense>
    )
  }
  // Whoever is told of his own days alone has what is coming as his list (D115).
  if (place.view === "list" && shown !== undefined) {
    return (
      <div className="min-h-0 flex-1 overflow-y-auto px-5">
        <div className="mx-auto max-w-200">
          <Coming {...parts} />
        </div>
      </div>
    )
  }
  return (
    <div className="relative flex min-h-0 min-w-0 flex-1 flex-col gap-3 px-5 pb-4">
      {isEmpty && isFiltered && <NothingMatches onClear={place.clearFilters} />}
      {/* Large text leaves no room for two columns: the day then stands below the month, and both scroll together. */}
      <div className="flex min-h-0 flex-1 gap-3 big-text:flex-col big-text:overflow-y-auto">
        <MonthGrid place={place} calendar={calendar} isLoading={isLoading} onOpen={onOpen} onCreate={onCreate} />
        {shown !== undefined && (
          <FoldableDayPanel
            day={shown.day}
            calendar={shown.calendar}
            olderThan={olderThan(parts)}
            onOpen={onOpen}
            onCreate={onCreate}
          />
        )}
      </div>
    </div>
  )
}
