/**
 * The steps of a close, one after another or again after a crash. Each is idempotent by its natural key:
 * company, month, revision, and the piece or the person.
 */

import { Context, Effect } from "effect"
import { lockPayMonth, setPayMonthState } from "#modules/companies/index.ts"
import { expensesGoWith, takeExpenses } from "#modules/expenses/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { writeStep } from "#modules/kernel/jobs/step.ts"
import { tell } from "#modules/kernel/write.ts"
import { leftOutOfClose } from "../repository/left-out.ts"
import { closeOf, endClose, insertPlan, planSize, slipsOfRevision } from "../repository.ts"
import { wagedOf } from "./gather-inputs.ts"
import { peopleOfMonth } from "./people-of-month.ts"
import { payMonthOfCompany } from "./person-inputs.ts"
import type { CloseInput } from "./start-close.ts"

/**
 * People a piece at least: small enough to show progress every second or two, large enough that what the threads wait
 * between two is little.
 */
export const PeopleAPiece = Context.Reference<number>("payroll/PeopleAPiece", { defaultValue: () => 2500 })

/** Pieces a close at most: each costs a tenth of a second of waiting, and the engine's history a dozen events. */
export const mostPieces = 20

const freeze = Effect.fn("Payroll.freeze")(function* ({ month, revision }: CloseInput) {
  const { companyId, personId } = yield* CurrentActor
  const locked = yield* lockPayMonth(companyId, month)
  if (locked.revision >= revision) return { previous: locked.state }
  if (locked.state !== "closing")
    yield* setPayMonthState(companyId, month, { state: "closing", revision: locked.revision, changedBy: personId })
  return { previous: locked.state }
})

/** Reads who is in the close, after the freeze has ended: nothing can change between. What stops it is found on the way. */
const plan = Effect.fn("Payroll.plan")(function* ({ month, revision }: CloseInput) {
  const { companyId } = yield* CurrentActor
  const planned = yield* planSize(companyId, month, revision)
  if (planned.pieces > 0) return planned
  const wanted = yield* closeOf(companyId, month, revision)
  const period = yield* payMonthOfCompany(companyId, month)
  const people = yield* peopleOfMonth(companyId, period, wanted?.staffIds ?? undefined)
  const leftOut = new Set((yield* leftOutOfClose(companyId, month, revision)).map(({ staffId }) => staffId))
  const paidIds = (yield* wagedOf(companyId, people, period)).filter((id) => !leftOut.has(id))
  const peopleAPiece = Math.max(yield* PeopleAPiece, Math.ceil(paidIds.length / mostPieces))
  yield* insertPlan({ companyId, month, revision }, paidIds, peopleAPiece)
  yield* takeExpenses(companyId, paidIds, period)
  yield* tell({ action: "payMonth.freeze", subject: `payMonth:${month}`, after: { revision, people: paidIds.length } })
  return yield* planSize(companyId, month, revision)
})

/** Frozen first, read after: two transactions, so that no write can slip between. */
export const freezeMonth = Effect.fn("Payroll.freezeMonth")(function* (input: CloseInput) {
  return yield* writeStep(freeze(input))
})
export const planClose = Effect.fn("Payroll.planClose")(function* (input: CloseInput) {
  return yield* writeStep(plan(input))
})

const finish = Effect.fn("Payroll.finish")(function* ({ month, revision }: CloseInput) {
  const { companyId, personId } = yield* CurrentActor
  yield* lockPayMonth(companyId, month)
  yield* setPayMonthState(companyId, month, { state: "closed", revision, changedBy: personId })
  yield* endClose(companyId, month, revision, yield* instantNow)
  const slips = yield* slipsOfRevision(companyId, month, revision)
  yield* expensesGoWith(companyId, month, slips)
  const staffIds = slips.map(({ staffId }) => staffId)
  yield* tell(
    { action: "payMonth.closed", subject: `payMonth:${month}`, after: { revision, slips: staffIds.length } },
    { topic: "PayMonthClosed", body: { companyId, month, revision, staffIds } },
  )
  return { revision, slips: staffIds.length }
})
export const finishClose = Effect.fn("Payroll.finishClose")(function* (input: CloseInput) {
  return yield* writeStep(finish(input))
})
