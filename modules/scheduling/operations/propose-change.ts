/** A customer changes its own side of an arrangement: at once while no time is set, by request afterwards (D64). */
import { Effect } from "effect"
import { workShifts } from "#modules/kernel/codes.ts"
import { Refused, refuse } from "#modules/kernel/errors.ts"
import { authorize, guardEdit } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { shiftFields } from "../codes.ts"
import type { CustomerUpdate } from "../contract/proposal.ts"
import type { TaskPatch } from "../contract/task.ts"
import { taskPolicy } from "../policy.ts"
import { endProposal, saveProposal } from "../repository/proposals.ts"
import type { TaskRow } from "../repository/task-rows.ts"
import { saveShifts, updateTask } from "../repository/write-tasks.ts"
import { difference, isRequest, wishesAsTheyAre } from "../rules/proposal.ts"
import { planShifts } from "../rules/shift-plan.ts"
import { arrangedTimes } from "../rules/wished-times.ts"
import { writtenBy } from "../rules/written-by.ts"
import { lastChangeOf } from "../views/last-change.ts"
import { plansOf, wishesOf } from "../views/shift-fields.ts"
import { isFixedPrice, seenTask, showFreshly } from "../views/task-view.ts"
import { withdrawRequest } from "./answer-request.ts"
import { inRequest, inWish, refuseDay, refuseFaults, refuseManyDays, refuseOtherDays } from "./check-wish.ts"
import { shiftsToSave, type Usual, usualOf } from "./plan-task.ts"
import { refuseSecondWriter, reread } from "./save-people.ts"
import { tellOfWish } from "./tell-wishes.ts"
import { subjectOf, type Viewer, whoAsks } from "./viewer.ts"

const wishesNow = (row: TaskRow) =>
  wishesAsTheyAre({
    day: row.day,
    startTimeDesire: row.more.startTimeDesire,
    endTimeDesire: row.more.endTimeDesire,
    shifts: plansOf(row),
  })

/** Of what is held the customer is told no times, so its wish stands beside none. */
export const besideWishes = (row: TaskRow) => ({
  stored: wishesNow(row),
  arranged: arrangedTimes(row.isReserved ? [] : plansOf(row).filter(({ isOn }) => isOn)),
})

const checked = (row: TaskRow) => ({ before: wishesNow(row), countsHeads: !isFixedPrice(row.site) })

/** What the customer's fields of a request say, as a wish. */
export const updateIn = (patch: Omit<TaskPatch, "version">): CustomerUpdate => {
  const fields = workShifts.flatMap((shift) => {
    const { customerFlag, heads, desireFrom, desireTo } = shiftFields[shift]
    return [customerFlag, heads, desireFrom, desireTo] as const
  })
  const said = ([...fields, "startTimeDesire", "endTimeDesire"] as const).flatMap((field) =>
    patch[field] === undefined ? [] : [[field, patch[field]] as const],
  )
  const date = patch.startDate === undefined ? {} : { date: { from: patch.startDate, to: null } }
  return { ...Object.fromEntries(said), ...date }
}

/** Somebody of the company was first: Admin_Update_Task; another one of the customer, or a vendor: Update_Expired. */
const refuseLate = Effect.fn("Scheduling.refuseLate")(function* (viewer: Viewer, id: number) {
  const row = yield* seenTask(viewer, id)
  if (row.more.lastSide !== "company") return yield* refuseSecondWriter(viewer, id)
  const change = yield* lastChangeOf(viewer.actor, `task:${id}`)
  const view = yield* showFreshly(viewer, row)
  return yield* new Refused({ code: "Admin_Update_Task", view, ...(change === undefined ? {} : { change }) })
})

const refuseNothing = Effect.fn("Scheduling.refuseNothing")(function* () {
  const message = "required"
  return yield* refuse("Invalid_Input", [{ field: "metadataCustomerUpdate", message }])
})

