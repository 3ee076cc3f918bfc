/** 退勤を入れる: whoever closes a month tells the end of a punch that has none, and changes nothing else of it. */
import { Clock, Effect } from "effect"
import { instantGiven } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import type { TellEndBody } from "../contract/bodies.ts"
import { deleteRest, finishedOver, updatePunch } from "../repository/punches.ts"
import { isWholeCorrection } from "../rules/correction.ts"
import { millisOf } from "../views/punch-view.ts"
import { readLockedPunch, recordCorrection } from "./correct-punch.ts"
import { holdDayOpen } from "./pressed.ts"
import { shiftsCorrected } from "./ticked-shifts.ts"

/**
 * Closes the punch at this end. Rests that were ended stay, one that never was is left to the company's table; which
 * shifts count as done, the time worked says.
 *
 * Fails with Not_Found, Permission_Denied (also where the end is there, and for an own punch of 経理), Update_Expired,
 * Timekeeping_Not_Valid (before the check-in, inside a rest, over another punch, not over yet),
 * Closed_Salary_Day_Not_Editable.
 */
export const tellEnd = Effect.fn("Timekeeping.tellEnd")(function* (told: typeof TellEndBody.Type) {
  const { row, staff } = yield* readLockedPunch(told.timekeepingId, told.version, "tellEnd")
  const checkOut = instantGiven(told.checkOut)
  const { checkIn, companyId, id, workDay } = row
  const rests = row.rests.flatMap(({ startedAt, endedAt }) =>
    endedAt === null ? [] : [{ checkIn: startedAt, checkOut: endedAt }],
  )
  const wrong = isWholeCorrection({ checkIn, checkOut, rests, workingDay: workDay })
  // Of all this only the end was told.
  if (wrong !== undefined) return yield* refuse("Timekeeping_Not_Valid", [{ ...wrong, field: "checkOut" }])
  if (millisOf(checkOut) > (yield* Clock.currentTimeMillis))
    return yield* refuse("Timekeeping_Not_Valid", [{ field: "checkOut", message: "pressInFuture" }])
  if ((yield* finishedOver(companyId, staff.id, { from: checkIn, to: checkOut }, id)) !== undefined)
    return yield* refuse("Timekeeping_Not_Valid", [{ field: "checkOut", message: "punchesOverlap" }])
  yield* holdDayOpen(companyId, workDay)
  const task = row.taskId === null ? {} : { taskId: row.taskId }
  const done = yield* shiftsCorrected(staff, row, { ...task, checkIn, checkOut, rests })
  yield* updatePunch(row, { checkOut, state: "closed", isEndClaimed: false, ...done })
  const open = row.rests.find(({ endedAt }) => endedAt === null)
  if (open !== undefined) yield* deleteRest(companyId, open.id)
  return yield* recordCorrection(staff, id, told.reason, row)
})
