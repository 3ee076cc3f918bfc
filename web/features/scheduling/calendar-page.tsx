import { useQuery, useQueryClient } from "@tanstack/react-query"
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { useWorkspace } from "@/features/session/workspace.ts"
import { loadTexts } from "@/i18n/i18n.ts"
import { isUnreachable } from "@/lib/api-error.ts"
import { useIsPhone } from "@/lib/is-phone.ts"
import { may } from "@/lib/permissions.tsx"
import { CalendarHead } from "./calendar-head.tsx"
import { type Calendar, type Slot, withShifts } from "./calendar-model.ts"
import { type CalendarPath, type CalendarPlace, useCalendarPlace } from "./calendar-place.ts"
import { monthQuery, prefetchNeighbours } from "./calendar-query.ts"
import { CalendarTrouble, retryMillis } from "./calendar-states.tsx"
import { Picked, pickedNow } from "./picked.ts"
import { KeptSchedule } from "./unknown-month.tsx"

const DeskCalendar = lazy(() => import("./desk-calendar.tsx"))
const PhoneCalendar = lazy(() => import("./phone-calendar.tsx"))
const FirstSteps = lazy(async () => {
  await loadTexts("steps")
  return await import("@/features/first-steps/first-steps.tsx")
})
const DeleteBar = lazy(() => import("./delete-bar.tsx"))
const TaskWindow = lazy(() => import("./task/task-window.tsx"))

/** The month with the shifts that are chosen, and how it came. */
const useMonth = (place: CalendarPlace) => {
  const queries = useQueryClient()
  const query = useQuery({
    ...monthQuery(place.month, place.constructionSiteId),
    refetchInterval: ({ state: { status, error, data } }) =>
      (status === "error" && isUnreachable(error)) || data?.keptAt !== undefined ? retryMillis : false,
  })
  const { data } = query
  useEffect(() => {
    if (data !== undefined) prefetchNeighbours(queries, place.month, place.constructionSiteId)
  }, [queries, data, place.month, place.constructionSiteId])
  useEffect(() => {
    if (data !== undefined) place.setToday(data.today)
  }, [data, place.setToday])
  const { hidden } = place
  const calendar = useMemo(
    () => (data === undefined || hidden.size === 0 ? data : withShifts(data, (shift) => !hidden.has(shift))),
    [data, hidden],
  )
  return { query, calendar }
}
/** The last day that could be shown: it stays in sight while a month that is not known yet is loading. */
const useShown = (day: string, calendar: Calendar | undefined, since: number) => {
  const shown = calendar === undefined ? undefined : { day, calendar, since }
  const last = useRef(shown)
  useEffect(() => {
    if (shown !== undefined) last.current = shown
  })
  return shown ?? last.current
}
export function CalendarPage({ path = "/calendar" }: { readonly path?: CalendarPath }) {
  const place = useCalendarPlace(path)
  const isPhone = useIsPhone()
  const { query, calendar } = useMonth(place)
  // Told by the list itself: a `:has()` over the calendar would be asked anew for every cell that scrolls in.
  const [steps, setSteps] = useState<"open" | "away">()
  const hasFirstSteps = useWorkspace().buttons.includes("firstSteps")
  const shown = useShown(place.day, calendar, query.dataUpdatedAt)
  const isLoading = query.isPending
  const isRefused = query.isError && !isUnreachable(query.error)
  const facts = calendar ?? shown?.calendar
  const [picked, setPicked] = useState<ReadonlyMap<number, Slot>>()
  const pickedIds = useMemo(() => (picked === undefined ? undefined : new Set(picked.keys())), [picked])
  const pick = (slot: Slot) =>
    setPicked((now = new Map()) => {
      const next = new Map(now)
      if (!next.delete(slot.taskId)) next.set(slot.taskId, slot)
      return next
    })
  const unpick = (taskId: number) => setPicked((now) => new Map([...(now ?? [])].filter(([id]) => id !== taskId)))
  const leavePicking = useCallback(() => setPicked(undefined), [])
  const open = (slot: Slot) => place.ask({ kind: "open", taskId: slot.taskId, shift: slot.shift })
  const create = (day: string) => place.ask({ kind: "create", day })
  const parts = {
    place,
    calendar,
    shown,
    isLoading,
    isRefused,
    onOpen: picked !== undefined ? pick : facts === undefined ? undefined : open,
    onRequest: place.ask,
    onCreate: facts !== undefined && may(facts, "create") ? create : undefined,
  }
  return (
    <div className="flex h-full min-h-0 flex-col max-md:h-auto">
      {isRefused && <ErrorState error={query.error} onRetry={() => void query.refetch()} className="m-4 shrink-0" />}
      {query.isError && !isRefused && (
        <CalendarTrouble
          error={query.error}
          shownSince={query.dataUpdatedAt}
          failedAt={query.errorUpdatedAt}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {calendar?.keptAt !== undefined && (
        <KeptSchedule since={calendar.keptAt} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      <CalendarHead
        place={place}
        calendar={calendar}
        isLoading={isLoading}
        hasList={facts !== undefined && !(facts.counts && isPhone)}
        isComing={facts?.counts === false && place.view === "list"}
        isPicking={picked !== undefined}
        {...(facts !== undefined && may(facts, "delete") && place.view === "month"
          ? { onPick: () => setPicked((now) => (now === undefined ? new Map() : undefined)) }
          : {})}
      />
      {/* はじめの一歩 stands beside the sheet in the place of the day; put away it is a button above both. */}
      <div
        data-steps={steps}
        className="group/calendar flex min-h-0 flex-1 data-[steps=away]:flex-col big-text:flex-col max-md:flex-col max-md:gap-3"
      >
        {hasFirstSteps && (
          <Suspense>
            <FirstSteps onStand={setSteps} />
          </Suspense>
        )}
        <Suspense fallback={<div className="flex-1" />}>
          <Picked value={pickedIds}>{isPhone ? <PhoneCalendar {...parts} /> : <DeskCalendar {...parts} />}</Picked>
        </Suspense>
      </div>
      {picked !== undefined && (
        <Suspense>
          <DeleteBar picked={pickedNow(picked, calendar)} onUnpick={unpick} onClose={leavePicking} />
        </Suspense>
      )}
      {place.request !== undefined && (
        <Suspense>
          <TaskWindow
            request={place.request}
            onRequest={place.ask}
            onClose={() => place.ask(undefined)}
            onDay={place.leaveTo}
            onFound={place.settleAt}
          />
        </Suspense>
      )}
    </div>
  )
}
