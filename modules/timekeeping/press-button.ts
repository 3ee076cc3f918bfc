/** 出勤・退勤: one press of the big button. */
import { Effect } from "effect"
import { type IsoDate, instantOfMillis, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { tell } from "#modules/kernel/write.ts"
import type { Staff } from "#modules/people/index.ts"
import { sitesByIds, tasksByIds } from "#modules/scheduling/index.ts"
import { places } from "./codes.ts"
import type { PressBody } from "./model.ts"
import { ownStaff } from "./own-staff.ts"
import { holdDayOpen, keepPress, pressedTime, seenBefore } from "./pressed.ts"
import {
  endRest,
  finishedOver,
  insertPunch,
  openPunchOf,
  type PunchWithRests,
  punchById,
  updatePunch,
} from "./repository.ts"
import { type Decision, decidePress, type OpenPunch } from "./rules/press.ts"
import { tickedShifts } from "./ticked-shifts.ts"
import { millisOf, punchView } from "./views.ts"

export const openFrom = (row: PunchWithRests): OpenPunch => {
  const openRest = row.rests.find(({ endedAt }) => endedAt === null)
  const ends = row.rests.flatMap(({ endedAt }) => (endedAt === null ? [] : [millisOf(endedAt)]))
  return {
    id: row.id,
    checkIn: millisOf(row.checkIn),
    taskId: row.taskId,
    siteId: row.siteId,
    openRest: openRest === undefined ? undefined : { id: openRest.id, startedAt: millisOf(openRest.startedAt) },
    lastRestEnd: ends.length === 0 ? undefined : Math.max(...ends),
  }
}

type Body = typeof PressBody.Type

/** Where the work is: the arrangement's day and site, the chosen site, or the office. */
const whereOf = Effect.fn("Timekeeping.whereOf")(function* (companyId: number, staff: Staff, body: Body, at: number) {
  const today = tokyoDayOf(at)
  if (body.taskId !== undefined) {
    const task = (yield* tasksByIds(companyId, [body.taskId])).get(body.taskId)
    if (task === undefined || task.isDeleted || !task.workers.some(({ staffId }) => staffId === staff.id))
      return yield* refuse("Task_Not_Found")
    return { workDay: task.day, taskId: task.id, siteId: task.site.id, place: places.outside }
  }
  if (body.constructionSiteId !== undefined) {
    const site = (yield* sitesByIds(companyId, [body.constructionSiteId])).get(body.constructionSiteId)
    if (site === undefined) return yield* refuse("Not_Found")
    return { workDay: today, taskId: null, siteId: site.id, place: places.outside }
  }
  return { workDay: today, taskId: null, siteId: null, place: places.office }
})

type Where = Effect.Success<ReturnType<typeof whereOf>>

const checkIn = Effect.fn("Timekeeping.checkIn")(function* (
  companyId: number,
  staff: Staff,
  body: Body,
  at: number,
  where: Where,
  leaves: PunchWithRests | undefined,
) {
  if (leaves !== undefined) yield* updatePunch(leaves, { state: "unfinished" })
  const made = yield* insertPunch({
    companyId,
    staffId: staff.id,
    workDay: where.workDay,
    taskId: where.taskId,
    siteId: where.siteId,
    place: where.place,
    checkIn: instantOfMillis(at),
    inLat: body.lat ?? null,
    inLng: body.lng ?? null,
    inAccuracy: body.accuracy ?? null,
  })
  if (made === undefined) return yield* Effect.die(new Error("no punch was stored"))
  return made.id
})

const checkOut = Effect.fn("Timekeeping.checkOut")(function* (
  open: PunchWithRests,
  body: Body,
  at: number,
  endsRest: number | undefined,
  shifts: ReadonlyArray<number>,
) {
  const end = instantOfMillis(at)
  // The desk may have written a punch over this time while the phone had no signal.
  if ((yield* finishedOver(open.companyId, open.staffId, { from: open.checkIn, to: end })) !== undefined)
    return yield* refuse("Timekeeping_Not_Valid", [{ field: "action", message: "punchesOverlap" }])
  if (endsRest !== undefined) yield* endRest(open.companyId, endsRest, end)
  yield* updatePunch(open, {
    checkOut: end,
    state: "closed",
    shifts,
    outLat: body.lat ?? null,
    outLng: body.lng ?? null,
    outAccuracy: body.accuracy ?? null,
  })
  return open.id
})

const refusedBecause = (decision: Extract<Decision, { kind: "refused" }>) =>
  refuse("Timekeeping_Not_Valid", [{ field: "action", message: decision.why }])

/**
 * Checks in or out with the time pressed; the same press sent again changes nothing and gets the same answer.
 *
 * Fails with Timekeeping_Only_Staff, Permission_Denied, Timekeeping_Date_In_Future, Timekeeping_Not_Valid,
 * Task_Not_Found, Not_Found, No_Shift_For_The_Time (no shift ticked), Closed_Salary_Day_Not_Editable.
 */
export const pressButton = Effect.fn("Timekeeping.pressButton")(function* (body: Body) {
  const { actor, staff } = yield* ownStaff()
  const { companyId, personId } = actor
  const { at, arrivedAt } = yield* pressedTime(body.pressedAt)
  const known = yield* seenBefore(companyId, staff.id, body.clientId)
  if (known !== undefined) return punchView(actor, known, staff, yield* siteNameOf(known))
  const open = yield* openPunchOf(companyId, staff.id)
  const isIn = (body.action ?? (open === undefined ? "in" : "out")) === "in"
  const where = isIn ? yield* whereOf(companyId, staff, body, at) : undefined
  const decision = decidePress(open === undefined ? undefined : openFrom(open), {
    action: body.action,
    at,
    taskId: where?.taskId ?? null,
    siteId: where?.siteId ?? null,
  })
  if (decision.kind === "refused") return yield* refusedBecause(decision)
  const day: IsoDate = where?.workDay ?? open?.workDay ?? tokyoDayOf(at)
  yield* holdDayOpen(companyId, day)
  const punchId = yield* carriedOut(decision, { companyId, staff, body, at, where, open })
  yield* keepPress({
    companyId,
    staffId: staff.id,
    personId,
    clientId: body.clientId,
    action: isIn ? "in" : "out",
    at,
    arrivedAt,
    punchId,
  })
  const after = yield* punchById(companyId, punchId)
  if (after === undefined) return yield* Effect.die(new Error("the punch is gone"))
  yield* tell(
    { action: isIn ? "punch.in" : "punch.out", subject: `punch:${punchId}`, after: { day, at: instantOfMillis(at) } },
    { topic: isIn ? "ClockedIn" : "ClockedOut", body: { companyId, staffId: staff.id, punchId, day } },
  )
  return punchView(actor, after, staff, yield* siteNameOf(after))
})

interface Context {
  readonly companyId: number
  readonly staff: Staff
  readonly body: Body
  readonly at: number
  readonly where: Where | undefined
  readonly open: PunchWithRests | undefined
}

const carriedOut = Effect.fn("Timekeeping.carriedOut")(function* (
  decision: Exclude<Decision, { kind: "refused" }>,
  { companyId, staff, body, at, where, open }: Context,
) {
  if (decision.kind === "checkIn" && where !== undefined) {
    return yield* checkIn(companyId, staff, body, at, where, decision.leavesUnfinished === undefined ? undefined : open)
  }
  if (decision.kind === "checkOut" && open !== undefined) {
    const shifts = yield* tickedShifts(companyId, staff, open, body.shifts)
    return yield* checkOut(open, body, at, decision.endsRest, shifts)
  }
  return open?.id ?? 0
})

export const siteNameOf = Effect.fn("Timekeeping.siteNameOf")(function* (row: PunchWithRests) {
  if (row.siteId === null) return null
  return (yield* sitesByIds(row.companyId, [row.siteId])).get(row.siteId)?.name ?? null
})
