/** プラン: what anybody may choose now, with the prices of today (BILL-01, BILL-20). */
import { Effect } from "effect"
import { plansOnOffer } from "#modules/companies/index.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { planView } from "../views/plan-view.ts"

export const listPlans = Effect.fn("Billing.listPlans")(function* () {
  const today = yield* todayInJapan
  return (yield* plansOnOffer()).map((offered) => planView(offered, today))
})
