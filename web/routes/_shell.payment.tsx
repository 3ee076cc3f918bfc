import { createFileRoute } from "@tanstack/react-router"
import { ExpenseListPage } from "@/features/expenses/expense-list-page.tsx"
import type { ExpenseSearch } from "@/features/expenses/expense-search.ts"

export const Route = createFileRoute("/_shell/payment")({
  validateSearch: (search: ExpenseSearch) => search,
  loader: async ({ location }) => {
    const { loadExpenses } = await import("@/features/expenses/expense-queries.ts")
    await loadExpenses(location.search)
  },
  component: ExpenseListPage,
})
