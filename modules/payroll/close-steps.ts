/**
 * The steps of a close, one after another or again after a crash. Each is idempotent by its natural key:
 * company, month, revision, and the chunk or the person.
 */
import { createHash } from "node:crypto"
import { Clock, Context, Effect, Result } from "effect"
import { lockPayMonth, setPayMonthState } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import { Refused, refuse } from "#modules/kernel/errors.ts"
import { writeStep } from "#modules/kernel/jobs/step.ts"
import { tell } from "#modules/kernel/write.ts"
import { type Calculated, calculate, storedForm } from "./calculate.ts"
import { findingsOfMonth } from "./check-month.ts"
import { checkKinds } from "./codes-of-checks.ts"
import { payMonthOfCompany } from "./pay-inputs.ts"
import {
  chunkDone,
  closeOf,
  endClose,
  insertChunk,
  insertMembers,
  insertSlips,
  latestSlips,
  memberCount,
  memberIds,
} from "./repository.ts"
import type { CloseInput } from "./start-close.ts"

/** People a chunk: small enough to show progress, large enough that a chunk's overhead is nothing. */
export const PeopleAChunk = Context.Reference<number>("payroll/PeopleAChunk", { defaultValue: () => 200 })

const freeze = Effect.fn("Payroll.freeze")(function* ({ month, revision }: CloseInput) {
  const { companyId } = yield* CurrentActor
  const locked = yield* lockPayMonth(companyId, month)
  if (locked.revision >= revision) return { previous: locked.state }
  if (locked.state !== "closing")
    yield* setPayMonthState(companyId, month, { state: "closing", revision: locked.revision })
  return { previous: locked.state }
})

/** Reads who is in the close, after the freeze has ended: nothing can change between. */
const plan = Effect.fn("Payroll.plan")(function* ({ month, revision }: CloseInput) {
  const { companyId } = yield* CurrentActor
  const wanted = yield* closeOf(companyId, month, revision)
  const { findings, paidIds } = yield* findingsOfMonth(companyId, month, wanted?.staffIds ?? undefined)
  const stops = findings.filter(({ kind }) => checkKinds[kind] === "stop")
  if (stops.length > 0)
    return yield* new Refused({ code: "Payroll_Not_Closable", view: { isOver: true, findings: stops } })
  yield* insertMembers(companyId, month, revision, paidIds, yield* PeopleAChunk)
  yield* tell({ action: "payMonth.freeze", subject: `payMonth:${month}`, after: { revision, people: paidIds.length } })
  return yield* memberCount(companyId, month, revision)
})

/** Frozen first, read after: two transactions, so that no write can slip between. */
export const freezeMonth = Effect.fn("Payroll.freezeMonth")(function* (input: CloseInput) {
  return yield* writeStep(freeze(input))
})
export const planClose = Effect.fn("Payroll.planClose")(function* (input: CloseInput) {
  return yield* writeStep(plan(input))
})

const madeSlip = ({ gathered, result }: Calculated) => {
  if (Result.isFailure(result)) {
    const [kind = "noTerms"] = result.failure.kinds
    return Effect.fail(refuse("Payroll_Not_Closable", [{ field: kind, message: gathered.staff.name }]))
  }
  const { paidOn, totals } = result.success.slip
  return Effect.succeed({ staffId: gathered.staff.id, paidOn, ...totals, ...storedForm(result.success) })
}

const compute = Effect.fn("Payroll.compute")(function* (input: CloseInput & { readonly chunk: number }) {
  const { companyId } = yield* CurrentActor
  const { month, revision, chunk } = input
  const done = yield* chunkDone(companyId, month, revision, chunk)
  if (done !== undefined) return { written: done.written, unchanged: done.unchanged }
  const ids = yield* memberIds(companyId, month, revision, chunk)
  const before = new Map((yield* latestSlips(companyId, [month], revision - 1, ids)).map((row) => [row.staffId, row]))
  const calculated = yield* calculate(companyId, ids, yield* payMonthOfCompany(companyId, month))
  const made = yield* Effect.forEach(calculated, madeSlip)
  const changed = made.filter(({ staffId, hash }) => before.get(staffId)?.hash.equals(hash) !== true)
  yield* insertSlips(changed.map((row) => ({ companyId, month, revision, ...row })))
  const digest = createHash("sha256")
  for (const { hash } of made) digest.update(hash)
  const result = { written: changed.length, unchanged: made.length - changed.length, digest: digest.digest() }
  yield* insertChunk({ companyId, month, revision, chunk, ...result })
  yield* tell({
    action: "payMonth.slips",
    subject: `payMonth:${month}`,
    after: { revision, chunk, written: result.written, digest: result.digest.toString("hex") },
  })
  return { written: result.written, unchanged: result.unchanged }
})

/** Slips, chunk row and audit in one transaction: a kill leaves all of them or none. */
export const computeChunk = Effect.fn("Payroll.computeChunk")(function* (
  input: CloseInput & { readonly chunk: number },
) {
  return yield* writeStep(compute(input))
})

const finish = Effect.fn("Payroll.finish")(function* ({ month, revision }: CloseInput) {
  const { companyId } = yield* CurrentActor
  yield* lockPayMonth(companyId, month)
  yield* setPayMonthState(companyId, month, { state: "closed", revision })
  yield* endClose(companyId, month, revision, instantOfMillis(yield* Clock.currentTimeMillis))
  const slips = (yield* latestSlips(companyId, [month], revision)).filter((row) => row.revision === revision)
  yield* tell(
    { action: "payMonth.closed", subject: `payMonth:${month}`, after: { revision, slips: slips.length } },
    { topic: "PayMonthClosed", body: { companyId, month, revision, staffIds: slips.map(({ staffId }) => staffId) } },
  )
  return { revision, slips: slips.length }
})
export const finishClose = Effect.fn("Payroll.finishClose")(function* (input: CloseInput) {
  return yield* writeStep(finish(input))
})
