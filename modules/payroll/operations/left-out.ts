/** Whom a close goes on without, because something stops his slip: who may be, and who is still unpaid (BEY-06). */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { staffByIds } from "#modules/people/index.ts"
import { leftOutOfMonth } from "../repository/left-out.ts"
import { slipHashes } from "../repository.ts"
import { stopsOfMonth } from "./month-findings.ts"
import { peopleOfMonth } from "./people-of-month.ts"
import { payMonthOfCompany } from "./person-inputs.ts"

export interface LeftOut {
  readonly userId: number
  readonly reason: string
}

const stoppedAmong = Effect.fnUntraced(function* (month: IsoMonth, userIds: ReadonlyArray<number>) {
  const { companyId } = yield* CurrentActor
  const { findings } = yield* stopsOfMonth(companyId, month, userIds)
  return new Set(findings.map(({ userId }) => userId))
})

/** Of people whom a close left out, those whose slips something stops still. */
export const stillStopped = Effect.fnUntraced(function* <Row extends { readonly staffId: number }>(
  month: IsoMonth,
  leftOut: ReadonlyArray<Row>,
) {
  if (leftOut.length === 0) return leftOut
  const stopped = yield* stoppedAmong(
    month,
    leftOut.map(({ staffId }) => staffId),
  )
  return leftOut.filter(({ staffId }) => stopped.has(staffId))
})

/**
 * Whether each of these may be left out of a close of these people or of all: nobody twice, and nobody whose slip
 * nothing stops. What stops him may be mended later, or never (a 退勤 that nobody remembers): everybody else is paid.
 *
 * Fails with Not_Found for people who are not of the close, and Invalid_Input that names the place in the list.
 */
export const checkLeftOut = Effect.fn("Payroll.checkLeftOut")(function* (
  month: IsoMonth,
  without: ReadonlyArray<LeftOut>,
  only: ReadonlyArray<number> | undefined,
) {
  if (without.length === 0) return
  const { companyId } = yield* CurrentActor
  const asked = without.map(({ userId }) => userId)
  const known = new Set(yield* peopleOfMonth(companyId, yield* payMonthOfCompany(companyId, month), only))
  if (!asked.every((id) => known.has(id))) return yield* refuse("Not_Found")
  const stopped = yield* stoppedAmong(month, asked)
  const wrong = without.flatMap(({ userId }, at) => {
    const message = asked.indexOf(userId) < at ? "duplicate" : stopped.has(userId) ? undefined : "notStopped"
    return message === undefined ? [] : [{ field: `without.${at}.userId`, message: message }]
  })
  if (wrong.length > 0) return yield* refuse("Invalid_Input", wrong)
})

/** Those whom finished closes of the month have gone on without and who have no slip of it yet, each with the last reason. */
export const stillUnpaid = Effect.fn("Payroll.stillUnpaid")(function* (
  companyId: number,
  month: IsoMonth,
  revision: number,
) {
  const last = new Map(
    (yield* leftOutOfMonth(companyId, month))
      .filter(({ endedAt }) => endedAt !== null)
      .map((row) => [row.staffId, row] as const),
  )
  if (last.size === 0) return []
  const ids = [...last.keys()]
  const paid = yield* slipHashes(companyId, month, revision, ids)
  const staff = yield* staffByIds(companyId, ids)
  return [...last.values()]
    .filter(({ staffId }) => !paid.has(staffId))
    .map(({ staffId, reason }) => ({ userId: staffId, name: staff.get(staffId)?.name ?? "", reason }))
})
