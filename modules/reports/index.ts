/** The door of reports for other modules. */
export { revenueLive } from "./live.ts"
export { createRevenue } from "./operations/fixed-price.ts"
export { revenueInWords } from "./policy/revenue-words.ts"
export { seesRevenue } from "./policy.ts"
