/** 出勤・退勤: one press of the big button. */
import { Effect } from "effect"
import { holdPayMonthOpen, payMonthOf } from "#modules/companies/index.ts"
import { type IsoDate, instantOfMillis, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { tell } from "#modules/kernel/write.ts"
import { placeOfWork, siteName } from "#modules/scheduling/index.ts"
import { places } from "./codes.ts"
import type { PressBody } from "./model.ts"
import { keepPress, pressSeen } from "./pressed.ts"
import { beginPunch, endPunch } from "./repository/presses.ts"
import type { PunchWithRests } from "./repository/punches.ts"
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
const whereOf = Effect.fnUntraced(function* (companyId: number, staffId: number, body: Body, at: number) {
  const today = tokyoDayOf(at)
  if (body.taskId !== undefined) {
    const task = yield* placeOfWork(companyId, body.taskId, staffId)
    if (task === undefined || task.isDeleted || task.shifts.length === 0) return yield* refuse("Task_Not_Found")
    const { day, id, siteId, siteName: name } = task
    return { workDay: day, taskId: id, siteId, siteName: name, place: places.outside }
  }
  const siteId = body.constructionSiteId
  if (siteId !== undefined) {
    const name = yield* siteName(companyId, siteId)
    if (name === undefined) return yield* refuse("Not_Found")
    return { workDay: today, taskId: null, siteId, siteName: name, place: places.outside }
  }
  return { workDay: today, taskId: null, siteId: null, siteName: null, place: places.office }
})

type Where = Effect.Success<ReturnType<typeof whereOf>>

const refusedBecause = (decision: Extract<Decision, { kind: "refused" }>) =>
  refuse("Timekeeping_Not_Valid", [{ field: "action", message: decision.why }])

/**
 * Checks in or out with the time pressed; the same press sent again changes nothing and gets the same answer.
 *
 * Fails with Timekeeping_Only_Staff, Permission_Denied, Timekeeping_Date_In_Future, Timekeeping_Not_Valid,
 * Task_Not_Found, Not_Found, No_Shift_For_The_Time (no shift ticked), Closed_Salary_Day_Not_Editable.
 */
export const pressButton = Effect.fnUntraced(function* (body: Body) {
  const { actor, staff, closingDate, at, arrivedAt, known, open } = yield* pressSeen(body)
  const { companyId, personId } = actor
  if (known !== undefined) return punchView(actor, known, staff, yield* siteNameOf(known))
  const isIn = (body.action ?? (open === undefined ? "in" : "out")) === "in"
  const where = isIn ? yield* whereOf(companyId, staff.id, body, at) : undefined
  const decision = decidePress(open === undefined ? undefined : openFrom(open), {
    action: body.action,
    at,
    taskId: where?.taskId ?? null,
    siteId: where?.siteId ?? null,
  })
  if (decision.kind === "refused") return yield* refusedBecause(decision)
  const day: IsoDate = where?.workDay ?? open?.workDay ?? tokyoDayOf(at)
  yield* holdPayMonthOpen(companyId, payMonthOf(day, closingDate))
  const after = yield* carriedOut(decision, {
    companyId,
    staffId: staff.id,
    personId,
    body,
    at,
    arrivedAt,
    where,
    open,
  })
  yield* tell(
    { action: isIn ? "punch.in" : "punch.out", subject: `punch:${after.id}`, after: { day, at: instantOfMillis(at) } },
    {
      topic: isIn ? "ClockedIn" : "ClockedOut",
      body: { companyId, staffId: staff.id, punchId: after.id, day },
    },
  )
  return punchView(actor, after, staff, where === undefined ? yield* siteNameOf(after) : where.siteName)
})

interface Context {
  readonly companyId: number
  readonly staffId: number
  readonly personId: number
  readonly body: Body
  readonly at: number
  readonly arrivedAt: number
  readonly where: Where | undefined
  readonly open: PunchWithRests | undefined
}

/** The punch as it stands after the press, which is kept with it. */
const carriedOut = Effect.fnUntraced(function* (
  decision: Exclude<Decision, { kind: "refused" }>,
  { companyId, staffId, personId, body, at, arrivedAt, where, open }: Context,
) {
  const { clientId } = body
  const press = {
    clientId,
    pressedBy: personId,
    pressedAt: instantOfMillis(at),
    arrivedAt: instantOfMillis(arrivedAt),
  }
  if (decision.kind === "checkIn" && where !== undefined) {
    const { siteName: _, ...begun } = where
    const leaves = decision.leavesUnfinished
    const made = yield* beginPunch(companyId, { ...begun, staffId, position: body, leaves, press })
    return made ?? (yield* Effect.die(new Error("no punch was stored")))
  }
  if (open === undefined) return yield* Effect.die(new Error("nothing is open"))
  if (decision.kind === "checkOut") {
    const shifts = yield* tickedShifts(companyId, staffId, open, body.shifts)
    const ended = yield* endPunch(companyId, { open, shifts, restId: decision.endsRest, position: body, press })
    // The desk may have written a punch over this time while the phone had no signal.
    return ended ?? (yield* refuse("Timekeeping_Not_Valid", [{ field: "action", message: "punchesOverlap" }]))
  }
  const action = body.action ?? "in"
  yield* keepPress({ companyId, staffId, personId, clientId, action, at, arrivedAt, punchId: open.id })
  return open
})

export const siteNameOf = Effect.fnUntraced(function* (row: PunchWithRests) {
  if (row.siteId === null) return null
  return (yield* siteName(row.companyId, row.siteId)) ?? null
})
