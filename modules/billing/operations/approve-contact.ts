/** プラン相談: what was agreed on becomes the company's plan, and is billed like any other (SUP-06). */
import { Effect } from "effect"
import { plans } from "#modules/companies/codes.ts"
import {
  type CompanyRow,
  companyForUpdate,
  holdSeats,
  optionById,
  type PlanRow,
  planById,
  saveCompany,
  savePaymentStanding,
  waysOpen,
} from "#modules/companies/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses, flags } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { found } from "#modules/kernel/policy.ts"
import { expired } from "#modules/kernel/version.ts"
import { adoptCompany, tell } from "#modules/kernel/write.ts"
import { seatsTaken } from "#modules/people/index.ts"
import type { ApproveContact } from "../contract/platform-plan.ts"
import { orderedLater, orderedTerm } from "../rules/order.ts"
import { loadAccount } from "./account.ts"
import { saveOrder, termAsked } from "./order-plan.ts"
import { orderTaker } from "./take-order.ts"
import { begin } from "./usage.ts"

type Fault = readonly [field: keyof ApproveContact, message: string]
const [notChosen, unknown] = [messageKey("notChosen"), messageKey("unknownField")]

const faultPriced = Effect.fnUntraced(function* (of: ApproveContact, plan: PlanRow) {
  const option = of.subscriptionOptionId === null ? undefined : yield* optionById(of.subscriptionOptionId)
  const isOffered = option?.planId === plan.id && option.status === flags.on
  const methods = yield* waysOpen(plan.paymentMethods)
  const faults: ReadonlyArray<readonly [boolean, Fault]> = [
    [of.subscriptionOptionId !== null && !isOffered, ["subscriptionOptionId", notChosen]],
    [of.paymentTerm === null, ["paymentTerm", notChosen]],
    [of.subscriptionOptionId !== null && of.paymentTerm === "PAY_LATER", ["paymentTerm", notChosen]],
    [!methods.includes(of.isBanking === flags.on ? "bank" : "credit"), ["isBanking", notChosen]],
  ]
  return faults.find(([isWrong]) => isWrong)?.[1]
})
const faultFree = (of: ApproveContact): Fault | undefined => {
  if (of.subscriptionOptionId !== null) return ["subscriptionOptionId", unknown]
  if (of.paymentTerm !== null) return ["paymentTerm", unknown]
  return of.isBanking === flags.on ? ["isBanking", unknown] : undefined
}

/**
 * Of a company that uses a plan: another plan, by the rules of a change (BILL-02). What is paid in advance is its own with
 * the payment, less the credit of unused days; what is paid afterwards at once. What it owes stays owed.
 */
const changeTo = Effect.fnUntraced(function* (company: CompanyRow, asked: ApproveContact, plan: PlanRow) {
  const { personId } = yield* CurrentPerson
  yield* holdSeats(company.id)
  if (plan.totalUser !== null && (yield* seatsTaken(company.id)).all > plan.totalUser)
    return yield* refuse("Company_Maximum_Member")
  const today = yield* todayInJapan
  const before = yield* loadAccount(company)
  const isAdvance = asked.paymentTerm === "PREPAYMENT"
  const term = yield* termAsked(asked, plan)
  const after = isAdvance ? orderedTerm(before, "change", term, today) : orderedLater(before, term.plan, today)
  const isBanking = asked.isBanking === flags.on
  yield* saveOrder(company, { before, after, isBanking }, personId)
  // What was agreed on says how the company pays from now on.
  yield* savePaymentStanding(company.id, { isBanking })
})

/** Of a company that waits for the platform or has never paid: its registration's plan. */
const registerWith = Effect.fnUntraced(function* (company: CompanyRow, asked: ApproveContact) {
  const { paymentTerm, subscriptionId, subscriptionOptionId } = asked
  const isBanking = asked.isBanking === flags.on
  // The end of a trial is no term that was paid for: what is agreed on begins, is billed and ends by itself.
  const leaves = company.subscriptionId === plans.trial ? { expiredAt: null } : {}
  yield* savePaymentStanding(company.id, { subscriptionId, subscriptionOptionId, paymentTerm, isBanking, ...leaves })
  yield* orderTaker.take({ company: yield* found(companyForUpdate(company.id)), by: yield* CurrentPerson })
  // Of one that was let in already no word of the platform follows: its months count from today.
  if (paymentTerm === "PAY_LATER" && company.status === activeStatuses.active) yield* begin(company.id)
})

/**
 * In the platform's scope, which goes on as the company's. Fails with Not_Found, with Subscription_Never where nobody
 * asked, with Update_Expired, with Company_Maximum_Member where it has more people than the plan lets in, and with
 * Invalid_Input for a plan that is a consultation itself or the trial, or is not paid like that.
 */
export const approveContact = Effect.fn("Billing.approveContact")(function* (companyId: number, asked: ApproveContact) {
  yield* adoptCompany(companyId)
  const row = yield* found(companyForUpdate(companyId))
  if (row.subscriptionContact === null) return yield* refuse("Subscription_Never")
  if (row.version !== asked.version) return yield* expired({ version: row.version })
  const plan = yield* planById(asked.subscriptionId)
  const fault: Fault | undefined =
    plan === undefined || plan.isContact || plan.id === plans.trial
      ? ["subscriptionId", messageKey("notChoice")]
      : plan.price > 0
        ? yield* faultPriced(asked, plan)
        : faultFree(asked)
  if (fault !== undefined || plan === undefined) {
    const [field, message] = fault ?? ["subscriptionId", notChosen]
    return yield* refuse("Invalid_Input", [{ field, message }])
  }
  yield* saveCompany(companyId, { subscriptionContact: null })
  const { isBanking, paymentTerm, subscriptionId, subscriptionOptionId } = asked
  yield* tell({
    action: "plan.approveContact",
    subject: `company:${companyId}`,
    before: { subscriptionId: row.subscriptionId, subscriptionContact: row.subscriptionContact },
    after: {
      subscriptionId,
      subscriptionOptionId,
      paymentTerm,
      isBanking: isBanking === flags.on,
      planName: plan.name,
    },
  })
  const isUsed = row.status === activeStatuses.active && row.paymentTerm !== null
  if (isUsed) yield* changeTo(row, asked, plan)
  else yield* registerWith(row, asked)
  return { companyId, name: row.name, planName: plan.name, version: row.version + 1 }
})
