/** プラン: what anybody may choose now, with the prices of today (BILL-01, BILL-20). */
import { Effect } from "effect"
import { plansOnOffer } from "#modules/companies/index.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import type { PlanQuery } from "../contract/plan.ts"
import { planView } from "../views/plan-view.ts"
import { campaignOf, isOfPlan } from "./campaign-of-order.ts"

/** With a code: what plans cost by it. Fails as `campaignOf` does. */
export const listPlans = Effect.fn("Billing.listPlans")(function* ({ campaignCode }: PlanQuery) {
  const today = yield* todayInJapan
  const campaign = yield* campaignOf(campaignCode)
  return (yield* plansOnOffer()).map((offered) =>
    planView(offered, { today, campaign: campaign && isOfPlan(campaign, offered.plan) ? campaign : undefined }),
  )
})
