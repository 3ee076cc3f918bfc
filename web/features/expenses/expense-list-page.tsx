import { useLocation, useNavigate, useRouter } from "@tanstack/react-router"
import { Camera, Plus, Receipt } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ListPage } from "@/features/shell/list-page.tsx"
import { yen } from "@/lib/format.ts"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { may } from "@/lib/permissions.tsx"
import { ExpenseCard } from "./expense-card.tsx"
import { useExpenseColumns } from "./expense-columns.tsx"
import { ExpenseDialog } from "./expense-dialog.tsx"
import { ExpenseFilters } from "./expense-filters.tsx"
import { type Expense, expenseRows } from "./expense-queries.ts"
import { type ExpenseSearch, expenseSearch } from "./expense-search.ts"
import { ExpenseSums } from "./expense-sums.tsx"
import { useConditions } from "./use-conditions.ts"
import { useMoves } from "./use-moves.tsx"

const ExpenseForm = lazy(async () => ({ default: (await import("./expense-form.tsx")).ExpenseForm }))
const idOf = ({ id }: Expense) => id
type Writing = { readonly stored?: Expense; readonly again?: Expense }

/** /payment: one's own requests, or everybody's before who decides on them (PAY-13, SHELL-19). */
export function ExpenseListPage() {
  const { t } = useTranslation("expenses")
  const search = expenseSearch({ ...useLocation().search })
  const navigate = useNavigate()
  const router = useRouter()
  const { source, page } = usePagedRows(expenseRows(search), search.sort !== undefined)
  const [writing, setWriting] = useState<Writing>()
  const show = (next: ExpenseSearch) => {
    if (router.latestLocation.pathname === "/payment")
      void navigate({ to: "/payment", search: expenseSearch({ ...next }), replace: true })
  }
  const moves = useMoves()
  const open = (row: Expense) => show({ ...search, request: row.id })
  const isInbox = page !== undefined && may(page, "listAll")
  const list = useList<Expense>({
    name: "expenses",
    title: t("title"),
    unit: "items",
    columns: useExpenseColumns(open),
    idOf,
    nameOf: ({ amount, name }) => `${name} ${yen(amount)}`,
    source,
    sums: page === undefined ? null : { count: page.totalItems, of: { amount: page.sum } },
    sort: search.sort,
    onSort: (sort) => show({ ...search, sort }),
    conditions: useConditions(search),
    onClear: () => show({ sort: search.sort }),
    onOpen: open,
    card: (row) => <ExpenseCard row={row} isOwn={!isInbox} onOpen={open} />,
    rowLooks: ({ status }) => (status === 0 ? "text-muted-foreground" : undefined),
    selectedNote: (rows) => yen(rows.reduce((all, { amount }) => all + amount, 0)),
    ...(isInbox
      ? {
          actions: (["approve", "pay"] as const).map((what) => ({
            key: what,
            label: t(`act.${what}`),
            isPermitted: (row: Expense) => may(row, what),
            run: (rows: ReadonlyArray<Expense>) => moves.ask(what, rows),
            isBusy: moves.isBusy,
          })),
        }
      : {}),
  })
  const asks = page !== undefined && may(page, "ask")
  const ask = asks && (
    <Button onClick={() => setWriting({})}>
      <Plus aria-hidden="true" />
      {t("askFor")}
    </Button>
  )
  return (
    <ListPage
      list={list}
      title={t("title")}
      detail={page === undefined ? undefined : t("count", { count: page.totalItems, sum: yen(page.sum) })}
      actions={ask && <span className="max-md:hidden">{ask}</span>}
      hasPhoneTools={isInbox}
      filters={
        <>
          {page !== undefined && (
            <div className="w-full md:max-w-xl">
              <ExpenseSums sums={page.sums} />
            </div>
          )}
          <ExpenseFilters search={search} onChange={show} />
        </>
      }
      empty={
        <EmptyState icon={Receipt} title={t("nothing")} hint={t(asks ? "nothingHint" : "nothingHintInbox")}>
          {ask && <span className="max-md:hidden">{ask}</span>}
        </EmptyState>
      }
      noMatch={t("noMatch")}
    >
      {asks && (
        <div className="sticky bottom-0 z-10 border-t bg-background p-4 md:hidden">
          <Button size="dock" onClick={() => setWriting({})}>
            <Camera aria-hidden="true" />
            {t("take")}
          </Button>
        </div>
      )}
      {search.request !== undefined && writing === undefined && (
        <ExpenseDialog
          id={search.request}
          onClose={() => show({ ...search, request: undefined })}
          onEdit={(stored) => setWriting({ stored })}
          onAgain={asks ? (again) => setWriting({ again }) : undefined}
          ownId={page?.userId ?? undefined}
        />
      )}
      {moves.question}
      <Suspense>
        {writing !== undefined && page !== undefined && (
          <ExpenseForm
            {...writing}
            sites={page.sites}
            ownId={page.userId}
            onClose={() => {
              setWriting(undefined)
              if (writing.again !== undefined) show({ ...search, request: undefined })
            }}
          />
        )}
      </Suspense>
    </ListPage>
  )
}
