/** 日程 of a series, from one of its days on: which days fall away and which come in. */
import { Effect } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import type { MessageName } from "#modules/kernel/fields/messages.ts"
import type { TaskPatch } from "../contract/task.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import { replanDays } from "../rules/scope.ts"
import { seriesDays } from "../rules/series-days.ts"
import { blame } from "./blame.ts"
import type { Reach } from "./reach.ts"

export interface PlannedDays {
  readonly dropped: ReadonlyArray<TaskRow>
  readonly added: ReadonlyArray<IsoDate>
}
const unchanged: PlannedDays = { dropped: [], added: [] }

/** The days between this one and the last one that are not worked now. */
const daysOffNow = (row: TaskRow, series: ReadonlyArray<TaskRow>, last: IsoDate) => {
  const stretch = seriesDays(row.day, last, [])
  return stretch.kind === "days" ? stretch.days.filter((day) => !series.some((one) => one.day === day)) : []
}

/**
 * One day alone moves; the days of a series are said from this day on by first day, last day and days off. Days whose hours
 * were counted already stay. Fails with Invalid_Input, Max_Date_For_Series_Task_Is_90.
 */
export const plannedDays = Effect.fn("Scheduling.plannedDays")(function* ({ row, series }: Reach, patch: TaskPatch) {
  const wrong = (field: string, name: MessageName) => refuse("Invalid_Input", [{ field, message: name }])
  const { startDate, endDate, dayOffs } = patch
  if ((patch.mode ?? "one") === "one") {
    if (endDate !== undefined) return yield* wrong("endDate", "daysNeedScope")
    if (dayOffs !== undefined) return yield* wrong("dayOffs", "daysNeedScope")
    return unchanged
  }
  if (startDate === undefined && endDate === undefined && dayOffs === undefined) return unchanged
  const from = startDate ?? row.day
  const lastNow = series.at(-1)?.day ?? row.day
  const to = endDate === undefined ? (lastNow < from ? from : lastNow) : (endDate ?? from)
  if (to < from) return yield* wrong("endDate", "endBeforeStart")
  const wanted = seriesDays(from, to, dayOffs ?? daysOffNow(row, series, lastNow))
  if (wanted.kind === "tooLong") return yield* blame("Max_Date_For_Series_Task_Is_90", "endDate")
  if (wanted.kind === "empty") return yield* wrong("dayOffs", "everyDayOff")
  const plan = replanDays(series, row.day, wanted.days)
  if (plan.kind === "tooLong") return yield* blame("Max_Date_For_Series_Task_Is_90", "endDate")
  if (plan.kind === "taken") return yield* wrong("startDate", "daysOverlap")
  const days: PlannedDays = { ...plan, dropped: plan.dropped.filter((one) => one.worked.length === 0) }
  return days
})
