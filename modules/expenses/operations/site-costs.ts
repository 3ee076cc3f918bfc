/** What other modules ask of a month's costs. Nothing here checks who asks: the caller's own policy does. */
import { Effect } from "effect"
import { firstDayOf, type IsoMonth, lastDayOf } from "#modules/kernel/civil-day.ts"
import { fixedCostsByMonth, fixedCostsBySite } from "../repository/fixed-costs.ts"
import { approvedByMonth, approvedBySite } from "../repository/request-list.ts"
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

/** Of several months apart: approved expenses by site and month, fixed costs by site, month and title. Two statements. */
export const costsByMonth = Effect.fn("Expenses.costsByMonth")(function* (
  companyId: number,
  months: ReadonlyArray<IsoMonth>,
) {
  const [first, last] = [months[0], months.at(-1)]
  if (first === undefined || last === undefined) return { expenses: [], fixed: [] }
  const expenses = yield* approvedByMonth(companyId, firstDayOf(first), lastDayOf(last))
  return { expenses, fixed: yield* fixedCostsByMonth(companyId, months) }
})
