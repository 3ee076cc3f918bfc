/** Expenses of the server: the own list or the inbox, those of a person, and one request. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { expenseCategories } from "#modules/expenses/codes.ts"
import { requestStatuses } from "#modules/kernel/codes.ts"
import { loadTexts } from "@/i18n/i18n.ts"
import { isDay } from "@/lib/address.ts"
import { data, page } from "@/lib/client.ts"
import { pagedRows } from "@/lib/list/paged-rows.ts"
import { queryClient } from "@/lib/query-client.ts"
import { expenses } from "./client.ts"
import { type ExpenseSearch, expenseSearch } from "./expense-search.ts"

export const expensesKey = ["expenses"]
const one = <Values extends ReadonlyArray<number>>(
  values: Values,
  value: number | undefined,
): Values[number] | undefined => values.find((known) => known === value)

const bodyOf = ({ category, from, paid, q, status, to }: ExpenseSearch) => {
  const inState = one(Object.values(requestStatuses), status)
  const ofCategory = one(Object.values(expenseCategories), category)
  return {
    ...(q === undefined ? {} : { keyword: q }),
    ...(inState === undefined ? {} : { status: inState }),
    ...(ofCategory === undefined ? {} : { category: ofCategory }),
    ...(paid === undefined ? {} : { paymentStatus: paid }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  }
}
interface Asked {
  readonly pageIndex: number
  readonly pageSize: number
}
const fetchPage = (search: ExpenseSearch, asked: Asked, staffId?: number) => {
  const body = { ...bodyOf(search), ...asked }
  return page(staffId === undefined ? expenses.list({ body }) : expenses.ofStaff({ params: { id: staffId }, body }))
}
export type ExpensePage = Awaited<ReturnType<typeof fetchPage>>
export type Expense = ExpensePage["data"][number]

/** The list under these filters, whatever its order and whichever request is open. */
export const expenseRows = ({ request: _, sort: __, ...filters }: ExpenseSearch, staffId?: number) =>
  pagedRows<Expense, ExpensePage>([...expensesKey, "list", staffId ?? 0, filters], (asked) =>
    fetchPage(filters, asked, staffId),
  )
/** What this person may do with expenses as a whole, without the list. */
export const expenseFrame = queryOptions({
  queryKey: [...expensesKey, "frame"],
  queryFn: () => fetchPage({}, { pageIndex: 1, pageSize: 1 }),
})
/** So many of a site at first, and so many more at each press. */
export const shownOfSite = 5
export const expensesOfSite = (siteId: number, count: number) =>
  queryOptions({
    queryKey: [...expensesKey, "site", siteId, count],
    queryFn: () => page(expenses.ofSite({ params: { id: siteId }, body: { pageIndex: 1, pageSize: count } })),
    placeholderData: keepPreviousData,
  })
/** Whatever was asked for with this day on its receipt, for any site and none. */
export const expensesOfDay = (day: string) =>
  queryOptions({
    queryKey: [...expensesKey, "day", day],
    queryFn: () => fetchPage({ from: day, to: day }, { pageIndex: 1, pageSize: 1000 }),
    enabled: isDay(day),
  })
export const expenseQuery = (id: number) =>
  queryOptions({ queryKey: [...expensesKey, "one", id], queryFn: () => data(expenses.details({ params: { id } })) })

export const loadExpenses = async (address: object) => {
  await Promise.all([
    queryClient.ensureInfiniteQueryData(expenseRows(expenseSearch({ ...address })).first),
    loadTexts("expenses", "list", "form"),
  ])
}
