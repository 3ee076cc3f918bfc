/** What a customer asked for first, with no times yet: the company takes it, or calls it off with a reason (D64). */
import { Effect, Schema } from "effect"
import { workShifts } from "#modules/kernel/codes.ts"
import { tell } from "#modules/kernel/write.ts"
import { shiftFields } from "../codes.ts"
import { TaskPatch } from "../contract/task.ts"
import type { TaskView } from "../contract/task-view.ts"
import { endRequests } from "../repository/proposals.ts"
import { seriesRow } from "../repository/series-row.ts"
import { type TaskRow, taskRowsByIds } from "../repository/task-rows.ts"
import { isRequest, type Values, wishesAsTheyAre } from "../rules/proposal.ts"
import { wishesForTimes } from "../rules/wished-times.ts"
import { idOfShift, plansOf } from "../views/shift-fields.ts"
import { isFixedPrice } from "../views/task-view.ts"
import { changeTask } from "./change-task.ts"
import { usualOf } from "./plan-task.ts"
import { reachOf } from "./reach.ts"
import { reread } from "./save-people.ts"
import { setState, tellState } from "./task-state.ts"
import { tellOfDecision } from "./tell-wishes.ts"
import { timesToTake } from "./times-to-take.ts"
import type { Viewer } from "./viewer.ts"

/** What was wished for, whatever the day, as the fields of a wish call it. */
const wishedOf = ({ more, shifts }: Pick<TaskRow, "more" | "shifts">): Values => {
  const { startTimeDesire, endTimeDesire } = more
  const { date: _, ...wished } = wishesAsTheyAre({
    day: "",
    startTimeDesire,
    endTimeDesire,
    shifts: plansOf({ shifts }),
  })
  return wished
}

/** What the answer is about: the shifts, how many people, and the times that are wished for. */
const asked = (row: TaskRow) =>
  JSON.stringify(wishedOf({ ...row, shifts: row.shifts.filter(({ customerAsks }) => customerAsks) }))

/** Days that were asked for together are answered together, as long as all of them still wait for the same. */
const reachOfAnswer = Effect.fnUntraced(function* (companyId: number, row: TaskRow) {
  const alone = { reach: { mode: "one" as const }, ids: [row.id] }
  const series = row.groupId === null ? undefined : yield* seriesRow(companyId, row.groupId)
  if (series === undefined) return alone
  const days = yield* taskRowsByIds(
    companyId,
    series.days.map(({ id }) => id),
  )
  const isOneRequest = days.every((day) => isRequest(day) && asked(day) === asked(row))
  return isOneRequest
    ? { reach: { mode: "all" as const, seriesVersion: series.version }, ids: days.map(({ id }) => id) }
    : alone
})

const decode = Schema.decodeUnknownEffect(TaskPatch)
/** From when until when it is worked now, where a wish was about it and the customer is told: of what is held it isn't (D64). */
export const settledBy = (
  update: Values,
  { startTime, endTime, reserveStatus }: Pick<TaskView, "startTime" | "endTime" | "reserveStatus">,
) => (wishesForTimes(update) && reserveStatus !== 1 ? { from: startTime ?? null, to: endTime ?? null } : undefined)
/**
 * Its shifts with the company's usual times and as many people as were asked for; the wished times instead, where the
 * question about them was answered so (TASK-20).
 */
const takenAs = (row: TaskRow, times: Readonly<Record<string, string>>) =>
  Object.assign(
    { ...times },
    ...workShifts.map((shift) => {
      const stored = row.shifts.find((one) => one.shift === idOfShift(shift))
      if (stored?.customerAsks !== true) return {}
      const { flag, needed } = shiftFields[shift]
      return { [flag]: 1, ...(isFixedPrice(row.site) ? {} : { [needed]: stored.heads ?? 0 }) }
    }),
  )

/** Fails as changing an arrangement does: a shift without usual times is set in the form. */
export const takeRequest = Effect.fn("Scheduling.takeRequest")(function* (
  viewer: Viewer,
  row: TaskRow,
  isTimeTaken: boolean,
) {
  const { companyId, personId } = viewer.actor
  const { reach, ids } = yield* reachOfAnswer(companyId, row)
  const times = yield* timesToTake(row, wishedOf(row), isTimeTaken ? yield* usualOf(companyId) : undefined)
  const patch = yield* Effect.orDie(decode({ version: row.version, ...reach, ...takenAs(row, times) }))
  const view = yield* changeTask(row.id, patch)
  const settled = settledBy(wishedOf(row), view)
  yield* endRequests(companyId, ids, { status: 1, personId, reason: null, settled })
  return view
})

export const refuseRequest = Effect.fn("Scheduling.refuseRequest")(function* (
  viewer: Viewer,
  row: TaskRow,
  reason: string | null,
) {
  const { companyId, personId } = viewer.actor
  const usual = yield* usualOf(companyId)
  const { reach } = yield* reachOfAnswer(companyId, row)
  const { targets } = yield* reachOf(viewer, row, { version: row.version, ...reach })
  yield* setState(viewer, targets, { status: 0, field: "status" }, usual)
  const ids = targets.map(({ id }) => id)
  yield* endRequests(companyId, ids, { status: 3, personId, reason })
  const view = yield* reread(viewer, row.id, usual)
  yield* tellOfDecision(companyId, { row, version: view.version, isAccepted: false, reason })
  yield* tellState(viewer.actor, targets, "delete", { customerKnows: true })
  yield* tell({ action: "task.rejectProposal", subject: `task:${row.id}`, before: null, after: reason })
  return view
})

/** The customer takes it back itself. */
export const withdrawRequest = Effect.fn("Scheduling.withdrawRequest")(function* (viewer: Viewer, row: TaskRow) {
  const { companyId, personId } = viewer.actor
  yield* setState(viewer, [row], { status: 0, field: "status" }, yield* usualOf(companyId))
  yield* endRequests(companyId, [row.id], { status: 0, personId, reason: null })
  yield* tellState(viewer.actor, [row], "delete", { customerKnows: true })
})
