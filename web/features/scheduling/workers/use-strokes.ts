import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { shiftFields } from "#modules/scheduling/codes.ts"
import { ApiError, sentenceOf } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { randomId } from "@/lib/random-id.ts"
import { toast } from "@/lib/toast.ts"
import { type CalendarView, calendarKey } from "../calendar-query.ts"
import { scheduling } from "../client.ts"
import { shiftIds } from "../shifts.ts"
import { versionOf, withAssigned, withStroke } from "./calendar-change.ts"
import { type Had, inverseOf, leftBy, type SlotRef, type Stroke } from "./strokes.ts"

/** A stroke that was done, and the one that takes it back. */
interface Step {
  readonly done: Stroke
  readonly back: Stroke
}
/** What somebody has on a shift, asked before he leaves it, so that undoing gives it back. */
const hadOn = async ({ taskId, shift }: SlotRef, userId: number): Promise<Had | undefined> => {
  const { workers = [] } = await data(scheduling.readTask({ params: { id: taskId } }))
  const worker = workers.find((one) => one.userId === userId)
  const { count, price } = shiftFields[shift]
  return worker === undefined ? undefined : { countWork: worker[count] ?? 1, price: worker[price] ?? null }
}
const sentenceFor = (error: unknown, whole: string) =>
  error instanceof ApiError && error.fields.length > 0 ? error.fields.map(({ message }) => message).join(" ") : whole

/**
 * Carries strokes out one after the other: each shows at once, is sent with the version that stands then, and is taken
 * back with the server's reason when it is refused. Keeps what undo and redo need.
 */
export const useStrokes = (month: string, siteId: number | undefined) => {
  const queries = useQueryClient()
  const { t } = useTranslation("common")
  const queue = useRef(Promise.resolve())
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())
  const [past, setPast] = useState<ReadonlyArray<Step>>([])
  const [future, setFuture] = useState<ReadonlyArray<Step>>([])
  const queryKey = [...calendarKey, month, siteId ?? 0]

  const carryOut = async (stroke: Stroke): Promise<Step> => {
    const { slot, from, addIds, removeIds } = stroke
    const left = leftBy(stroke)
    const leaver = from === undefined ? removeIds[0] : addIds[0]
    const had = left === undefined || leaver === undefined ? undefined : await hadOn(left, leaver)
    const whole: Stroke = from === undefined || had === undefined ? stroke : { ...stroke, ...had }
    const view = queries.getQueryData<CalendarView>(queryKey)
    const version = view === undefined ? undefined : versionOf(view, slot.taskId)
    const fromVersion = view === undefined || from === undefined ? undefined : versionOf(view, from.taskId)
    if (version === undefined) throw new ApiError({ status: 404, errorCode: "Task_Not_Found" })
    const answer = await data(
      scheduling.assign({
        params: { id: slot.taskId },
        body: {
          version,
          shift: shiftIds[slot.shift],
          addIds,
          removeIds,
          ...(whole.countWork === undefined ? {} : { countWork: whole.countWork }),
          ...(whole.price == null ? {} : { price: whole.price }),
          ...(from === undefined || fromVersion === undefined
            ? {}
            : { from: { taskId: from.taskId, shift: shiftIds[from.shift], version: fromVersion } }),
        },
        extraHeaders: { "idempotency-key": randomId() },
      }),
    )
    queries.setQueryData<CalendarView>(queryKey, (now) => (now === undefined ? now : withAssigned(now, answer.tasks)))
    return { done: whole, back: inverseOf(whole, had) }
  }
  /** Resolves with the reason when it was refused. */
  const run = (stroke: Stroke, onDone: (step: Step) => void): Promise<string | undefined> => {
    const keys = [...stroke.addIds, ...stroke.removeIds].map(
      (userId) => `${stroke.slot.taskId}:${stroke.slot.shift}:${userId}`,
    )
    setPending((now) => new Set([...now, ...keys]))
    queries.setQueryData<CalendarView>(queryKey, (now) => (now === undefined ? now : withStroke(now, stroke)))
    const outcome = queue.current
      .then(() => carryOut(stroke))
      .then(
        (step) => {
          onDone(step)
          return undefined
        },
        async (error: unknown) => {
          const reason = sentenceFor(error, sentenceOf(error, t))
          toast.error(reason)
          await queries.invalidateQueries({ queryKey: calendarKey })
          return reason
        },
      )
    queue.current = outcome.then(() => setPending((now) => new Set([...now].filter((key) => !keys.includes(key)))))
    void queries.invalidateQueries({ queryKey: ["candidates"], refetchType: "none" })
    return outcome
  }
  const stroke = useRef(run)
  stroke.current = run
  return {
    pending,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    stroke: useCallback(
      (next: Stroke) =>
        stroke.current(next, (step) => {
          setPast((now) => [...now, step])
          setFuture([])
        }),
      [],
    ),
    undo: async () => {
      const last = past.at(-1)
      if (last === undefined) return false
      setPast(past.slice(0, -1))
      const reason = await run(last.back, () => setFuture((now) => [...now, last]))
      return reason === undefined
    },
    redo: async () => {
      const next = future.at(-1)
      if (next === undefined) return false
      setFuture(future.slice(0, -1))
      const reason = await run(next.done, (step) => setPast((now) => [...now, step]))
      return reason === undefined
    },
  }
}
export type Strokes = ReturnType<typeof useStrokes>
