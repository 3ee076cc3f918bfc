import { ById } from "#modules/kernel/fields/row.ts"
import { answer, c, callOf, refusals, std } from "#modules/kernel/http/contract.ts"
import type { ActionOf } from "#modules/kernel/policy.ts"
import { expensesCalls } from "./calls.ts"
import {
  AskExpense,
  DecideExpense,
  ListExpenses,
  PayExpense,
  UpdateExpense,
  WithdrawExpense,
} from "./contract/expense-input.ts"
import { ExpensePage, ExpenseView } from "./contract/expense-view.ts"
import {
  CreateFixedCost,
  FixedCostPage,
  FixedCostView,
  ListFixedCosts,
  UpdateFixedCost,
} from "./contract/fixed-cost.ts"
import type { fixedCostPolicy } from "./policy/fixed-cost-policy.ts"
import type { expenseListPolicy, expensePolicy } from "./policy.ts"

type Action = ActionOf<typeof expensePolicy | typeof expenseListPolicy | typeof fixedCostPolicy>
const call = callOf<Action>()
const read = <const A extends Action>(action: A) => call({ action, kind: "read", access: "company" })
const write = <const A extends Action>(action: A) => call({ action, kind: "write", access: "company" })
const responses = { 200: answer(ExpenseView), ...refusals }
const listed = { body: std(ListExpenses), responses: { 200: std(ExpensePage), ...refusals } }

export const expensesContract = c.router({
  list: { ...expensesCalls.list, ...listed, metadata: read("expenses.list") },
  ofStaff: { ...expensesCalls.ofStaff, ...listed, pathParams: std(ById), metadata: read("expenses.list") },
  ofSite: { ...expensesCalls.ofSite, ...listed, pathParams: std(ById), metadata: read("expenses.listAll") },
  ask: { ...expensesCalls.ask, body: std(AskExpense), responses, metadata: write("expenses.ask") },
  details: { ...expensesCalls.details, pathParams: std(ById), responses, metadata: read("expense.read") },
  update: {
    ...expensesCalls.update,
    pathParams: std(ById),
    body: std(UpdateExpense),
    responses,
    metadata: write("expense.edit"),
  },
  withdraw: {
    ...expensesCalls.withdraw,
    pathParams: std(ById),
    body: std(WithdrawExpense),
    responses,
    metadata: write("expense.withdraw"),
  },
  decide: {
    ...expensesCalls.decide,
    pathParams: std(ById),
    body: std(DecideExpense),
    responses,
    metadata: write("expense.approve"),
  },
  pay: {
    ...expensesCalls.pay,
    pathParams: std(ById),
    body: std(PayExpense),
    responses,
    metadata: write("expense.pay"),
  },
  listFixedCosts: {
    ...expensesCalls.listFixedCosts,
    query: std(ListFixedCosts),
    responses: { 200: std(FixedCostPage), ...refusals },
    metadata: read("fixedCost.read"),
  },
  createFixedCost: {
    ...expensesCalls.createFixedCost,
    body: std(CreateFixedCost),
    responses: { 200: answer(FixedCostView), ...refusals },
    metadata: write("fixedCost.create"),
  },
  updateFixedCost: {
    ...expensesCalls.updateFixedCost,
    pathParams: std(ById),
    body: std(UpdateFixedCost),
    responses: { 200: answer(FixedCostView), ...refusals },
    metadata: write("fixedCost.edit"),
  },
})
