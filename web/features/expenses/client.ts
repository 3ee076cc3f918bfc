import { expensesCalls } from "#modules/expenses/calls.ts"
import type { expensesContract } from "#modules/expenses/contract.ts"
import { clientOf } from "@/lib/client.ts"

export const expenses = clientOf<typeof expensesContract>(expensesCalls)
