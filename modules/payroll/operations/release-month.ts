/** A close that can't go on gives the month back as it was; its revision never ends, so nobody sees what it wrote. */
import { Effect, Schema } from "effect"
import { lockPayMonth, setPayMonthState } from "#modules/companies/index.ts"
import { giveExpensesBack } from "#modules/expenses/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { isoMonth } from "#modules/kernel/civil-day.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { Jobs } from "#modules/kernel/jobs/jobs.ts"
import { writeStep } from "#modules/kernel/jobs/step.ts"
import { type Delivery, subscriber } from "#modules/kernel/outbox.ts"
import { tell, write } from "#modules/kernel/write.ts"
import { closeOf, closesOf } from "../repository.ts"
import { type CloseInput, closeKind } from "./start-close.ts"

const release = Effect.fn("Payroll.release")(function* (
  companyId: number,
  changedBy: number,
  { month, revision, from }: CloseInput,
) {
  const locked = yield* lockPayMonth(companyId, month)
  const newest = (yield* closesOf(companyId, month)).at(-1)
  // A later close may have frozen the month again.
  if (locked.state === "closing" && newest?.revision === revision) {
    yield* giveExpensesBack(companyId, month)
    yield* setPayMonthState(companyId, month, { state: from, revision: locked.revision, changedBy })
    yield* tell({ action: "payMonth.release", subject: `payMonth:${month}`, after: { revision } })
  }
  return { month }
})

/** The last step of a close that failed. */
export const releaseMonth = Effect.fn("Payroll.releaseMonth")(function* (input: CloseInput) {
  const { companyId, personId } = yield* CurrentActor
  return yield* writeStep(release(companyId, personId, input))
})

const Ended = Schema.Struct({ jobId: Schema.Int, kind: Schema.String, state: Schema.String })
const Input = Schema.Struct({
  month: Schema.String,
  revision: Schema.Int,
  from: Schema.Literals(["open", "closed"]),
})

/** A job that was cancelled, or broke, takes no further step. */
const afterEnd = Effect.fn("Payroll.releaseAfterEnd")(function* ({ companyId, body }: Delivery) {
  const { jobId, kind, state } = yield* Schema.decodeUnknownEffect(Ended)(body)
  if (companyId === null || kind !== closeKind || state === "done") return
  const wanted = yield* inCompany(companyId)(Jobs.inputOf(companyId, jobId))
  const input = yield* Schema.decodeUnknownEffect(Input)(wanted)
  const month = isoMonth(input.month)
  const begun = yield* inCompany(companyId)(closeOf(companyId, month, input.revision))
  if (begun === undefined) return
  const actor = { companyId, personId: begun.startedBy }
  const key = `release:${month}.r${input.revision}`
  yield* write(
    { actor, call: "payroll.release", key, body: null },
    release(companyId, begun.startedBy, { ...input, month }),
  )
})

export const releasesMonth = subscriber("JobEnded", "payroll gives back a month whose close ended badly", afterEnd)