/** While no time is set: the arrangement is what the customer says, and the history says since when. */
const changeAtOnce = Effect.fn("Scheduling.changeWish")(function* (
  viewer: Viewer,
  row: TaskRow,
  patch: TaskPatch,
  usual: Usual,
) {
  const { companyId, personId } = viewer.actor
  yield* refuseOtherDays(patch.mode)
  const changed = difference(besideWishes(row), updateIn(patch))
  if (changed === undefined) return
  const day = patch.startDate ?? row.day
  yield* refuseFaults({ ...checked(row), update: changed.dataUpdate }, inRequest)
  yield* refuseDay(row, day, usual.salaryClosingDate, inRequest)
  const plans = planShifts({
    before: plansOf(row),
    wishes: wishesOf(patch),
    usual: {},
    isFixedPrice: isFixedPrice(row.site),
  })
  const { startTimeDesire, endTimeDesire } = { ...row.more, ...patch }
  const facts = { day, startTimeDesire, endTimeDesire, ...writtenBy("customer") }
  if (!(yield* updateTask(companyId, row.id, patch.version, facts))) return yield* refuseLate(viewer, row.id)
  yield* saveShifts(companyId, shiftsToSave(row.id, day, plans))
  yield* saveProposal(companyId, {
    ...changed,
    taskId: row.id,
    status: 1,
    mode: "one",
    comment: null,
    createdBy: personId,
  })
})

const propose = Effect.fn("Scheduling.propose")(function* (
  viewer: Viewer,
  row: TaskRow,
  patch: TaskPatch,
  usual: Usual,
) {
  const { companyId, personId } = viewer.actor
  const wish = patch.metadataCustomerUpdate
  const facts = writtenBy("customer")
  if (wish == null) {
    if (row.pending === null) return isRequest(row) ? yield* withdrawRequest(viewer, row) : yield* refuse("Not_Found")
    if (!(yield* updateTask(companyId, row.id, patch.version, facts))) return yield* refuseLate(viewer, row.id)
    return yield* endProposal(companyId, row.id, { status: 0, personId, reason: null })
  }
  yield* refuseManyDays(wish, patch.mode)
  const changed = difference(besideWishes(row), wish)
  if (changed === undefined) return yield* refuseNothing()
  yield* refuseFaults({ ...checked(row), update: changed.dataUpdate }, inWish)
  yield* refuseDay(row, wish.date?.from ?? row.day, usual.salaryClosingDate, inWish)
  if (!(yield* updateTask(companyId, row.id, patch.version, facts))) return yield* refuseLate(viewer, row.id)
  yield* saveProposal(companyId, {
    ...changed,
    taskId: row.id,
    status: 2,
    mode: patch.mode ?? "one",
    comment: wish.comment ?? null,
    createdBy: personId,
  })
})

/**
 * Saves what a customer wants: its own side, while no time is set; a wish (metadataCustomerUpdate) that leaves the
 * arrangement as it is, once there are times; null takes the wish back.
 *
 * Fails with Task_Not_Found, Permission_Denied (with the fields that only a request changes now), Task_Deleted,
 * Admin_Update_Task or Update_Expired (with what is stored), Invalid_Input, Closed_Salary_Day_Not_Editable,
 * Max_Date_For_Series_Task_Is_90, Not_Found.
 */
export const proposeChange = Effect.fn("Scheduling.proposeChange")(function* (id: number, patch: TaskPatch) {
  const viewer = yield* whoAsks()
  const { companyId, personId: by } = viewer.actor
  const row = yield* seenTask(viewer, id)
  const subject = subjectOf(viewer, row)
  yield* authorize(taskPolicy, "propose", subject)
  yield* guardEdit(taskPolicy, subject, patch)
  if (patch.status !== undefined)
    return yield* new Refused({ code: "Permission_Denied", reason: "task: a customer deletes nothing" })
  if (row.status === 0) return yield* refuse("Task_Deleted")
  if (row.version !== patch.version) return yield* refuseLate(viewer, row.id)
  const usual = yield* usualOf(companyId)
  const isWish = patch.metadataCustomerUpdate !== undefined
  yield* isWish ? propose(viewer, row, patch, usual) : changeAtOnce(viewer, row, patch, usual)
  const view = yield* reread(viewer, id, usual)
  if (view.version === row.version) return view
  const isWithdrawn = patch.metadataCustomerUpdate === null
  yield* tellOfWish(companyId, {
    row,
    version: view.version,
    kind: isWithdrawn ? "withdrawn" : isWish ? "asked" : "changed",
  })
  yield* tell(
    { action: isWish ? "task.propose" : "task.update", subject: `task:${id}`, before: row, after: patch },
    { topic: "TaskChanged", body: { companyId, taskId: id, day: row.day, by } },
  )
  return view
})
