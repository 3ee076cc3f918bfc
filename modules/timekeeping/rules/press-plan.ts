/** What one press comes to, by what was read for it: the punch as it stands afterwards, or a refusal. Asks nobody. */
import { Result } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { type Refused, refuse } from "#modules/kernel/errors.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import { places } from "../codes.ts"
import { arrangedFor, isCheckIn, type PressFacts, type Pressing } from "../operations/press-facts.ts"
import { inOrder, shiftsDone, timeAtWork } from "../operations/ticked-shifts.ts"
import type { PunchRow, PunchWithRests } from "../repository/punches.ts"
import { millisOf } from "../views/punch-view.ts"
import { decidePress, type OpenPunch } from "./press.ts"
import { wrongDayOf } from "./press-day.ts"
import { wrongEnd, wrongStart } from "./press-place.ts"
import type { WorkedShifts } from "./worked-shifts.ts"

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

interface Where extends Pick<PunchRow, "taskId" | "siteId" | "place"> {
  readonly siteName: string | null
}
const wrongDayCodes = {
  taskOfLaterDay: "Start_Date_Task_After_Current_Date",
  taskOfEarlierDay: "User_Not_Working_This_Time",
} as const

const notValid = (message: string, field = "action") =>
  Result.fail(refuse("Timekeeping_Not_Valid", [{ field, message }]))

/** Where the work is: the arrangement's site, the chosen site, or the office; nobody is taken to be at any of them. */
const whereOf = ({ hasBegun, place, pressing, siteName }: PressFacts): Result.Result<Where, Refused> => {
  const { at, body } = pressing
  const wrong = wrongStart(body, place?.siteId)
  if (wrong !== undefined) return Result.fail(refuse("Timekeeping_Not_Valid", [wrong]))
  if (body.taskId !== undefined) {
    if (place === undefined || place.isDeleted || place.shifts.length === 0)
      return Result.fail(refuse("Task_Not_Found"))
    const arranged = arrangedFor(place)
    const wrongDay = arranged === undefined ? undefined : wrongDayOf(arranged, at, hasBegun)
    if (wrongDay !== undefined)
      return Result.fail(refuse(wrongDayCodes[wrongDay], [{ field: "taskId", message: wrongDay }]))
    return Result.succeed({ taskId: place.id, siteId: place.siteId, siteName: place.siteName, place: places.outside })
  }
  const siteId = body.constructionSiteId
  if (siteId === undefined && body.isOffice !== 1) return notValid("placeMissing", "taskId")
  if (siteId === undefined) return Result.succeed({ taskId: null, siteId: null, siteName: null, place: places.office })
  if (siteName === undefined) return Result.fail(refuse("Not_Found"))
  return Result.succeed({ taskId: null, siteId, siteName, place: places.outside })
}

/** As the table's defaults make it. */
const begun = ({ day, pressing }: PressFacts, { siteName: _, ...where }: Where): PunchWithRests => {
  const { actor, body, newId, pressedAt, staff } = pressing
  if (newId === undefined) throw new Error("no number was drawn for a new punch")
  return {
    companyId: actor.companyId,
    id: newId,
    staffId: staff.id,
    workDay: day,
    ...where,
    checkIn: pressedAt,
    checkOut: null,
    state: "open",
    isEndClaimed: false,
    shifts: inOrder(body.shifts),
    halfShifts: inOrder(body.halfShifts),
    totalRestMinutes: null,
    restReason: null,
    inLat: body.lat ?? null,
    inLng: body.lng ?? null,
    inAccuracy: body.accuracy ?? null,
    outLat: null,
    outLng: null,
    outAccuracy: null,
    version: 1,
    rests: [],
  }
}

const ended = (
  { body, pressedAt }: Pressing,
  { nextBegins: _, ...open }: NonNullable<Pressing["open"]>,
  done: WorkedShifts,
  restId: number | undefined,
): PunchWithRests => ({
  ...open,
  checkOut: pressedAt,
  state: "closed",
  ...done,
  outLat: body.lat ?? null,
  outLng: body.lng ?? null,
  outAccuracy: body.accuracy ?? null,
  version: open.version + 1,
  rests: open.rests.map((rest) => (rest.id === restId ? { ...rest, endedAt: pressedAt } : rest)),
})

export interface PressPlan {
  readonly kind: "begun" | "ended" | "same" | "madeBefore"
  readonly pressing: Pressing
  readonly day: IsoDate
  readonly punch: PunchWithRests
  readonly siteName: string | null
  readonly leaves?: number | undefined
  readonly endsRest?: number | undefined
}

/**
 * Fails with Timekeeping_Not_Valid, Task_Not_Found, Start_Date_Task_After_Current_Date, User_Not_Working_This_Time (an
 * arrangement of another day), Not_Found, No_Shift_For_The_Time (no shift ticked),
 * Closed_Salary_Day_Not_Editable.
 */
export const pressPlan = resultFn(function* (facts: PressFacts): ResultSteps<PressPlan, Refused> {
  const { day, made, pressing } = facts
  const { at, body, open } = pressing
  const where = made === undefined && isCheckIn(pressing) ? yield* whereOf(facts) : undefined
  const of = { pressing, day, siteName: (where === undefined ? facts.siteName : where.siteName) ?? null }
  if (made !== undefined) return { ...of, kind: "madeBefore", punch: made }
  const decision = decidePress(open === undefined ? undefined : openFrom(open), {
    action: body.action,
    at,
    taskId: where?.taskId ?? null,
    siteId: where?.siteId ?? null,
  })
  if (decision.kind === "refused") return yield* notValid(decision.why)
  if (facts.isClosed) return yield* Result.fail(refuse("Closed_Salary_Day_Not_Editable"))
  if (decision.kind === "checkIn" && where !== undefined)
    return { ...of, kind: "begun", punch: begun(facts, where), leaves: decision.leavesUnfinished }
  if (open === undefined) throw new Error("nothing is open")
  if (decision.kind === "sameAgain") return { ...of, kind: "same", punch: open }
  if (decision.kind !== "checkOut") throw new Error(`the big button can't ${decision.kind}`)
  const wrong = wrongEnd(body, open)
  if (wrong !== undefined) return yield* Result.fail(refuse("Timekeeping_Not_Valid", [wrong]))
  const done = yield* shiftsDone(open, body, facts.salaryType, facts.place, timeAtWork(open, at))
  // The desk may have written a punch over this time while the phone had no signal.
  if (open.nextBegins !== null && millisOf(open.nextBegins) < at) return yield* notValid("punchesOverlap")
  const { endsRest } = decision
  return { ...of, kind: "ended", punch: ended(pressing, open, done, endsRest), endsRest }
})
