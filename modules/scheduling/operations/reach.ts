/** Which arrangements a change reaches: this day, this and later, the whole series (TASK-13). */
import { Effect } from "effect"
import type { EditScope } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { lockSeries, seriesVersionOf } from "../repository/lock-tasks.ts"
import { type TaskRow, taskRowsByIds } from "../repository/task-rows.ts"
import { inScope } from "../rules/scope.ts"
import { refuseSecondWriter } from "./save-people.ts"
import type { Viewer } from "./viewer.ts"

export interface Reach {
  /** The arrangement that was asked for, as it is now. */
  readonly row: TaskRow
  /** The days that change; that one is among them. */
  readonly targets: ReadonlyArray<TaskRow>
  /** All days of its series. */
  readonly series: ReadonlyArray<TaskRow>
}

/** A day whose hours were counted already stays as it was, unless it is the one that is asked for. */
const staysAsItWas = (row: TaskRow, id: number) => row.id !== id && row.worked.length > 0

/**
 * Holds a series until the transaction ends and reads it anew. Fails with Task_Deleted, and with Update_Expired when
 * somebody was first at this day, or at any day of a series whose `seriesVersion` is given.
 */
export const reachOf = Effect.fn("Scheduling.reachOf")(function* (
  viewer: Viewer,
  row: TaskRow,
  asked: {
    readonly version: number
    readonly mode?: EditScope | undefined
    readonly seriesVersion?: number | undefined
    /** The whole series is held although one day changes: that day moves. */
    readonly holdsSeries?: boolean
  },
) {
  const { companyId } = viewer.actor
  const scope = asked.mode ?? "one"
  if (row.groupId === null || (scope === "one" && asked.holdsSeries !== true)) {
    const alone: Reach = { row, targets: [row], series: [row] }
    return alone
  }
  const locked = yield* lockSeries(companyId, row.groupId)
  const isStale =
    locked.find(({ id }) => id === row.id)?.version !== asked.version ||
    (asked.seriesVersion !== undefined && seriesVersionOf(locked) !== asked.seriesVersion)
  if (isStale) return yield* refuseSecondWriter(viewer, row.id)
  const active = locked.filter(({ status }) => status === 1)
  const series = yield* taskRowsByIds(
    companyId,
    active.map(({ id }) => id),
  )
  const now = series.find(({ id }) => id === row.id)
  if (now === undefined) return yield* refuse("Task_Deleted")
  const targets = inScope(series, now, scope).filter((one) => !staysAsItWas(one, now.id))
  const reach: Reach = { row: now, targets, series }
  return reach
})

/** Who changes several days of a series says which state of it he saw. Fails with Invalid_Input. */
export const refuseUnseenSeries = Effect.fn("Scheduling.refuseUnseenSeries")(function* (
  row: TaskRow,
  asked: { readonly mode?: EditScope | undefined; readonly seriesVersion?: number | undefined },
  field = "seriesVersion",
) {
  if (row.groupId === null || (asked.mode ?? "one") === "one" || asked.seriesVersion !== undefined) return
  const message = "required"
  return yield* refuse("Invalid_Input", [{ field, message }])
})
