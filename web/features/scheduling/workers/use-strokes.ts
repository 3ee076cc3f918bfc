import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { shiftFields } from "#modules/scheduling/codes.ts"
import { ApiError, sentenceOf } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { randomId } from "@/lib/random-id.ts"
import { calendarKey, taskKeys } from "../calendar-query.ts"
import { scheduling } from "../client.ts"
import type { CalendarView } from "../fetch-calendar.ts"
import { shiftIds } from "../shifts.ts"
import { versionOf, withAssigned, withStroke } from "./calendar-change.ts"
import { type Had, inverseOf, leftBy, type SlotRef, type Stroke } from "./strokes.ts"

/** Strokes that were done together, and those that take them back, last first. */
interface Step {
  readonly done: ReadonlyArray<Stroke>
  readonly back: ReadonlyArray<Stroke>
}
/** A stroke with what takes it back; whether the month was being read meanwhile, so that it is read once more. */
interface CarriedOut {
  readonly done: Stroke
  readonly back: Stroke
  readonly isOld: boolean
}
/** What was asked for together and how far it went: a shift that is refused stops no other. */
export interface Carried {
  readonly made: ReadonlyArray<Stroke>
  readonly refused: ReadonlyArray<{ readonly stroke: Stroke; readonly reason: string }>
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

  const carryOut = async (stroke: Stroke): Promise<CarriedOut> => {
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
    // A month that is being read may be as it was before this: it would bring the old versions back.
    const isOld = queries.isFetching({ queryKey }) > 0
    if (isOld) await queries.cancelQueries({ queryKey })
    queries.setQueryData<CalendarView>(queryKey, (now) => (now === undefined ? now : withAssigned(now, answer.tasks)))
    return { done: whole, back: inverseOf(whole, had), isOld }
  }
  /** One after another, because each counts the version of its arrangement up. */
  const carryAll = async (strokes: ReadonlyArray<Stroke>, onDone: (step: Step) => void): Promise<Carried> => {
    const made: Array<CarriedOut> = []
    const refused: Array<Carried["refused"][number]> = []
    for (const stroke of strokes) {
      await carryOut(stroke).then(
        (step) => made.push(step),
        (error: unknown) => refused.push({ stroke, reason: sentenceFor(error, sentenceOf(error, t)) }),
      )
    }
    if (made.length > 0) onDone({ done: made.map(({ done }) => done), back: made.map(({ back }) => back).toReversed() })
    if (refused.length > 0 || made.some(({ isOld }) => isOld))
      await queries.invalidateQueries({ queryKey: calendarKey })
    return { made: made.map(({ done }) => done), refused }
  }
  const run = (strokes: ReadonlyArray<Stroke>, onDone: (step: Step) => void): Promise<Carried> => {
    const keys = strokes.flatMap(({ slot, addIds, removeIds }) =>
      [...addIds, ...removeIds].map((userId) => `${slot.taskId}:${slot.shift}:${userId}`),
    )
    setPending((now) => new Set([...now, ...keys]))
    queries.setQueryData<CalendarView>(queryKey, (now) => (now === undefined ? now : strokes.reduce(withStroke, now)))
    const outcome = queue.current.then(() => carryAll(strokes, onDone))
    queue.current = outcome.then(() => setPending((now) => new Set([...now].filter((key) => !keys.includes(key)))))
    // The month shows the strokes itself; what else shows them is read when it is opened next.
    for (const key of taskKeys.filter((one) => one !== calendarKey))
      void queries.invalidateQueries({ queryKey: key, refetchType: "none" })
    return outcome
  }
  const stroke = useRef(run)
  stroke.current = run
  return {
    pending,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** Carries strokes out as one step of undo. */
    stroke: useCallback(
      (next: ReadonlyArray<Stroke>) =>
        stroke.current(next, (step) => {
          setPast((now) => [...now, step])
          setFuture([])
        }),
      [],
    ),
    /** Undefined when there is nothing to take back. */
    undo: async () => {
      const last = past.at(-1)
      if (last === undefined) return undefined
      setPast(past.slice(0, -1))
      return await run(last.back, () => setFuture((now) => [...now, last]))
    },
    redo: async () => {
      const next = future.at(-1)
      if (next === undefined) return undefined
      setFuture(future.slice(0, -1))
      return await run(next.done, (step) => setPast((now) => [...now, step]))
    },
  }
}
export type Strokes = ReturnType<typeof useStrokes>
