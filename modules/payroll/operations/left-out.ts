/** Whom a close goes on without, because the law that his slip needs is not held: who may be, and who is still unpaid. */
import { Effect, Result } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { staffByIds } from "#modules/people/index.ts"
import { leftOutOfMonth } from "../repository/left-out.ts"
import { slipHashes } from "../repository.ts"
import { calculate } from "./calculate.ts"
import { peopleOfMonth } from "./people-of-month.ts"
import { payMonthOfCompany } from "./person-inputs.ts"

export interface LeftOut {
  readonly userId: number
  readonly reason: string
}

/**
 * Whether each of these may be left out of a close of these people or of all: nobody twice, and nobody whose slip can be
 * made or who lacks something that can be entered.
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
  const period = yield* payMonthOfCompany(companyId, month)
  const asked = without.map(({ userId }) => userId)
  const known = new Set(yield* peopleOfMonth(companyId, period, only))
  if (!asked.every((id) => known.has(id))) return yield* refuse("Not_Found")
  const lawless = (yield* calculate(companyId, asked, period)).flatMap(({ gathered, result }) =>
    Result.isFailure(result) && result.failure.kinds.includes("noLaw") ? [gathered.staff.id] : [],
  )
  const wrong = without.flatMap(({ userId }, at) => {
    const message = asked.indexOf(userId) < at ? "duplicate" : lawless.includes(userId) ? undefined : "notLawless"
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
