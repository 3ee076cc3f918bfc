import { useNavigate } from "@tanstack/react-router"
import { Receipt } from "lucide-react"
import { useTranslation } from "react-i18next"
import { RecordList } from "@/components/list/record-list.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { yen } from "@/lib/format.ts"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { ExpenseCard } from "./expense-card.tsx"
import { useExpenseColumns } from "./expense-columns.tsx"
import { ExpenseFilters } from "./expense-filters.tsx"
import { type Expense, expenseRows } from "./expense-queries.ts"
import type { ExpenseSearch } from "./expense-search.ts"
import { ExpenseSums } from "./expense-sums.tsx"
import { useConditions } from "./use-conditions.ts"

type Filters = Pick<ExpenseSearch, "category" | "paid" | "q" | "sort" | "status">
const idOf = ({ id }: Expense) => id

/** The expenses of one person, with filters and totals (STAFF-16, STAFF-25); one opens on /payment. */
export function StaffExpenses({
  id,
  search,
  onChange,
}: {
  readonly id: number
  /** What stands in the address of the page. */
  readonly search: Filters
  readonly onChange: (next: Filters) => void
}) {
  const { t } = useTranslation("expenses")
  const navigate = useNavigate()
  const { source, page } = usePagedRows(expenseRows(search, id), search.sort !== undefined)
  const open = (row: Expense) => void navigate({ to: "/payment", search: { request: row.id } })
  const list = useList<Expense>({
    name: "staff.expenses",
    title: t("title"),
    unit: "items",
    columns: useExpenseColumns(open),
    idOf,
    nameOf: ({ amount, date }) => `${date} ${yen(amount)}`,
    source,
    sums: page === undefined ? null : { count: page.totalItems, of: { amount: page.sum } },
    sort: search.sort,
    onSort: (sort) => onChange({ ...search, sort }),
    conditions: useConditions(search),
    onClear: () => onChange({ sort: search.sort }),
    onOpen: open,
    card: (row) => <ExpenseCard row={row} isOwn onOpen={open} />,
  })
  return (
    <>
      {page !== undefined && <ExpenseSums sums={page.sums} />}
      <RecordList
        list={list}
        filters={<ExpenseFilters search={search} onChange={onChange} />}
        empty={<EmptyState icon={Receipt} title={t("nothing")} hint={t("nothingHintOf")} />}
      />
    </>
  )
}
