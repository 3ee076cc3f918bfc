/** プラン of the platform: made, changed, hidden and shown again, with what several months at once bring (SUP-04, BILL-01). */
import { Effect } from "effect"
import {
  closeOption,
  companiesByPlan,
  everyOption,
  everyPlan,
  insertPlan,
  openOption,
  type PlanRow,
  planForUpdate,
  savePlan,
} from "#modules/companies/index.ts"
import { flags } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { found } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import type { OptionGiven, PlanStatus, PlatformPlan, SavePlan, UpdatePlan } from "../contract/platform-plan.ts"
import { faultInPlan, optionsMoved } from "../rules/platform-plan.ts"

const { off, on } = flags

const viewing = Effect.gen(function* () {
  const [options, companies] = [yield* everyOption(), yield* companiesByPlan()]
  return (plan: PlanRow): PlatformPlan => ({
    id: plan.id,
    name: plan.name,
    price: plan.price,
    totalUser: plan.totalUser,
    description: plan.description,
    isContact: plan.isContact ? on : off,
    paymentMethods: plan.paymentMethods,
    status: plan.status,
    companies: companies.get(plan.id) ?? 0,
    subscriptionOptions: options
      .filter(({ planId, status }) => planId === plan.id && status === on)
      .map(({ benefit, benefitValue, id, months }) => ({ id, numberOfPaymentMonths: months, benefit, benefitValue })),
    version: plan.version,
  })
})

/** Hidden ones too, by their number. */
export const listPlatformPlans = Effect.fn("Billing.listPlatformPlans")(function* () {
  const rows = yield* everyPlan()
  return rows.toSorted((one, other) => one.id - other.id).map(yield* viewing)
})

const checked = Effect.fnUntraced(function* (asked: SavePlan, id?: number) {
  const fault = faultInPlan(asked, id)
  if (fault === undefined) return
  const [field, message] = fault
  return yield* refuse("Invalid_Input", [{ field, message: message }])
})

const columnsOf = ({ description, isContact, name, paymentMethods, price, totalUser }: SavePlan) => ({
  ...{ name, price, totalUser, description },
  isContact: isContact === on,
  paymentMethods: [...new Set(paymentMethods)],
})

const saveOptions = Effect.fnUntraced(function* (planId: number, wanted: ReadonlyArray<OptionGiven>) {
  const open = (yield* everyOption()).filter((one) => one.planId === planId && one.status === on)
  const { closed, opened } = optionsMoved(open, wanted)
  yield* Effect.forEach(closed, closeOption, { discard: true })
  for (const { benefit, benefitValue, numberOfPaymentMonths } of opened)
    yield* openOption({ planId, months: numberOfPaymentMonths, benefit, benefitValue })
})

/** Fails with Invalid_Input for what does not go together: a price and its ways of payment, months named twice. */
export const createPlan = Effect.fn("Billing.createPlan")(function* (asked: SavePlan) {
  yield* checked(asked)
  const made = yield* found(insertPlan(columnsOf(asked)))
  yield* saveOptions(made.id, asked.subscriptionOptions)
  const view = (yield* viewing)(made)
  yield* tell({ action: "plan.create", subject: `plan:${made.id}`, after: view })
  return view
})

const before = Effect.fnUntraced(function* (id: number, version: number) {
  const row = yield* found(planForUpdate(id))
  const view = (yield* viewing)(row)
  yield* refuseExpired(version, row.version, Effect.succeed(view))
  return view
})

/** Bills that are made, and what is used and paid afterwards, keep the price of their day. Fails with Not_Found, Update_Expired, Invalid_Input. */
export const updatePlan = Effect.fn("Billing.updatePlan")(function* (id: number, asked: UpdatePlan) {
  const stood = yield* before(id, asked.version)
  yield* checked(asked, id)
  const saved = yield* found(savePlan(id, columnsOf(asked)))
  yield* saveOptions(id, asked.subscriptionOptions)
  const after = (yield* viewing)(saved)
  yield* tell({ action: "plan.update", subject: `plan:${id}`, before: stood, after })
  return after
})

/** Fails with Not_Found and Update_Expired. */
export const setPlanStatus = Effect.fn("Billing.setPlanStatus")(function* (
  id: number,
  { status, version }: PlanStatus,
) {
  const stood = yield* before(id, version)
  const after = (yield* viewing)(yield* found(savePlan(id, { status })))
  yield* tell({
    action: status === on ? "plan.show" : "plan.hide",
    subject: `plan:${id}`,
    before: { status: stood.status },
    after: { status },
  })
  return after
})
