/** The company accepts what a customer wants, or refuses it (TASK-20, TASK-21). */
import { Effect, Schema } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { workShifts } from "#modules/kernel/codes.ts"
import { Refused, refuse } from "#modules/kernel/errors.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { shiftFields } from "../codes.ts"
import type { ConfirmProposal } from "../contract/proposal.ts"
import { TaskPatch } from "../contract/task.ts"
import { taskPolicy } from "../policy.ts"
import { endProposal } from "../repository/proposals.ts"
import { seriesRow } from "../repository/series-row.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import { updateTask } from "../repository/write-tasks.ts"
import { besideWish, isRequest, type Values } from "../rules/proposal.ts"
import { shiftsWished } from "../rules/wished-times.ts"
import { writtenBy } from "../rules/written-by.ts"
import { changedSince } from "../views/sentences.ts"
import { idOfShift } from "../views/shift-fields.ts"
import { seenTask, showFreshly } from "../views/task-view.ts"
import { refuseRequest, settledBy, takeRequest } from "./answer-request.ts"
import { changeTask } from "./change-task.ts"
import { holdDaysOpen } from "./hold-days.ts"
import { type Usual, usualOf } from "./plan-task.ts"
import { besideWishes } from "./propose-change.ts"
import { refuseSecondWriter, reread } from "./save-people.ts"
import { tellOfDecision } from "./tell-wishes.ts"
import { timesToTake } from "./times-to-take.ts"
import { subjectOf, type Viewer, whoAsks } from "./viewer.ts"

const decode = Schema.decodeUnknownEffect(TaskPatch)

/** Fails with Task_Not_Found, Permission_Denied, Task_Deleted, Update_Expired, Not_Found (nothing is asked). */
const waiting = Effect.fn("Scheduling.waitingProposal")(function* (id: number, version: number) {
  const viewer = yield* whoAsks()
  const row = yield* seenTask(viewer, id)
  yield* authorize(taskPolicy, "answer", subjectOf(viewer, row))
  if (row.status === 0) return yield* refuse("Task_Deleted")
  if (row.version !== version) return yield* refuseSecondWriter(viewer, id)
  const { pending } = row
  if (pending === null && !isRequest(row)) return yield* refuse("Not_Found")
  return { viewer, row, pending }
})

/**
 * The accepted wish as a change of the company's: its shifts follow the customer's where these change, and 人工 the people
 * asked for where both were equal (a number of the company's own stays: it is what D29 bills). Desired times set times where
 * the question about them was answered so (TASK-20).
 */
const acceptedAs = Effect.fnUntraced(function* (
  row: TaskRow,
  { mode, dataUpdate }: NonNullable<TaskRow["pending"]>,
  usual: Usual | undefined,
) {
  const { companyId } = yield* CurrentActor
  const series = mode === "one" || row.groupId === null ? undefined : yield* seriesRow(companyId, row.groupId)
  const { date, ...said } = dataUpdate
  const shifts = shiftsWished(dataUpdate)
  const hasTimes = row.shifts.some(({ isOn }) => isOn)
  const own = hasTimes
    ? workShifts.flatMap((shift) => {
        const wished = shifts[shift]
        const isOn = row.shifts.some((one) => one.shift === idOfShift(shift) && one.isOn)
        return wished === undefined || wished === isOn ? [] : [[shiftFields[shift].flag, wished ? 1 : 0] as const]
      })
    : []
  const taken = yield* timesToTake(row, dataUpdate, usual)
  const patch = {
    ...said,
    ...Object.fromEntries(own),
    ...taken,
    ...(date === undefined ? {} : { startDate: isoDate(date.from) }),
    version: row.version,
    ...(series === undefined ? {} : { mode, seriesVersion: series.version }),
  }
  // It was checked when it was asked for, and is checked once more as what it has become.
  return yield* Effect.orDie(decode(patch))
})

const worded = (value: unknown): string =>
  value === null || value === undefined
    ? "—"
    : typeof value === "object" && "from" in value
      ? String(value.from)
      : String(value)
/**
 * Somebody changed meanwhile what the wish is about: whoever accepts sees both values first and says so. Fails with
 * Update_Expired, with what is stored now.
 */
const refuseOvertaken = Effect.fn("Scheduling.refuseOvertaken")(function* (
  viewer: Viewer,
  row: TaskRow,
  { dataOrigin, dataUpdate }: NonNullable<TaskRow["pending"]>,
) {
  const before: Values = { ...dataOrigin }
  const asked: Values = { ...dataUpdate }
  // Of what is held the customer is told no times: whether the wish was made before that or since, it stands.
  const told = row.isReserved ? [besideWishes(row), besideWishes({ ...row, isReserved: false })] : [besideWishes(row)]
  const fields = Object.keys(asked).flatMap((field) => {
    const values = told.map((now) => worded(besideWish(now, field, asked[field])))
    const was = worded(before[field])
    return values.includes(was) ? [] : [{ field, message: changedSince(was, values.at(-1) ?? "") }]
  })
  if (fields.length === 0) return
  return yield* new Refused({ code: "Update_Expired", fields, view: yield* showFreshly(viewer, row) })
})

/** Fails as `waiting` and changing an arrangement do. */
export const confirmProposal = Effect.fn("Scheduling.confirmProposal")(function* (
  id: number,
  { version, isSeen, isTimeTaken }: ConfirmProposal,
) {
  const { viewer, row, pending } = yield* waiting(id, version)
  const { companyId, personId } = viewer.actor
  if (pending === null) return yield* takeRequest(viewer, row, isTimeTaken === 1)
  if (isSeen !== 1) yield* refuseOvertaken(viewer, row, pending)
  const usual = yield* usualOf(companyId)
  const patch = yield* acceptedAs(row, pending, isTimeTaken === 1 ? usual : undefined)
  const changed = yield* changeTask(id, patch, { customerKnows: true })
  const settled = settledBy(pending.dataUpdate, changed)
  yield* endProposal(companyId, id, { status: 1, personId, reason: null, settled })
  const view = yield* reread(viewer, id, usual)
  yield* tellOfDecision(companyId, { row, version: view.version, isAccepted: true, settled })
  yield* tell({
    action: "task.acceptProposal",
    subject: `task:${id}`,
    before: pending.dataOrigin,
    after: pending.dataUpdate,
  })
  return view
})

export const rejectProposal = Effect.fn("Scheduling.rejectProposal")(function* (
  id: number,
  { version, reason }: { readonly version: number; readonly reason?: string },
) {
  const { viewer, row, pending } = yield* waiting(id, version)
  const { companyId, personId } = viewer.actor
  if (pending === null) return yield* refuseRequest(viewer, row, reason ?? null)
  const usual = yield* usualOf(companyId)
  yield* holdDaysOpen(companyId, [row.day], usual.salaryClosingDate)
  if (!(yield* updateTask(companyId, id, version, writtenBy("company")))) return yield* refuseSecondWriter(viewer, id)
  yield* endProposal(companyId, id, { status: 3, personId, reason: reason ?? null })
  const view = yield* reread(viewer, id, usual)
  yield* tellOfDecision(companyId, { row, version: view.version, isAccepted: false, reason: reason ?? null })
  yield* tell(
    { action: "task.rejectProposal", subject: `task:${id}`, before: pending.dataUpdate, after: reason ?? null },
    { topic: "TaskChanged", body: { companyId, taskId: id, day: row.day, by: personId } },
  )
  return view
})
