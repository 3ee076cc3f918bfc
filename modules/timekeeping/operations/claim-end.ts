/** 退勤の申告: the end of a forgotten punch, told afterwards. It counts, and the desk sees that it was told. */
import { Effect } from "effect"
import { holdPayMonthOpen, payMonthOf } from "#modules/companies/index.ts"
import { addDays, type GivenInstant, instantGiven, millisOfInstant } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { tell } from "#modules/kernel/write.ts"
import { endRest, finishedOver, punchById, punchesOfStaff, updatePunch } from "../repository/punches.ts"
import { longestWorkMillis } from "../rules/longest-work.ts"
import { punchTold } from "../rules/punch-seal.ts"
import { millisOf, punchView } from "../views/punch-view.ts"
import { endAnswered } from "./asked-ends.ts"
import { keepPress, pressSeen, siteNameOf } from "./pressed.ts"
import { tickedShifts } from "./ticked-shifts.ts"

export interface ClaimedEnd {
  readonly timekeepingId: number
  readonly claimsEnd: GivenInstant
  readonly shifts?: ReadonlyArray<number>
  readonly halfShifts?: ReadonlyArray<number>
  readonly pressedAt?: GivenInstant
  readonly clientId?: string
}

/**
 * Closes an own punch whose end was not pressed. Fails with Not_Found, Timekeeping_Not_Valid (an end before the start,
 * in the future, or over a later punch), No_Shift_For_The_Time, Closed_Salary_Day_Not_Editable.
 */
export const claimEnd = Effect.fn("Timekeeping.claimEnd")(function* (claim: ClaimedEnd) {
  const { actor, staff, closingDate, at, pressedAt, arrivedAt, known } = yield* pressSeen(claim)
  const { companyId, personId } = actor
  const claimsEnd = instantGiven(claim.claimsEnd)
  if (known !== undefined) return punchView(actor, known, staff, yield* siteNameOf(known))
  const row = yield* punchById(companyId, claim.timekeepingId)
  if (row === undefined || row.staffId !== staff.id) return yield* refuse("Not_Found")
  const isForgotten = row.state === "unfinished" || row.state === "open"
  if (!isForgotten) return yield* refuse("Timekeeping_Not_Valid", [{ field: "timekeepingId", message: "nothingOpen" }])
  const [start, end] = [millisOf(row.checkIn), millisOfInstant(claimsEnd)]
  if (end <= start) return yield* refuse("Timekeeping_Not_Valid", [{ field: "claimsEnd", message: "outBeforeIn" }])
  if (end - start > longestWorkMillis)
    return yield* refuse("Timekeeping_Not_Valid", [{ field: "claimsEnd", message: "workTooLong" }])
  if (end > at) return yield* refuse("Timekeeping_Not_Valid", [{ field: "claimsEnd", message: "pressInFuture" }])
  const others = yield* punchesOfStaff(companyId, [staff.id], row.workDay, addDays(row.workDay, 2))
  const next = others.find(
    (other) => other.id !== row.id && millisOf(other.checkIn) >= start && millisOf(other.checkIn) < end,
  )
  const over = yield* finishedOver(companyId, staff.id, { from: row.checkIn, to: claimsEnd })
  if (next !== undefined || over !== undefined)
    return yield* refuse("Timekeeping_Not_Valid", [{ field: "claimsEnd", message: "punchesOverlap" }])
  yield* holdPayMonthOpen(companyId, payMonthOf(row.workDay, closingDate))
  const openRest = row.rests.find(({ endedAt }) => endedAt === null)
  if (openRest !== undefined) yield* endRest(companyId, openRest.id, openRest.startedAt)
  // A rest that nobody ended is given back above, to the company's table.
  const rests = row.rests.filter(({ endedAt }) => endedAt !== null)
  const done = yield* tickedShifts(companyId, { ...row, rests }, claim, end)
  yield* updatePunch(row, { checkOut: claimsEnd, state: "closed", isEndClaimed: true, ...done })
  yield* keepPress(companyId, {
    staffId: staff.id,
    pressedBy: personId,
    clientId: claim.clientId,
    action: "out",
    pressedAt,
    arrivedAt,
    punchId: row.id,
  })
  yield* endAnswered(companyId, staff.personId, row.id)
  const after = yield* punchById(companyId, row.id)
  if (after === undefined) return yield* Effect.die(new Error("the punch is gone"))
  yield* tell(
    {
      action: "punch.claimEnd",
      subject: `punch:${row.id}`,
      before: punchTold(row),
      after: { end: claimsEnd, ...punchTold(after) },
    },
    { topic: "ClockedOut", body: { companyId, staffId: staff.id, punchId: row.id, day: row.workDay } },
  )
  return punchView(actor, after, staff, yield* siteNameOf(after))
})
