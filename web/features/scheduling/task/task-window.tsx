import { useQuery } from "@tanstack/react-query"
import { Suspense, useEffect, useEffectEvent, useState } from "react"
import { may } from "@/lib/permissions.tsx"
import { monthQuery } from "../calendar-query.ts"
import { monthOf } from "../days.ts"
import { workShifts } from "../shifts.ts"
import type { TaskRequest } from "../task-request.ts"
import { emptyDraft, putOn, setKind, tick } from "./draft.ts"
import { draftOf, oneDayOf } from "./draft-wire.ts"
import { goneOf } from "./gone.ts"
import { askForParts } from "./late-parts.ts"
import { TaskDialog } from "./task-dialog.tsx"
import { taskQuery } from "./task-query.ts"
import { TaskSheet } from "./task-sheet.tsx"
import type { Start } from "./use-arrangement.ts"
import { Waiting } from "./waiting.tsx"

interface TaskWindowProps {
  readonly request: TaskRequest
  readonly onRequest: (request: TaskRequest) => void
  readonly onClose: () => void
  /** The calendar below goes to this day: closing the window, or only where its address named none. */
  readonly onDay?: (day: string) => void
  readonly onFound?: (day: string) => void
}
/** 手配の詳細: a new arrangement, the form of a stored one, or what may be read of it. */
export default function TaskWindow(props: TaskWindowProps) {
  useEffect(askForParts, [])
  // All of it at once: what came later would push down what somebody types in.
  return (
    <Suspense fallback={<Waiting error={null} onRetry={props.onClose} onClose={props.onClose} />}>
      {props.request.kind === "create" ? (
        <NewTask {...props} request={props.request} />
      ) : (
        <StoredTask key={props.request.taskId} {...props} request={props.request} />
      )}
    </Suspense>
  )
}
type Of<Kind extends TaskRequest["kind"]> = TaskWindowProps & {
  readonly request: Extract<TaskRequest, { readonly kind: Kind }>
}
/** The company's times and the server's today come with the month, which is there already when a day was clicked. */
function NewTask({ request, onClose, onRequest }: Of<"create">) {
  const { data: calendar, error, refetch } = useQuery(monthQuery(monthOf(request.day), undefined))
  if (calendar === undefined) return <Waiting error={error} onRetry={() => void refetch()} onClose={onClose} />
  const shift = request.shift ?? "morning"
  const empty = emptyDraft(request.day, request.siteId ?? null)
  const ticked = tick(request.isSmallJob === true ? setKind(empty, "small") : empty, shift, calendar.shifts)
  const person = calendar.staff.find(({ userId }) => userId === request.userId)
  const {
    name,
    trade,
    vendorCompanyName: vendor = null,
    userId,
  } = person ?? { name: "", trade: null, vendorCompanyName: null, userId: 0 }
  const draft =
    person === undefined
      ? ticked
      : putOn(ticked, shift, [{ userId, name, trade, vendor, count: "1", price: "", certificates: [] }])
  const start: Start = { view: undefined, draft, shifts: calendar.shifts, today: calendar.today }
  return <TaskDialog start={start} firstShift={shift} onClose={onClose} onRequest={onRequest} />
}
function StoredTask({ request, onClose, onRequest, onDay, onFound }: Of<"open">) {
  const { data: view, error, refetch, isFetchedAfterMount } = useQuery(taskQuery(request.taskId))
  // After a wish was accepted the form begins anew on what is stored now, and is about this day alone (TASK-20).
  const [reopened, setReopened] = useState(0)
  const found = view?.startDate ?? goneOf(error)?.startDate
  const show = useEffectEvent((day: string) => onFound?.(day))
  useEffect(() => {
    if (found !== undefined) show(found)
  }, [found])
  if (view === undefined || (!isFetchedAfterMount && error === null))
    return <Waiting error={error} onRetry={() => void refetch()} onClose={onClose} onDay={onDay} />
  if (!may(view, "update")) return <TaskSheet view={view} onClose={onClose} />
  const draft = reopened > 0 ? oneDayOf(view) : draftOf(view)
  const start: Start = { view, draft, shifts: view.shiftDefaults, today: view.today }
  const firstShift = request.shift ?? workShifts.find((shift) => draft.shifts[shift].isOn) ?? "morning"
  return (
    <TaskDialog
      key={`${view.id} ${reopened}`}
      start={start}
      firstShift={firstShift}
      onClose={onClose}
      onRequest={onRequest}
      onReopen={() => void refetch().then(() => setReopened((times) => times + 1))}
    />
  )
}
