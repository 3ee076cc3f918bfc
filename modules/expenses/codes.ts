/** Enumerations of expenses with their words and numbers; browser-safe. */

/** 経費の区分 (0§9), in the specification's order. */
export const expenseCategories = {
  transport: 1,
  entertainment: 2,
  consumables: 3,
  meeting: 4,
  welfare: 5,
  other: 6,
} as const
export type ExpenseCategory = keyof typeof expenseCategories

/** Receipts of one request at most. */
export const mostReceipts = 10
