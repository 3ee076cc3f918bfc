/** What one press comes to, by what was read for it: what is stored, or a refusal. Asks nobody. */
import { Result } from "effect"
import { payMonthOf } from "#modules/companies/index.ts"
import { type IsoDate, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { type Refused, refuse } from "#modules/kernel/errors.ts"
import { type ResultSteps, resultFn } from "#modules/kernel/result-fn.ts"
import { places } from "./codes.ts"
import { isCheckIn, type PressFacts, type Pressing } from "./press-facts.ts"
import type { PunchWithRests } from "./repository/punches.ts"
import { decidePress, type OpenPunch } from "./rules/press.ts"
import { shiftsDone } from "./ticked-shifts.ts"
import { millisOf } from "./views.ts"

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

/** Where the work is: the arrangement's day and site, the chosen site, or the office. */
const whereOf = ({ place, pressing: { at, body }, siteName }: PressFacts) => {
  if (body.taskId !== undefined) {
    if (place === undefined || place.isDeleted || place.shifts.length === 0)
      return Result.fail(refuse("Task_Not_Found"))
    const { day, id, siteId, siteName: name } = place
    return Result.succeed({ workDay: day, taskId: id, siteId, siteName: name, place: places.outside })
  }
  const today = { workDay: tokyoDayOf(at), taskId: null }
  const siteId = body.constructionSiteId
  if (siteId === undefined) return Result.succeed({ ...today, siteId: null, siteName: null, place: places.office })
  if (siteName === undefined) return Result.fail(refuse("Not_Found"))
  return Result.succeed({ ...today, siteId, siteName, place: places.outside })
}
type Where = Result.Result.Success<ReturnType<typeof whereOf>>

interface OfPressing {
  readonly pressing: Pressing
  readonly siteName: string | null
}
export type PressPlan = OfPressing &
  (
    | { readonly kind: "madeBefore"; readonly punch: PunchWithRests }
    | { readonly kind: "sameAgain"; readonly punch: PunchWithRests; readonly day: IsoDate }
    | { readonly kind: "checkIn"; readonly where: Where; readonly leaves: number | undefined; readonly day: IsoDate }
    | {
        readonly kind: "checkOut"
        readonly open: PunchWithRests
        readonly shifts: ReadonlyArray<number>
        readonly restId: number | undefined
        readonly day: IsoDate
      }
  )

const notValid = (message: string) => Result.fail(refuse("Timekeeping_Not_Valid", [{ field: "action", message }]))

/** The desk may have written a punch over this time while the phone had no signal. */
export const overlapping = () => notValid("punchesOverlap")

/**
 * Fails with Timekeeping_Not_Valid, Task_Not_Found, Not_Found, No_Shift_For_The_Time (no shift ticked),
 * Closed_Salary_Day_Not_Editable.
 */
export const pressPlan = resultFn(function* (facts: PressFacts): ResultSteps<PressPlan, Refused> {
  const { pressing } = facts
  const { at, body, closingDate, open } = pressing
  if (facts.made !== undefined)
    return { kind: "madeBefore", pressing, punch: facts.made, siteName: facts.siteName ?? null }
  const where = isCheckIn(pressing) ? yield* whereOf(facts) : undefined
  const siteName = (where === undefined ? facts.siteName : where.siteName) ?? null
  const decision = decidePress(open === undefined ? undefined : openFrom(open), {
    action: body.action,
    at,
    taskId: where?.taskId ?? null,
    siteId: where?.siteId ?? null,
  })
  if (decision.kind === "refused") return yield* notValid(decision.why)
  const day = where?.workDay ?? open?.workDay ?? tokyoDayOf(at)
  if (facts.closed.has(payMonthOf(day, closingDate)))
    return yield* Result.fail(refuse("Closed_Salary_Day_Not_Editable"))
  if (decision.kind === "checkIn" && where !== undefined)
    return { kind: "checkIn", pressing, where, leaves: decision.leavesUnfinished, day, siteName }
  if (open === undefined) throw new Error("nothing is open")
  if (decision.kind === "sameAgain") return { kind: "sameAgain", pressing, punch: open, day, siteName }
  if (decision.kind !== "checkOut") throw new Error(`the big button can't ${decision.kind}`)
  const shifts = yield* shiftsDone(body.shifts, facts.salaryType, facts.place)
  return { kind: "checkOut", pressing, open, shifts, restId: decision.endsRest, day, siteName }
})
