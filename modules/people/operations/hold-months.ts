/** Holds open the pay months that a change of somebody's terms or employment touches. */
import { Effect } from "effect"
import { companySettings, holdPayMonthsOpen, payMonthOf } from "#modules/companies/index.ts"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { Refused } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import type { UpdateStaff } from "../contract/staff-input.ts"
import { paidPersonRows } from "../repository/staff.ts"

const holdMonths = Effect.fn("People.holdMonths")(function* (companyId: number, from: IsoDate, to: IsoDate) {
  const { salaryClosingDate } = yield* companySettings(companyId)
  yield* holdPayMonthsOpen(companyId, payMonthOf(from, salaryClosingDate), payMonthOf(to, salaryClosingDate))
})

/** A change that counts from a day on touches every pay month from that day's to the running one. */
export const holdMonthsFrom = Effect.fn("People.holdMonthsFrom")(function* (companyId: number, day: IsoDate) {
  const today = yield* todayInJapan
  yield* holdMonths(companyId, day, day > today ? day : today)
})

/** Names the field in the refusal of a closed month; everything else stays. */
const blaming = Effect.fnUntraced(function* <A, E, R>(field: "joinDate" | "leftDate", held: Effect.Effect<A, E, R>) {
  return yield* Effect.mapError(held, (fault) => {
    if (!(fault instanceof Refused) || fault.reason === undefined) return fault
    const message = messageKey("closedMonth", fault.reason)
    return new Refused({ code: fault.code, reason: fault.reason, fields: [{ field, message }] })
  })
})

/**
 * Another day of joining or leaving touches the pay months from the earlier to the later of the old and the new day,
 * both included: the days between are employed or not, and the month that holds the day of leaving takes other premiums.
 * Who has no day of leaving is employed to this day.
 *
 * Fails with Closed_Salary_Day_Not_Editable, which names the field, when one of them is closing or closed.
 */
export const holdMonthsOfEmployment = Effect.fn("People.holdMonthsOfEmployment")(function* (
  companyId: number,
  staffId: number,
  { joinDate, leftDate }: Pick<UpdateStaff, "joinDate" | "leftDate">,
) {
  if (joinDate === undefined && leftDate === undefined) return
  const [now] = yield* paidPersonRows(companyId, [staffId])
  if (now === undefined) return
  const today = yield* todayInJapan
  /** Between a day and none the months to the running one are touched. */
  const hold = (old: IsoDate | null, next: IsoDate | null) => {
    const days = [old ?? today, next ?? today].toSorted()
    const [from = today, to = today] = days
    return holdMonths(companyId, from, to)
  }
  if (joinDate !== undefined && joinDate !== now.joinedOn) yield* blaming("joinDate", hold(now.joinedOn, joinDate))
  if (leftDate !== undefined && leftDate !== now.leftOn) yield* blaming("leftDate", hold(now.leftOn, leftDate))
})
