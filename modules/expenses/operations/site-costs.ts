/** What other modules ask of a month's costs. Nothing here checks who asks: the caller's own policy does. */
import { Effect } from "effect"
import { firstDayOf, type IsoMonth, lastDayOf } from "#modules/kernel/civil-day.ts"
import { fixedCostsBySite } from "../repository/fixed-costs.ts"
import { approvedBySite } from "../repository/request-list.ts"
import { noCost, siteCosts } from "../rules/site-costs.ts"

/** Approved expenses and fixed costs of a month, by site; the company's own stand at null. Two statements. */
export const costsOfMonth = Effect.fn("Expenses.costsOfMonth")(function* (companyId: number, month: IsoMonth) {
  const expenses = yield* approvedBySite(companyId, firstDayOf(month), lastDayOf(month))
  return siteCosts(expenses, yield* fixedCostsBySite(companyId, month))
})

/** The same of one site. */
export const costsOf = Effect.fn("Expenses.costsOf")(function* (companyId: number, siteId: number, month: IsoMonth) {
  return (yield* costsOfMonth(companyId, month)).find((one) => one.siteId === siteId) ?? noCost(siteId)
})
