/** What an order would come to, by the rules that make its bill (BILL-17): counted, and stored nowhere. */
import { Effect } from "effect"
import { planById } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import type { AskPrice } from "../contract/order.ts"
import { orderedLater, orderedMembers, orderedTerm } from "../rules/order.ts"
import { orderQuoteView } from "../views/quote-view.ts"
import { termAsked, termOf } from "./order-plan.ts"
import { mayWithPlan, seenAccount } from "./own-plan.ts"
import { nextBillOf, planOfCompany } from "./show-plan.ts"

/** Without a plan: more months of the present one, or more people. Fails with Subscription_None for a plan that is none. */
export const askPrice = Effect.fn("Billing.askPrice")(function* (companyId: number, asked: AskPrice) {
  const { account } = yield* seenAccount(companyId, "readPayment")
  const today = yield* todayInJapan
  const planId = asked.subscriptionId ?? account.plan?.id
  const row = planId === undefined ? undefined : yield* planById(planId)
  if (row === undefined) return yield* refuse("Subscription_None")
  if (asked.totalUser !== undefined) return orderQuoteView(account, orderedMembers(account, asked.totalUser, today))
  const isLater = asked.subscriptionId !== undefined && termOf(asked, account) === "PAY_LATER"
  if (isLater && (asked.campaignCode ?? null) !== null)
    return yield* refuse("Invalid_Input", [{ field: "campaignCode", message: "campaignPrepaid" }])
  const term = yield* termAsked(asked, row)
  if (asked.subscriptionId === undefined) return orderQuoteView(account, orderedTerm(account, "extend", term, today))
  const after = isLater ? orderedLater(account, term.plan, today) : orderedTerm(account, "change", term, today)
  return orderQuoteView(account, after)
})

export const currentMonthPrice = Effect.fn("Billing.currentMonthPrice")(function* () {
  const { companyId } = yield* CurrentActor
  const { account } = yield* seenAccount(companyId, "readPayment")
  return yield* nextBillOf(account, yield* todayInJapan)
})

export const showPlan = Effect.fn("Billing.showPlan")(function* (companyId: number) {
  yield* mayWithPlan(companyId, "read")
  return yield* planOfCompany(companyId)
})
