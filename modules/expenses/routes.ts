import { implement } from "#modules/kernel/http/serve.ts"
import { expensesContract } from "./contract.ts"
import { askExpense, updateExpense } from "./operations/ask-expense.ts"
import { createFixedCost, listFixedCosts, updateFixedCost } from "./operations/fixed-costs.ts"
import { expensesOfSite, expensesOfStaff, listExpenses } from "./operations/list-expenses.ts"
import { decideExpense, payExpense, withdrawExpense } from "./operations/move-expense.ts"
import { expenseDetails } from "./operations/show-expense.ts"

export const expensesRoutes = implement(expensesContract, {
  list: ({ body }) => listExpenses(body),
  ofStaff: ({ params, body }) => expensesOfStaff(params.id, body),
  ofSite: ({ params, body }) => expensesOfSite(params.id, body),
  ask: ({ body }) => askExpense(body),
  details: ({ params }) => expenseDetails(params.id),
  update: ({ params, body }) => updateExpense(params.id, body),
  withdraw: ({ params, body }) => withdrawExpense(params.id, body),
  decide: ({ params, body }) => decideExpense(params.id, body),
  pay: ({ params, body }) => payExpense(params.id, body),
  listFixedCosts: ({ query }) => listFixedCosts(query),
  createFixedCost: ({ body }) => createFixedCost(body),
  updateFixedCost: ({ params, body }) => updateFixedCost(params.id, body),
})
