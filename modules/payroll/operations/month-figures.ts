/** Figures of a month's people, one after another: stored slips of a closed month, drafts of an open one. */
import { Effect, Result } from "effect"
import { payMonthStates } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { addYen, noYen } from "#modules/kernel/yen.ts"
import { type Staff, staffByIds } from "#modules/people/index.ts"
import type { PayInputs } from "../model.ts"
import { slipPolicy } from "../policy.ts"
import { eachLatestSlip, slipNets, type TakenSlip } from "../repository.ts"
import { workedMonth } from "../rules/hours/worked-month.ts"
import { addBreakdowns, breakdownOf, noBreakdown } from "../rules/slip/breakdown.ts"
import type { SlipFigures } from "../rules/slip/slip.ts"
import { eachCalculated } from "./calculate.ts"
import { wagedOf } from "./gather-inputs.ts"
import { peopleOfMonth } from "./people-of-month.ts"
import { type Missing, payMonthOfCompany } from "./person-inputs.ts"
import { finishedRevision, inputsFrom, slipFrom } from "./show-statement.ts"

export interface Figures {
  readonly slip: SlipFigures
  readonly inputs: PayInputs
  /** The stored slip; undefined for a draft. */
  readonly row: TakenSlip | undefined
}
/** Figures, or what is missing for them. */
type Found =
  | { readonly missing: readonly []; readonly figures: Figures }
  | { readonly missing: Missing["kinds"]; readonly figures: undefined }
export type PersonFigures = Found & { readonly staff: Staff }

const isClosed = Effect.fn("Payroll.isClosed")(function* (companyId: number, month: IsoMonth) {
  return (yield* payMonthStates(companyId, [month])).get(month)?.state === "closed"
})

/** Whoever was paid for a closed month, whatever became of him since. */
const paidInMonth = Effect.fn("Payroll.paidInMonth")(function* (companyId: number, month: IsoMonth) {
  const nets = yield* slipNets(companyId, month, yield* finishedRevision(companyId, month))
  return [...new Set(nets.map(({ staffId }) => staffId))]
})

/** Whose slips of a month the actor may read, in the order of the staff list; of an open one also who is paid by paper. */
const readablePeople = Effect.fn("Payroll.readablePeople")(function* (month: IsoMonth) {
  const actor = yield* CurrentActor
  const { companyId } = actor
  const isReadable = (staff: Staff) => slipPolicy.actions.read(actor, staff) === true
  const ids = (yield* isClosed(companyId, month))
    ? yield* paidInMonth(companyId, month)
    : yield* peopleOfMonth(companyId, yield* payMonthOfCompany(companyId, month))
  const staff = yield* staffByIds(companyId, ids)
  return ids.flatMap((id) => staff.get(id) ?? []).filter(isReadable)
})

/** Whose slips of a month the actor may read, in the order of the staff list. */
export const readableOfMonth = Effect.fn("Payroll.readableOfMonth")(function* (month: IsoMonth) {
  const { companyId } = yield* CurrentActor
  const people = yield* readablePeople(month)
  if (yield* isClosed(companyId, month)) return people
  const period = yield* payMonthOfCompany(companyId, month)
  const paid = new Set(
    yield* wagedOf(
      companyId,
      people.map(({ id }) => id),
      period,
    ),
  )
  return people.filter(({ id }) => paid.has(id))
})

/** Gives the figures of each of these people to `take`; what it does not keep is gone before the next. */
export const eachFigures = Effect.fn("Payroll.eachFigures")(function* (
  month: IsoMonth,
  people: ReadonlyArray<Staff>,
  take: (one: PersonFigures) => void,
) {
  const { companyId } = yield* CurrentActor
  const byId = new Map(people.map((staff) => [staff.id, staff]))
  const found = (id: number, what: Found) => {
    const staff = byId.get(id)
    if (staff !== undefined) take({ staff, ...what })
  }
  if (yield* isClosed(companyId, month)) {
    yield* eachLatestSlip(companyId, month, yield* finishedRevision(companyId, month), [...byId.keys()], (row) =>
      found(row.staffId, { missing: [], figures: { slip: slipFrom(row), inputs: inputsFrom(row), row } }),
    )
    return
  }
  const period = yield* payMonthOfCompany(companyId, month)
  yield* eachCalculated(companyId, [...byId.keys()], period, ({ gathered: { staff }, result }) =>
    found(
      staff.id,
      Result.isSuccess(result)
        ? { missing: [], figures: { ...result.success, row: undefined } }
        : { missing: result.failure.kinds, figures: undefined },
    ),
  )
})

/** Sums over everybody the actor may read, not over a page. */
export const totalsOfMonth = Effect.fn("Payroll.totalsOfMonth")(function* (month: IsoMonth) {
  let [people, overtimeMinutes, gross, deductions, net, repaid] = [0, 0, noYen, noYen, noYen, noYen]
  let breakdown = noBreakdown
  yield* eachFigures(month, yield* readablePeople(month), ({ figures }) => {
    if (figures === undefined) return
    const { inputs, slip } = figures
    people += 1
    overtimeMinutes += workedMonth(inputs).overtimeMinutes
    gross = addYen(gross, slip.totals.gross)
    deductions = addYen(deductions, slip.totals.deductions)
    net = addYen(net, slip.totals.net)
    repaid = addYen(repaid, slip.totals.repaid ?? noYen)
    breakdown = addBreakdowns(breakdown, breakdownOf(slip.lines))
  })
  return { people, overtimeMinutes, gross, deductions, net, repaid, breakdown }
})
