/** The door of expenses for other modules. */
export { expensesLive, fixedCostsLive } from "./live.ts"
export { createFixedCost } from "./operations/fixed-costs.ts"
export { receiptFiles } from "./operations/receipts.ts"
export { costsByMonth, costsOf, costsOfMonth } from "./operations/site-costs.ts"
export { expensesInWords } from "./policy/expense-words.ts"
export { seesFixedCosts } from "./policy/fixed-cost-policy.ts"
export { hasExpenses } from "./policy.ts"
export type { SiteCost } from "./rules/site-costs.ts"
