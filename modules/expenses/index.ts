/** The door of expenses for other modules. */
export { expensesLive } from "./live.ts"
export { receiptFiles } from "./operations/receipts.ts"
export { expensesInWords } from "./policy/expense-words.ts"
export { hasExpenses } from "./policy.ts"
