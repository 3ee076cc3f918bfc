/** 打刻の訂正: what the desk changes, always with a reason, never without a trace. */

import { Clock, Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { instantGiven, instantOfMillis, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { type Message, refuse } from "#modules/kernel/errors.ts"
import { authorize, found, seen } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import { type Staff, staffByIds } from "#modules/people/index.ts"
import { sitesByIds, type TaskFacts, tasksByIds } from "#modules/scheduling/index.ts"
import { places } from "../codes.ts"
import type { CorrectionBody } from "../contract/bodies.ts"
import { attendancePolicy } from "../policy.ts"
import { lockPerson } from "../repository/presses.ts"
import {
  deleteRestsOf,
  finishedOver,
  insertCorrection,
  insertPunch,
  insertRests,
  type PunchWithRests,
  punchById,
  updatePunch,
} from "../repository/punches.ts"
import { isWholeCorrection, missingEnd, saysNothingNew } from "../rules/correction.ts"
import { punchTold } from "../rules/punch-seal.ts"
import { isEndMissing, millisOf, punchView } from "../views/punch-view.ts"
import { endAnswered } from "./asked-ends.ts"
import { holdDayOpen, siteNameOf } from "./pressed.ts"
import { tellCorrected } from "./tell-corrected.ts"
import { shiftsCorrected } from "./ticked-shifts.ts"

const personOf = Effect.fn("Timekeeping.personOf")(function* (companyId: number, staffId: number) {
  return yield* found(Effect.map(staffByIds(companyId, [staffId]), (people) => people.get(staffId)))
})

/**
 * The punch as asked for, with its person, and not changed since it was read.
 *
 * Fails with Not_Found, Permission_Denied, Update_Expired in this order: who may not change it learns no state of it.
 */
export const readLockedPunch = Effect.fn("Timekeeping.readLockedPunch")(function* (
  id: number,
  version: number | undefined,
  action: "correct" | "tellEnd" | "remove" | "rest",
) {
  const actor = yield* CurrentActor
  const unlocked = yield* found(punchById(actor.companyId, id))
  yield* lockPerson(actor.companyId, unlocked.staffId)
  const row = yield* punchById(actor.companyId, id)
  if (row === undefined || row.state === "cancelled" || row.state === "removed") return yield* refuse("Not_Found")
  const staff = yield* personOf(actor.companyId, row.staffId)
  yield* seen(attendancePolicy, staff)
  yield* authorize(attendancePolicy, action, { ...staff, isEndMissing: isEndMissing(row) })
  yield* refuseExpired(
    version ?? row.version,
    row.version,
    Effect.map(siteNameOf(row), (site) => punchView(actor, row, staff, site)),
  )
  return { row, staff }
})

export const recordCorrection = Effect.fn("Timekeeping.recordCorrection")(function* (
  staff: Staff,
  punchId: number,
  reason: string,
  before: PunchWithRests | undefined,
) {
  const actor = yield* CurrentActor
  const after = yield* punchById(actor.companyId, punchId)
  if (after === undefined) return yield* Effect.die(new Error("the punch is gone"))
  if (before?.checkOut === null && after.checkOut !== null) yield* endAnswered(actor.companyId, staff.personId, punchId)
  const correctionId = yield* insertCorrection({
    companyId: actor.companyId,
    punchId,
    correctedBy: actor.personId,
    at: yield* instantNow,
    reason,
    before: before ?? null,
    after,
  })
  if (staff.personId !== actor.personId) {
    const what = before === undefined ? "added" : after.state === "removed" ? "removed" : "changed"
    yield* tellCorrected(staff, { id: correctionId, what, day: after.workDay, reason })
  }
  yield* tell(
    {
      action: "punch.correct",
      subject: `punch:${punchId}`,
      before: before ?? null,
      after: { reason, ...punchTold(after) },
    },
    {
      topic: "AttendanceCorrected",
      body: { companyId: actor.companyId, staffId: staff.id, punchId, day: after.workDay },
    },
  )
  return punchView(actor, after, staff, yield* siteNameOf(after))
})

const withInstants = (sent: typeof CorrectionBody.Type) => {
  const span = ({ checkIn, checkOut }: Pick<typeof sent, "checkIn" | "checkOut">) => ({
    checkIn: instantGiven(checkIn),
    checkOut: checkOut === undefined ? undefined : instantGiven(checkOut),
  })
  return { ...sent, ...span(sent), rests: sent.rests.map(span) }
}
type Body = ReturnType<typeof withInstants>

/** TIME-03 at the desk: an arrangement of the working day, and of this person. What a punch already says is left to it. */
const wrongTaskOf = (task: TaskFacts, staff: Staff, body: Body, before: PunchWithRests | undefined) => {
  if (before?.taskId === task.id && before.workDay === body.workingDay) return
  const refused = (message: Message) => refuse("User_Not_Working_This_Time", [{ field: "taskId", message }])
  if (task.day !== body.workingDay) return refused("taskOfAnotherDay")
  const isOn = task.leaderStaffId === staff.id || task.workers.some(({ staffId }) => staffId === staff.id)
  if (!isOn && before?.taskId !== task.id) return refused("taskOfOthers")
}

const whereOf = Effect.fn("Timekeeping.correctedWhere")(function* (
  staff: Staff,
  body: Body,
  before: PunchWithRests | undefined,
) {
  const { companyId } = staff
  if (body.taskId !== undefined) {
    const task = (yield* tasksByIds(companyId, [body.taskId])).get(body.taskId)
    const isCalledOff = task?.isDeleted === true && before?.taskId !== task.id
    if (task === undefined || isCalledOff) return yield* refuse("Task_Not_Found")
    const wrong = wrongTaskOf(task, staff, body, before)
    if (wrong !== undefined) return yield* wrong
    return { taskId: task.id, siteId: task.site.id, place: places.outside }
  }
  if (body.constructionSiteId !== undefined) {
    const site = (yield* sitesByIds(companyId, [body.constructionSiteId])).get(body.constructionSiteId)
    if (site === undefined) return yield* refuse("Not_Found")
    return { taskId: null, siteId: site.id, place: places.outside }
  }
  return { taskId: null, siteId: null, place: places.office }
})

/**
 * Writes a punch as the desk says it was: an existing one changed, or a new one. Whole: rests are replaced.
 *
 * Fails with Permission_Denied, Not_Found, Task_Not_Found, Update_Expired, Timekeeping_Not_Valid (times out of order,
 * over another punch or not over yet, an end missing of who is not at work, nothing changed), Timekeeping_Date_In_Future,
 * User_Not_Working_This_Time (an arrangement of another day or of other people), Closed_Salary_Day_Not_Editable.
 */
export const correctPunch = Effect.fn("Timekeeping.correctPunch")(function* (sent: typeof CorrectionBody.Type) {
  const body = withInstants(sent)
  const actor = yield* CurrentActor
  const { companyId } = actor
  const staff = yield* personOf(companyId, body.userId)
  if (body.timekeepingId === undefined) yield* authorize(attendancePolicy, "correct", staff)
  yield* lockPerson(companyId, staff.id)
  const before =
    body.timekeepingId === undefined
      ? undefined
      : (yield* readLockedPunch(body.timekeepingId, body.version, "correct")).row
  if (before !== undefined && before.staffId !== staff.id) return yield* refuse("Not_Found")
  const now = yield* Clock.currentTimeMillis
  if (body.workingDay > tokyoDayOf(now)) return yield* refuse("Timekeeping_Date_In_Future")
  const untilNow = instantOfMillis(now)
  const until = body.checkOut ?? untilNow
  const rests = body.rests.map(({ checkIn, checkOut = untilNow }) => ({ checkIn, checkOut }))
  if (millisOf(body.checkIn) > now)
    return yield* refuse("Timekeeping_Not_Valid", [{ field: "checkIn", message: "startToCome" }])
  const wrong =
    missingEnd(body, before?.state === "open") ??
    isWholeCorrection({ checkIn: body.checkIn, checkOut: until, rests, workingDay: body.workingDay })
  if (wrong !== undefined) return yield* refuse("Timekeeping_Not_Valid", [wrong])
  if (until > untilNow) {
    return yield* refuse("Timekeeping_Not_Valid", [{ field: "checkOut", message: "endToCome" }])
  }
  const span = { from: body.checkIn, to: until }
  if ((yield* finishedOver(companyId, staff.id, span, before?.id)) !== undefined) {
    return yield* refuse("Timekeeping_Not_Valid", [{ field: "checkIn", message: "punchesOverlap" }])
  }
  yield* holdDayOpen(companyId, body.workingDay)
  if (before !== undefined) yield* holdDayOpen(companyId, before.workDay)
  const next = {
    ...(yield* whereOf(staff, body, before)),
    workDay: body.workingDay,
    checkIn: body.checkIn,
    checkOut: body.checkOut ?? null,
    state: body.checkOut === undefined ? "open" : "closed",
    isEndClaimed: false,
    ...(body.checkOut === undefined && before !== undefined
      ? { shifts: before.shifts, halfShifts: before.halfShifts }
      : yield* shiftsCorrected(staff, before, { ...body, checkOut: until, rests })),
    totalRestMinutes: null,
    restReason: null,
  } as const
  if (before !== undefined && saysNothingNew(before, next, body.rests))
    return yield* refuse("Timekeeping_Not_Valid", [{ field: "reason", message: "nothingCorrected" }])
  const id = before?.id ?? (yield* insertPunch({ companyId, staffId: staff.id, ...next }))?.id ?? 0
  if (before !== undefined) yield* updatePunch(before, next)
  yield* deleteRestsOf(companyId, id)
  yield* insertRests(
    body.rests.map((rest) => ({
      companyId,
      punchId: id,
      staffId: staff.id,
      startedAt: rest.checkIn,
      endedAt: rest.checkOut ?? null,
    })),
  )
  return yield* recordCorrection(staff, id, body.reason, before)
})

/** Sets the day's rest instead of the punched or the table's, or gives it back to them with null (D87). */
export const setTotalRest = Effect.fn("Timekeeping.setTotalRest")(function* (
  id: number,
  body: { readonly totalRestDuration: number | null; readonly reason: string; readonly version: number },
) {
  const { row, staff } = yield* readLockedPunch(id, body.version, "rest")
  const presence = row.checkOut === null ? Number.POSITIVE_INFINITY : millisOf(row.checkOut) - millisOf(row.checkIn)
  if (body.totalRestDuration !== null && body.totalRestDuration * 60_000 > presence) {
    return yield* refuse("Break_Exceeds_Registered_Time", [{ field: "totalRestDuration", message: "restTooLong" }])
  }
  yield* holdDayOpen(row.companyId, row.workDay)
  yield* updatePunch(row, {
    totalRestMinutes: body.totalRestDuration,
    restReason: body.totalRestDuration === null ? null : body.reason,
  })
  return yield* recordCorrection(staff, id, body.reason, row)
})

/** Takes a punch out of the count; it stays in the history with its reason. */
export const removePunch = Effect.fn("Timekeeping.removePunch")(function* (
  id: number,
  body: { readonly reason: string; readonly version: number },
) {
  const { row, staff } = yield* readLockedPunch(id, body.version, "remove")
  yield* holdDayOpen(row.companyId, row.workDay)
  yield* updatePunch(row, { state: "removed" })
  return yield* recordCorrection(staff, id, body.reason, row)
})
