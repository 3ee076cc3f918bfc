/** The door of billing: the composition root lets it take companies' orders, the command line decides transfers. */
export { billingMonths, billMonths } from "./operations/bill-months.ts"
export { decideTransfer } from "./operations/decide-transfer.ts"
export { billsOfCompany, listTransfers, transferToDecide } from "./operations/platform-transfers.ts"
export { orderTaker } from "./operations/take-order.ts"
export { followsDecisions } from "./operations/usage.ts"
export { billInWords } from "./policy/bill-words.ts"
export { planInWords } from "./policy/plan-words.ts"
